import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../api/apiError.ts';

/** Whether what other documents say of the version that is about to be sealed is known here. */
export type Comparison =
  { phase: 'waiting' | 'told' } | { phase: 'failed'; reason: string; again: () => void };

type Asked = Pick<
  UseQueryResult<unknown, ApiError>,
  'error' | 'isError' | 'isFetching' | 'isFetchedAfterMount' | 'isPlaceholderData' | 'refetch'
>;

/**
 * How the question stands. An answer that was had before this page was opened, or for the version before, is none: the
 * others may say something else by now.
 */
export function comparisonOf(asked: Asked): Comparison {
  const { error, isError, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } = asked;
  if (isError && !isFetching)
    return { phase: 'failed', reason: error?.message ?? '', again: () => void refetch() };
  return { phase: isError || isPlaceholderData || !isFetchedAfterMount ? 'waiting' : 'told' };
}
