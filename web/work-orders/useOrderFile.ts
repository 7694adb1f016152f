import { kindsInOrderOf } from '../../shared/documentKinds.ts';
import { wasSent, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useReference } from '../kit/reference.ts';

const POLL_MS = 10_000;

/** Whether the authority may still move it: what was sent, in a state that is left otherwise than by a person. */
const waits = (kind: DocumentKind, state: string): boolean =>
  wasSent(kind, state) &&
  Object.values(kind.states.transitions).some(({ from, byPerson }) => !byPerson && from.includes(state));

/** What an order holds, asked anew on every page, and again while one of its declarations waits for the authority. */
export function useOrderFile(orderId: string) {
  const { country } = useReference();
  const input = { ID: orderId };
  const seen = useProcedure(workOrderProcedures.file, input, { staleTime: 0, enabled: orderId !== '' });
  const waiting = kindsInOrderOf(country).some((kind) =>
    seen.data?.documents[kind.module].some(({ ESTADO }) => waits(kind, ESTADO)),
  );
  return useProcedure(workOrderProcedures.file, input, {
    staleTime: 0,
    enabled: orderId !== '',
    every: waiting ? POLL_MS : false,
  });
}
