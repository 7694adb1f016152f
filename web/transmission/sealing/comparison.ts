import type { Asked } from '../../api/queries.ts';

/** Whether what other documents say of the version that is about to be sealed is known here. */
export type Comparison =
  { phase: 'waiting' | 'told' } | { phase: 'failed'; reason: string; again: () => void };

type Question = Pick<
  Asked<unknown>,
  'error' | 'unrefreshed' | 'isFetching' | 'isFetchedAfterMount' | 'isPlaceholderData' | 'refetch'
>;

/**
 * How the question stands. An answer that was had before this page was opened, or for the version before, is none: the
 * others may say something else by now.
 */
export function comparisonOf(asked: Question): Comparison {
  const { error, unrefreshed, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } = asked;
  const failed = error ?? unrefreshed;
  if (failed && !isFetching) return { phase: 'failed', reason: failed.message, again: () => void refetch() };
  return { phase: failed || isPlaceholderData || !isFetchedAfterMount ? 'waiting' : 'told' };
}
