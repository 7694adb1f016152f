import { useEffect, useEffectEvent } from 'react';
import { targetOf } from '../kit/targetOf.ts';
import { underWindow } from '../kit/underWindow.ts';

/** Where a sign is written; a cell of a sheet begins to be typed in with whatever sign. */
const LETTERS = 'input, textarea, select, [contenteditable], [role=gridcell]';

const takesNoLetters = (event: KeyboardEvent): boolean => !targetOf(event)?.closest(LETTERS);

/** A list searches in itself; elsewhere there is everything to search. */
const opensPalette = (event: KeyboardEvent): boolean =>
  ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') ||
  (event.key === '/' && !event.defaultPrevented && takesNoLetters(event));

/** An editor shows the keys of its own. */
const opensKeys = (event: KeyboardEvent): boolean =>
  event.key === '?' && takesNoLetters(event) && !window.document.querySelector('.d-editor');

/** The keys that are the same on every page; under a window they do nothing, for the person is at that. */
export function useShellKeys(acts: { palette: () => void; keys: () => void; escape: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) return acts.escape();
    if (underWindow()) return;
    if (opensPalette(event)) acts.palette();
    else if (opensKeys(event)) acts.keys();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
