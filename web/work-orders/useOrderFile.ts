import { kindsInOrderOf } from '../../shared/documentKinds.ts';
import { awaitsAnswer } from '../../shared/foundation/documents/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { FRESH_MS, useProcedure } from '../api/queries.ts';
import { useReference } from '../kit/reference.ts';

const POLL_MS = 10_000;

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
    seen.data?.documents[kind.module].some(({ ESTADO }) => awaitsAnswer(kind, ESTADO)),
  );
  return useProcedure(workOrderProcedures.file, input, {
    staleTime,
    enabled: orderId !== '',
    every: waiting ? POLL_MS : false,
  });
}
