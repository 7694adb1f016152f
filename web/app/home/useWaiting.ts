import { useQueries } from '@tanstack/react-query';
import { documentKinds, type KindName } from '../../../shared/documentKinds.ts';
import {
  URGENCIES,
  type DocumentKind,
  type Urgency,
  type Waiting,
} from '../../../shared/foundation/documents/kind.ts';
import { call } from '../../api/call.ts';
import { queryKey } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { contractsOf } from '../../document/kindContracts.ts';

/** Counts are looked at again after so long, while the page is visible. */
const POLL_MS = 60_000;

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
  const kinds = documentKinds.filter(
    ({ module, waits = [] }) => may(`${module}:read`) && waits.some(({ right }) => may(`${module}:${right}`)),
  );
  const answers = useQueries({
    queries: kinds.map((kind) => {
      const { totals } = contractsOf(kind);
      return {
        queryKey: queryKey(totals, {}),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(totals, {}, { signal, background: true }),
        refetchInterval: POLL_MS,
      };
    }),
  });
  const queues = kinds
    .flatMap((kind, at) =>
      (kind.waits ?? [])
        .filter(({ right }) => may(`${kind.module}:${right}`))
        .map((waiting): Queue => {
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
