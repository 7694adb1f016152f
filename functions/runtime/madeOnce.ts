/**
 * Makes something at the first call and keeps it for the life of the process. What could not be made is not kept: the
 * next call tries again, so that one failed answer at the start does not spoil every call after it.
 */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
