import { useEffect, useState, type RefObject } from 'react';

/** What shares the window's width with the sheet. */
const FRAME = '.d-split';

/**
 * Pixels that the sheet takes at its right, over the panel, while somebody works in it; its left edge, and with it every
 * cell, stays where it is. Whoever goes to the form or to the panel finds them as they were.
 */
export function useWholeWidth(element: RefObject<HTMLElement | null>, wanted: boolean): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const sheet = element.current;
    const frame = sheet?.closest(FRAME);
    const beside = sheet?.parentElement;
    if (!sheet || !frame || !beside || !wanted) return;
    let inside = sheet.contains(window.document.activeElement);
    const fit = (): void => {
      const free = frame.getBoundingClientRect().right - beside.getBoundingClientRect().right;
      setRoom(inside ? Math.max(0, free) : 0);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      // A dialog of the sheet leaves it as it is.
      if (!(target instanceof Node) || !frame.contains(target)) return;
      inside = sheet.contains(target);
      fit();
    };
    const resized = new ResizeObserver(fit);
    resized.observe(frame);
    window.document.addEventListener('focusin', onFocus);
    return () => {
      resized.disconnect();
      window.document.removeEventListener('focusin', onFocus);
    };
  }, [element, wanted]);
  return wanted ? room : 0;
}
