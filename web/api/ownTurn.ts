/** Those that wait to go, in the order in which they came. */
const waiting: (() => void)[] = [];
let running = false;

function next(): void {
  const go = waiting.shift();
  running = go !== undefined;
  if (!go) return;
  go();
  setTimeout(next);
}

/**
 * A question goes at once, but of several that are asked together each goes in a turn of the page of its own: a `fetch`
 * takes some milliseconds, and a page that asks eight things in one piece does not answer meanwhile. Not for what is
 * saved: whoever leaves the page has no further turn.
 */
export function ownTurn(): Promise<void> {
  if (running) return new Promise((resolve) => waiting.push(resolve));
  running = true;
  setTimeout(next);
  return Promise.resolve();
}
