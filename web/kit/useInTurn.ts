import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Parts that stand on the first screen of a page. */
const AT_ONCE = 2;
/**
 * How many of a page's parts are drawn: the first ones at once, then one after another, so that the page answers between
 * them; in one piece a long form holds a phone for a second.
 */
export function useInTurn(count: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    if (drawn < count) return whenIdle(() => startTransition(() => setDrawn(drawn + 1)));
    return undefined;
  }, [drawn, count]);
  return Math.min(drawn, count);
}
