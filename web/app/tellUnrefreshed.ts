import type { QueryFilters } from '@tanstack/react-query';
import { queryClient } from '../api/queryClient.ts';
import { sayUnrefreshed } from '../kit/toasts.ts';

/** What is on the screen and could not be asked for anew: it stays (`useAnswer`), and may be old. */
const UNREFRESHED: QueryFilters = {
  type: 'active',
  predicate: ({ state: { status, data } }) => status === 'error' && data !== undefined,
};

const again = (): Promise<void> => queryClient.refetchQueries(UNREFRESHED);

/** Says of whatever page is open, in one place, that it could not be refreshed, and why; returns how to stop. */
export function tellUnrefreshed(): () => void {
  const cache = queryClient.getQueryCache();
  return cache.subscribe(() => sayUnrefreshed(cache.findAll(UNREFRESHED)[0]?.state.error?.message, again));
}
