/** A page that never rests goes on all the same. */
const WAITS_MS = 100;

/** Does something when the page has nothing else to do; returns how not to. Safari cannot tell when that is. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: WAITS_MS });
  return () => cancelIdleCallback(asked);
}
