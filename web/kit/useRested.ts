import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Longer than a slow phone takes to draw a document. */
const DRAWN_MS = 3000;

/** Whether what came into being with `begun` had time to be drawn and the page rested since. Once true it stays so. */
export function useRested(begun: boolean): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!begun || rested) return;
    let waiting: () => void = () => undefined;
    const timer = setTimeout(() => {
      waiting = whenIdle(() => startTransition(() => setRested(true)));
    }, DRAWN_MS);
    return () => {
      clearTimeout(timer);
      waiting();
    };
  }, [begun, rested]);
  return rested;
}
