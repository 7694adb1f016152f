import type { Query, QueryFilters } from '@tanstack/react-query';
import { ApiError } from '../api/apiError.ts';
import { queryClient } from '../api/queryClient.ts';
import { isLookedAt } from '../api/screens.ts';
import { sayFailedRead, shownFailedRead, type FailedRead } from '../kit/toasts.ts';

/** A screen draws what failed a moment after it failed, and only then is it known whether it looks at that. */
const DRAWN_WITHIN_MS = 300;

const hasFailed = ({ state: { status, fetchStatus } }: Query): boolean =>
  status === 'error' && fetchStatus === 'idle';

const questions: Record<FailedRead['what'], QueryFilters> = {
  // What is on the screen and could not be asked for anew: it stays (`useAnswer`), and may be old.
  old: { type: 'active', predicate: ({ state }) => state.status === 'error' && state.data !== undefined },
  // What was never answered, and whose screen would look as if there were nothing. What the server decided stays untold:
  // a person without a right to an answer misses nothing.
  missing: {
    type: 'active',
    predicate: (query) =>
      hasFailed(query) &&
      query.state.data === undefined &&
      !(query.state.error instanceof ApiError && query.state.error.decided) &&
      !isLookedAt(query.queryHash),
  },
};

function failedRead(what: FailedRead['what']): FailedRead | undefined {
  const [failed] = queryClient.getQueryCache().findAll(questions[what]);
  if (!failed?.state.error) return undefined;
  return {
    what,
    reason: failed.state.error.message,
    again: () => queryClient.refetchQueries(questions[what]),
  };
}

/** Says of whatever page is open, in one place, what could not be read or refreshed, and why; returns how to stop. */
export function tellFailedReads(): () => void {
  /** @param drawn whether screens had the time to look; what is told as missing already stays so meanwhile. */
  const tell = (drawn: boolean): void => {
    const isTold = drawn || shownFailedRead.get()?.what === 'missing';
    sayFailedRead(failedRead('old') ?? (isTold ? failedRead('missing') : undefined));
  };
  let drawn: ReturnType<typeof setTimeout> | undefined;
  const stop = queryClient.getQueryCache().subscribe(() => {
    tell(false);
    clearTimeout(drawn);
    drawn = setTimeout(() => tell(true), DRAWN_WITHIN_MS);
  });
  return () => {
    stop();
    clearTimeout(drawn);
  };
}
