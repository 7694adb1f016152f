import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { KindName } from '../../../shared/documentKinds.ts';
import {
  URGENCIES,
  type DocumentKind,
  type Urgency,
  type Waiting,
} from '../../../shared/foundation/documents/kind.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { waitingKinds, waitingStates, type May } from '../../../shared/waitingKinds.ts';
import { useAnswer } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { waitingCounts, waitingShown, type WaitingAnswer } from './waiting.ts';

/** Counts are looked at again after so long, while the page is visible; sooner while an authority's answer is awaited. */
const POLL_MS = { calm: 60_000, awaiting: 10_000 };

export interface Queue extends Waiting {
  kind: DocumentKind & { module: KindName };
  count: number;
  /** The newest of them, as far as they have come. */
  documents: readonly DocumentHeader[];
}

const rank = ({ urgency }: Waiting): number => URGENCIES.indexOf(urgency);

/** Whether an authority's answer is awaited for some of what was counted. */
const awaiting = (answer: WaitingAnswer | undefined, may: May): boolean =>
  waitingKinds(may).some(({ module, inFlight = [] }) =>
    answer?.some(({ MODULO, ESTADO }) => MODULO === module && inFlight.includes(ESTADO)),
  );

function queuesOf(counts: WaitingAnswer, shown: WaitingAnswer, may: May): Queue[] {
  const stand = (answer: WaitingAnswer, module: string, state: string) =>
    answer.find(({ MODULO, ESTADO }) => MODULO === module && ESTADO === state);
  return waitingKinds(may)
    .flatMap((kind) =>
      waitingStates(kind, may).map((each): Queue => ({
        ...each,
        kind,
        count: stand(counts, kind.module, each.state)?.CANTIDAD ?? 0,
        documents: stand(shown, kind.module, each.state)?.DOCUMENTOS ?? [],
      })),
    )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Counts of what waits for this person; not asked while the documents are, which bring them along. */
function useCounts() {
  const may = useMay();
  const coming = useIsFetching({ queryKey: waitingShown.queryKey }) > 0;
  return useAnswer({
    ...waitingCounts,
    enabled: !coming,
    refetchInterval: ({ state }) => (awaiting(state.data, may) ? POLL_MS.awaiting : POLL_MS.calm),
  });
}

const NONE: WaitingAnswer = [];
const countsIn = (answer: WaitingAnswer): string =>
  answer.map(({ MODULO, ESTADO, CANTIDAD }) => `${MODULO} ${ESTADO} ${CANTIDAD}`).join();

/**
 * What waits for this person, most urgent first, with the newest of each. Kinds that the person does not read, and states
 * that need a right they have not, wait for somebody else. When a count becomes another, its documents are asked anew.
 */
export function useWaiting(): {
  queues: readonly Queue[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
} {
  const may = useMay();
  const shown = useAnswer(waitingShown);
  const counts = useCounts();
  const { data = NONE, refetch, isFetching } = shown;
  const moved =
    counts.data !== undefined && shown.data !== undefined && countsIn(counts.data) !== countsIn(data);
  useEffect(() => {
    if (moved && !isFetching) void refetch();
  }, [moved, isFetching, refetch]);
  return {
    queues: queuesOf(counts.data ?? data, data, may),
    loading: shown.isPending,
    failed: shown.isError,
    retry: () => void refetch(),
  };
}

/** How many of each area need somebody at once, for the menu. */
export function useAlerts(): Readonly<Record<string, number>> {
  const may = useMay();
  const { data = NONE } = useCounts();
  const urgent: readonly Urgency[] = ['rejected', 'decision'];
  const counts: Record<string, number> = {};
  for (const { kind, urgency, count } of queuesOf(data, NONE, may))
    if (urgent.includes(urgency)) counts[kind.path] = (counts[kind.path] ?? 0) + count;
  return counts;
}
