import { useEffect, useRef, useState } from 'react';
import { PlainInput } from '../../kit/simple.tsx';
import { targetOf } from '../../kit/targetOf.ts';

const WAIT_MS = 250;
const SEARCH = '#list-search';
const FIRST_ROW = '.d-table tbody tr';

/** Where a key leads in a page that is a list: `/` to the search, j to the first row, the arrow down from one to the other. */
function placeOf(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = targetOf(event);
  if (target?.matches(SEARCH)) return event.key === 'ArrowDown' ? FIRST_ROW : undefined;
  if (target?.closest('input, textarea, select, [role=dialog]')) return undefined;
  if (event.key === 'j' && target?.closest('tbody tr')) return undefined;
  return { '/': SEARCH, j: FIRST_ROW }[event.key];
}

/** Search box of a list: focused at once, and it asks when the typing rests. */
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
  // The address says another one: a menu, a saved view or the way back asked for it.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => tell.current((asked.current = text)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const place = placeOf(event);
      if (!place) return;
      event.preventDefault();
      window.document.querySelector<HTMLElement>(place)?.focus();
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
