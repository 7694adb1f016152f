/** What of a session is needed to read its document anew. */
export interface Rereadable {
  reload: () => Promise<unknown>;
  snapshot: () => { header: { LOCK: number } };
}

/**
 * Reads a document anew until it is no older than what is known of it, one reading at a time: a lock that is told while
 * one is under way is caught up with after it. A reading that brought nothing newer is the last, until more is told.
 */
export function catchUpOf(session: Rereadable): (lock: number) => Promise<void> {
  let known = 0;
  let reading: Promise<void> | undefined;
  const lockNow = (): number => session.snapshot().header.LOCK;
  const read = async (): Promise<void> => {
    for (let before = -1; lockNow() < known && lockNow() !== before;) {
      before = lockNow();
      await session.reload();
    }
  };
  return (lock) => {
    known = Math.max(known, lock);
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  };
}
