import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the window is narrower; breakpoints are 768 (phone) and 992 (desktop) as spec 9 says. */
export const useNarrow = (width: 768 | 992 = 768): boolean => useMedia(`(max-width: ${width - 0.1}px)`);

/**
 * A phone, where lines and rows are cards; `kit.css` says the same. A desk's screen at twice its size is as narrow, but is
 * worked with mouse and keys: there nothing may be lost (WCAG 1.4.4, product 45).
 */
export const CARDS = '(max-width: 479.9px), (max-width: 767.9px) and (pointer: coarse)';

export const useCards = (): boolean => useMedia(CARDS);
