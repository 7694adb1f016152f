/**
 * Remembers the last results by a key that names everything they follow from; a failed promise is forgotten. For work
 * that the same few requests ask for again and again.
 */
export function recentResults<R>(most: number): (key: string, make: () => R) => R {
  const known = new Map<string, R>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) {
      known.delete(key);
      known.set(key, found);
      return found;
    }
    const made = make();
    known.set(key, made);
    if (made instanceof Promise) made.catch(() => known.delete(key));
    const oldest = known.keys().next();
    if (known.size > most && !oldest.done) known.delete(oldest.value);
    return made;
  };
}
