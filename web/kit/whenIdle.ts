/** What is soon to be seen does not wait longer for a page that never rests. */
const SOON_MS = 100;

/**
 * Does something when the page has nothing else to do, and within so many milliseconds all the same; returns how not to.
 * Safari cannot tell when a page rests.
 */
export function whenIdle(work: () => void, within = SOON_MS): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: within });
  return () => cancelIdleCallback(asked);
}
