import { useEffect, useEffectEvent } from 'react';
import { targetOf } from '../kit/targetOf.ts';

const isTyping = (target: Element | undefined): boolean =>
  Boolean(target?.closest('input, textarea, select, [contenteditable]'));

/** A cell of a sheet begins to be typed in with whatever sign. */
const takesNoLetters = (target: Element | undefined): boolean =>
  !isTyping(target) && !target?.closest('[role=gridcell]') && !window.document.querySelector('[role=dialog]');

/** A list searches in itself; elsewhere there is everything to search. */
const opensPalette = (event: KeyboardEvent): boolean =>
  ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'k') ||
  (event.key === '/' && !event.defaultPrevented && takesNoLetters(targetOf(event)));

/** An editor shows the keys of its own. */
const opensKeys = (event: KeyboardEvent): boolean =>
  event.key === '?' && takesNoLetters(targetOf(event)) && !window.document.querySelector('.d-editor');

/** The keys that are the same on every page. */
export function useShellKeys(acts: { palette: () => void; keys: () => void; escape: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) return acts.escape();
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
