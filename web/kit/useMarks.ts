import { useState } from 'react';

/**
 * Marks of rows that are on screen, in their order: what a filter, a search or another page takes out of sight is marked no
 * longer, so that nothing is done to rows that nobody sees.
 */
export function useMarks(
  keys: readonly string[],
): readonly [marked: readonly string[], mark: (marks: ReadonlySet<string>) => void] {
  const [made, mark] = useState<ReadonlySet<string>>(new Set());
  const marked = keys.filter((key) => made.has(key));
  if (marked.length < made.size) mark(new Set(marked));
  return [marked, mark];
}
