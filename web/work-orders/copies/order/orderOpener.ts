import { workOrderProcedures } from '../../../../shared/work-orders/procedures.ts';
import { call } from '../../../api/call.ts';
import { patiently } from './copyEach.ts';

type Ask = (idempotencyKey: string) => Promise<{ header: { ID: string } }>;

/**
 * Opens the copy of an order. Every attempt of one window carries the same key, whatever became of the answers before, so
 * that the server makes one order: an answer may be lost in more ways than a browser can tell from a refusal.
 */
export function orderOpener(
  source: string,
  ask: Ask = (idempotencyKey) => call(workOrderProcedures.copy, { ID: source }, { idempotencyKey }),
  waits?: readonly number[],
): () => Promise<string> {
  const key = crypto.randomUUID();
  return async () => (await patiently(() => ask(key), waits)).header.ID;
}
