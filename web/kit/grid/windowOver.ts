import { createContext, useContext, useEffect } from 'react';

/** Told whether a window stands over the lines, asking about the form in which they were when it opened. */
export const WindowOver = createContext<(open: boolean) => void>(() => undefined);

/** Keeps that form under the window that calls it, however narrow the page becomes meanwhile. */
export function useWindowOver(): void {
  const tell = useContext(WindowOver);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
}
