import { useEffect, useRef, type ReactNode } from 'react';
import { targetOf } from './targetOf.ts';

/**
 * A button of a bar with what hangs below it: a name, facts, links. Escape and a click beside it close it and the focus
 * is the button's again; nothing of the page is held meanwhile.
 */
export function Dropdown(props: {
  button: ReactNode;
  label: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { opened, onClose } = props;
  const frame = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close.current();
      frame.current?.querySelector('button')?.focus();
    };
    const onPress = (event: Event): void => {
      if (!frame.current?.contains(targetOf(event) ?? null)) close.current();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [opened]);
  return (
    <div className="d-hanging" ref={frame}>
      {props.button}
      {opened && (
        <div role="dialog" aria-label={props.label} className="d-dropdown">
          {props.children}
        </div>
      )}
    </div>
  );
}
