import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * How many of a page's parts are drawn: those that are seen `atOnce`, then one after another, so that the page answers
 * between them; in one piece a long form holds a phone for a second.
 */
export function useInTurn(count: number, atOnce: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn < count) return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
    return undefined;
  }, [drawn, count]);
  return Math.min(drawn, count);
}
