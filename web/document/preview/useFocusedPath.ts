import { useEffect, useState } from 'react';
import { inputId } from '../../kit/fields/focus.ts';

const PREFIX = inputId('');

/** Path of the form field that has the focus, or had it last. */
export function useFocusedPath(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const look = ({ target }: FocusEvent): void => {
      const id = target instanceof HTMLElement ? target.id : '';
      if (id.startsWith(PREFIX)) setPath(id.slice(PREFIX.length));
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  return path;
}
