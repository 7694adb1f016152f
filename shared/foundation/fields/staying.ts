const staying = new Map<string, object>();

/**
 * Keeps one object of a kind, the latest: what the engine has learned of a kind is forgotten with its last object, and
 * the next file would be read by slow code until all is learned anew. None that is kept may hold a file.
 */
export function keepOne<T extends object>(kind: string, one: T): T {
  staying.set(kind, one);
  return one;
}
