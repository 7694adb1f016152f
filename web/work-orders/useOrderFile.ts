import { kindsInOrderOf } from '../../shared/documentKinds.ts';
import { wasSent, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { FRESH_MS, useProcedure } from '../api/queries.ts';
import { useReference } from '../kit/reference.ts';

const POLL_MS = 10_000;

/** Whether the authority may still move it: what was sent, in a state that is left otherwise than by a person. */
const waits = (kind: DocumentKind, state: string): boolean =>
  wasSent(kind, state) &&
  Object.values(kind.states.transitions).some(({ from, byPerson }) => !byPerson && from.includes(state));

/** For parts of a page that asked itself when it was opened. */
export const PAGE_ASKED = FRESH_MS;

/**
 * What an order holds, asked anew on every page, and again while one of its declarations waits for the authority.
 * @param staleTime milliseconds within which an answer that is there is not asked again
 */
export function useOrderFile(orderId: string, staleTime = 0) {
  const { country } = useReference();
  const input = { ID: orderId };
  const seen = useProcedure(workOrderProcedures.file, input, { staleTime, enabled: orderId !== '' });
  const waiting = kindsInOrderOf(country).some((kind) =>
    seen.data?.documents[kind.module].some(({ ESTADO }) => waits(kind, ESTADO)),
  );
  return useProcedure(workOrderProcedures.file, input, {
    staleTime,
    enabled: orderId !== '',
    every: waiting ? POLL_MS : false,
  });
}
