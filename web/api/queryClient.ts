import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError.ts';

/** One cache a browser tab; emptied at logout, so that nothing of one company is shown to the next person. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      retry: (count, error) => count < 2 && error instanceof ApiError && error.transient,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
