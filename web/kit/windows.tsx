import { Button as LibraryButton, Menu, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { ReturnFocus } from './ReturnFocus.tsx';

export interface MenuAction {
  label: string;
  icon?: string;
  run: () => void;
  disabled?: boolean;
  danger?: boolean;
}

export function ActionMenu({
  label,
  actions,
  icon = 'more',
}: {
  label: string;
  actions: MenuAction[];
  icon?: string;
}) {
  if (actions.length === 0) return null;
  // The words of a menu stand in one line, whether they have a sign or not.
  const blank = actions.some((each) => each.icon) ? <span className="d-menu-blank" /> : undefined;
  return (
    <Menu position="bottom-end" withinPortal zIndex={350}>
      <Menu.Target>
        <LibraryButton variant="default" leftSection={<Icon name={icon} />}>
          {label}
        </LibraryButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            disabled={action.disabled ?? false}
            className={action.danger ? 'd-danger-text' : ''}
            leftSection={action.icon ? <Icon name={action.icon} /> : blank}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Window over the page for a form or a list; left through its own buttons or the cross. A form is never left by Escape
 * (spec 5, form dialogs); what only shows something is.
 */
export function Dialog(props: {
  title: string;
  opened: boolean;
  onClose: () => void;
  wide?: boolean;
  /** It only shows something, so that Escape and a click beside it lose nothing. */
  escapes?: boolean;
  /** For a table of many columns. */
  widest?: boolean;
  children: ReactNode;
}) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size={props.widest ? 1240 : props.wide ? 'xl' : 'md'}
      closeOnEscape={props.escapes ?? false}
      closeOnClickOutside={props.escapes ?? false}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={{ title: 'd-dialog-title' }}
      // The library draws a <header>, which outside a section would be a second banner of the page; and it ties the
      // title to the window a moment late, when a screen reader has already said that the window has no name.
      attributes={{ header: { role: 'presentation' }, content: { 'aria-label': props.title } }}
    >
      <ReturnFocus />
      {props.children}
    </Modal>
  );
}
