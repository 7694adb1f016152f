import { call } from '../../api/call.ts';
import { EVERY_KIND, FRESH_MS, queryKey } from '../../api/queries.ts';
import { queryClient } from '../../api/queryClient.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { MOST_SHOWN, waitingProcedures } from '../../../shared/work-orders/waitingProcedures.ts';

const { waiting } = waitingProcedures;

export type WaitingAnswer = Result<typeof waiting>;

const keyOf = (MUESTRA: number): unknown[] => [EVERY_KIND, ...queryKey(waiting, { MUESTRA })];

/** How many wait in each state: what polls ask. */
export const waitingCounts = {
  queryKey: keyOf(0),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<WaitingAnswer> =>
    call(waiting, { MUESTRA: 0 }, { signal, background: true }),
  staleTime: FRESH_MS,
};

/** The same with the first documents of each state, as the first page shows them; who knows them knows the counts. */
export const waitingShown = {
  queryKey: keyOf(MOST_SHOWN),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<WaitingAnswer> => {
    const found = await call(waiting, { MUESTRA: MOST_SHOWN }, { signal, background: true });
    queryClient.setQueryData(
      waitingCounts.queryKey,
      found.map((each) => ({ ...each, DOCUMENTOS: [] })),
    );
    return found;
  },
  staleTime: FRESH_MS,
};

/** Asks for what the first page shows while the rest of the start is still being asked. */
export const askWaitingAhead = (): void => void queryClient.fetchQuery(waitingShown).catch(() => undefined);
