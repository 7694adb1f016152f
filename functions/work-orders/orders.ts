import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { WorkOrderBody } from '../../shared/work-orders/summary.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

export const ordersOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<WorkOrderBody> =>
  storeOf(workOrderDefinition, call);

/**
 * The order that a new document is to belong to. Refuses with `not-found` for one that the company has not, and with
 * `document.state` for one that is closed or deleted.
 */
export async function openOrderFor(
  call: Call<unknown>,
  orderId: string,
  action: string,
): Promise<WorkOrderBody['ORDEN']> {
  const store = ordersOf(call);
  const { header, body } = await store.open(orderId);
  if (!stateOf(workOrderDefinition.states, header.ESTADO).editable) throw store.stateRefusal(header, action);
  return body.ORDEN;
}
