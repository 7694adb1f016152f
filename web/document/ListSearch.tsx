import { useEffect, useRef, useState } from 'react';
import { PlainInput } from '../kit/simple.tsx';
import { targetOf } from '../kit/targetOf.ts';

const WAIT_MS = 250;

/** Search box of a list: focused at once, `/` comes back to it, and it asks when the typing rests. */
export function ListSearch({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const asked = useRef(value);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => tell.current((asked.current = text)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || targetOf(event)?.closest('input, textarea')) return;
      event.preventDefault();
      document.getElementById('list-search')?.focus();
    };
    // Before the shell, which was here first and would look for everything.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return (
    <div className="d-search">
      <PlainInput
        id="list-search"
        type="search"
        autoFocus
        aria-label={label}
        label=""
        placeholder={label}
        value={text}
        onChange={setText}
      />
    </div>
  );
}
