import { duaDataSets } from '../../shared/dua/dataSets.ts';
import {
  blankRecord,
  type AnyBody,
  type AnyRecord,
  recordIn,
} from '../../shared/foundation/fields/dataSet.ts';
import type { Call } from '../runtime/executor.ts';
import { refuseReserved } from '../work-orders/correlatives/refuseReserved.ts';
import { openOrderFor } from '../work-orders/orders.ts';

/** A DUA begun by hand in an order takes the order's number; typed values stand, but a number that a colleague reserved. */
export async function prepare(call: Call<unknown>, body: AnyBody, orderId: string): Promise<AnyBody> {
  await refuseReserved(call, recordIn(body, 'DECLARACION')['NO_ORDEN'] ?? '', 'DECLARACION.NO_ORDEN');
  if (orderId === '') return body;
  const order = await openOrderFor(call, orderId, 'recibir una DUA');
  const typed: AnyRecord = { ...blankRecord(duaDataSets.DECLARACION), ...recordIn(body, 'DECLARACION') };
  const NO_ORDEN = typed['NO_ORDEN'] || order.NUMERO_ORDEN;
  return { ...body, DECLARACION: { ...typed, NO_ORDEN } };
}
