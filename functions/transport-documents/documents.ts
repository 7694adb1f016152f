import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { openOrderFor } from '../work-orders/orders.ts';
import type { TransportBody } from '../../shared/transport-documents/dataSets.ts';

export const transportsOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<TransportBody> =>
  storeOf(transportDefinition, call);

/** A new document belongs to an order that is open, or to none. */
export async function prepare(call: Call<unknown>, body: AnyBody, orderId: string): Promise<AnyBody> {
  if (orderId !== '') await openOrderFor(call, orderId, 'recibir documentos de transporte');
  return body;
}
