import {
  blankRecord,
  type AnyBody,
  type AnyRecord,
  recordIn,
} from '../../shared/foundation/fields/dataSet.ts';
import { ducaDataSets } from '../../shared/duca/dataSets.ts';
import type { Call } from '../runtime/executor.ts';
import { refuseReserved } from '../work-orders/correlatives/refuseReserved.ts';
import { openOrderFor } from '../work-orders/orders.ts';

/** A DUCA begun by hand in an order takes the order's number; typed values stand, but for a number that somebody reserved. */
export async function prepare(call: Call<unknown>, body: AnyBody, orderId: string): Promise<AnyBody> {
  const typed: AnyRecord = { ...blankRecord(ducaDataSets.DUCA), ...recordIn(body, 'DUCA') };
  await refuseReserved(call, typed['NO_ORDEN'] ?? '', 'DUCA.NO_ORDEN');
  if (orderId === '') return body;
  const order = await openOrderFor(call, orderId, 'recibir una DUCA');
  return { ...body, DUCA: typed['NO_ORDEN'] === '' ? { ...typed, NO_ORDEN: order.NUMERO_ORDEN } : typed };
}
