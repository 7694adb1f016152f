import { Modal } from '@mantine/core';
import { useSyncExternalStore, type ReactNode } from 'react';
import { dialogStore } from './dialogs/dialogStore.ts';
import { beginAtField } from './firstField.ts';
import { ReturnFocus } from './ReturnFocus.tsx';

export interface DialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  wide?: boolean;
  /** It only shows something, so that Escape and a click beside it lose nothing. */
  escapes?: boolean;
  /** For a table of many columns. */
  widest?: boolean;
  children: ReactNode;
}

/** What a window is drawn with, by the library: the focus goes to its first field, and back to what opened it. */
export function WindowFrame(props: DialogProps) {
  // What is asked over it is left by its own buttons, and Escape there is not meant for what lies below.
  const asked = useSyncExternalStore(dialogStore.subscribe, dialogStore.get).length > 0;
  const escapes = props.escapes === true && !asked;
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size={props.widest ? 1240 : props.wide ? 'xl' : 'md'}
      closeOnEscape={escapes}
      closeOnClickOutside={escapes}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={{
        title: 'd-dialog-title',
        content: props.wide || props.widest ? 'd-window-wide' : '',
      }}
      // The library draws a <header>, which outside a section would be a second banner of the page; and it ties the
      // title to the window a moment late, when a screen reader has already said that the window has no name.
      attributes={{ header: { role: 'presentation' }, content: { 'aria-label': props.title } }}
    >
      <ReturnFocus />
      {props.children}
      <span hidden ref={beginAtField} />
    </Modal>
  );
}
