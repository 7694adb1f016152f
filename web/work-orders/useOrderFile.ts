import { IN_FLIGHT_STATES } from '../../shared/transmission/declarationLife.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useProcedure } from '../api/queries.ts';

const POLL_MS = 10_000;
/** States that an answer of the authority ends; an accepted declaration still gets its channel. */
const AWAITED = [...IN_FLIGHT_STATES, 'ACEPTADA', 'CANAL_PEDIDO', 'VALIDANDO'];

/** What an order holds, asked anew on every page, and again while one of its declarations waits for the authority. */
export function useOrderFile(orderId: string) {
  const input = { ID: orderId };
  const seen = useProcedure(workOrderProcedures.file, input, { staleTime: 0, enabled: orderId !== '' });
  const waits = Object.values(seen.data?.documents ?? {})
    .flat()
    .some(({ ESTADO }) => AWAITED.includes(ESTADO));
  return useProcedure(workOrderProcedures.file, input, {
    staleTime: 0,
    enabled: orderId !== '',
    every: waits ? POLL_MS : false,
  });
}
