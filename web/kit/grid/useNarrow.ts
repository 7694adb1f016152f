import { useSyncExternalStore } from 'react';

const match = (width: number): MediaQueryList => window.matchMedia(`(max-width: ${width - 0.1}px)`);

/** Whether the window is narrower; breakpoints are 768 (phone) and 992 (desktop) as spec 9 says. */
export function useNarrow(width: 768 | 992 = 768): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = match(width);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => match(width).matches,
  );
}
