/** Less is the way of an answer and the whole seconds of its header; no day hangs on it. */
const TOLERATED_MS = 60_000;

const listeners = new Set<() => void>();
let ahead = 0;

/** Tells when the server turns out to keep another time than was known; returns the way to stop listening. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the server's time from the `Date` of an answer. */
export function noticeTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  if (Math.abs(difference - ahead) <= TOLERATED_MS) return;
  ahead = Math.abs(difference) <= TOLERATED_MS ? 0 : difference;
  listeners.forEach((listener) => listener());
}

/**
 * The time that the server keeps, by which it judges what is saved. A clock that is set wrongly here would tell the person
 * another day, and so other rates and lists, than the declaration gets.
 */
export const serverNow = (): Date => new Date(Date.now() + ahead);
