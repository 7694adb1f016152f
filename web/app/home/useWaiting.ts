import { useQueries } from '@tanstack/react-query';
import type { KindName } from '../../../shared/documentKinds.ts';
import {
  URGENCIES,
  type DocumentKind,
  type Urgency,
  type Waiting,
} from '../../../shared/foundation/documents/kind.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { call } from '../../api/call.ts';
import { queryKey } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { contractsOf } from '../../document/kindContracts.ts';
import { waitingKinds, waitingStates } from './waiting.ts';

/** Counts are looked at again after so long, while the page is visible; sooner while an authority's answer is awaited. */
const POLL_MS = { calm: 60_000, awaiting: 10_000 };
/** Who comes to the home page sees what is now, and the shell that asked a moment before is not repeated. */
const FRESH_MS = 3_000;

const awaiting = (totals: Totals | undefined): boolean =>
  totals?.some(({ ESTADO, CANTIDAD }) => CANTIDAD > 0 && IN_FLIGHT_STATES.includes(ESTADO)) ?? false;

type Totals = readonly { ESTADO: string; CANTIDAD: number }[];

export interface Queue extends Waiting {
  kind: DocumentKind & { module: KindName };
  count: number;
}

const rank = ({ urgency }: Waiting): number => URGENCIES.indexOf(urgency);

/**
 * What waits for this person, most urgent first: a count a state, asked of the counters of each kind alone. Kinds that
 * the person does not read, and states that need a right they have not, wait for somebody else.
 */
export function useWaiting(): {
  queues: readonly Queue[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
} {
  const may = useMay();
  const kinds = waitingKinds(may);
  const answers = useQueries({
    queries: kinds.map((kind) => {
      const { totals } = contractsOf(kind);
      return {
        queryKey: queryKey(totals, {}),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(totals, {}, { signal, background: true }),
        staleTime: FRESH_MS,
        refetchInterval: ({ state }: { state: { data?: Totals } }) =>
          awaiting(state.data) ? POLL_MS.awaiting : POLL_MS.calm,
      };
    }),
  });
  const queues = kinds
    .flatMap((kind, at) =>
      waitingStates(kind, may).map((waiting): Queue => {
        const count = answers[at]?.data?.find(({ ESTADO }) => ESTADO === waiting.state)?.CANTIDAD ?? 0;
        return { ...waiting, kind, count };
      }),
    )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => rank(a) - rank(b));
  return {
    queues,
    loading: answers.some(({ isPending }) => isPending),
    failed: answers.some(({ isError, data }) => isError && data === undefined),
    retry: () => answers.forEach((each) => void each.refetch()),
  };
}

/** How many of each area need somebody at once, for the menu. */
export function useAlerts(): Readonly<Record<string, number>> {
  const { queues } = useWaiting();
  const urgent: readonly Urgency[] = ['rejected', 'decision'];
  const counts: Record<string, number> = {};
  for (const { kind, urgency, count } of queues)
    if (urgent.includes(urgency)) counts[kind.path] = (counts[kind.path] ?? 0) + count;
  return counts;
}
