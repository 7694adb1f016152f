import { useEffect, useState } from 'react';
import { CELL_EVENT, inputId } from '../../kit/fields/focus.ts';

const PREFIX = inputId('');

/** Path of the form field or sheet's cell that has the focus, or had it last. */
export function useFocusedPath(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const look = ({ target }: FocusEvent): void => {
      const id = target instanceof HTMLElement ? target.id : '';
      if (id.startsWith(PREFIX)) setPath(id.slice(PREFIX.length));
    };
    const cell = (event: Event): void => setPath((event as CustomEvent<string>).detail);
    window.document.addEventListener('focusin', look);
    window.document.addEventListener(CELL_EVENT, cell);
    return () => {
      window.document.removeEventListener('focusin', look);
      window.document.removeEventListener(CELL_EVENT, cell);
    };
  }, []);
  return path;
}
