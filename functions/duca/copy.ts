import { ducaDefinition } from '../../shared/duca/definition.ts';
import { copyDuca } from '../../shared/duca/copy/copyDuca.ts';
import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { openOrderFor, whileOpen } from '../work-orders/orders.ts';
import { ducasOf } from './ducas.ts';
import { bankRate } from './sources.ts';

/**
 * Stores a copy as a new draft, valued at the bank's last rate. An order gives it its documents when it is formed again, but not its number: that one
 * belongs to the order's own declaration until a person says otherwise.
 */
export async function createCopy(call: Call<unknown>, copied: DucaBody, orderId: string | undefined) {
  if (orderId !== undefined) await openOrderFor(call, orderId, 'recibir una DUCA');
  // What today knows by itself is not asked for.
  const { rate, day } = await bankRate(call);
  const DUCA = { ...copied.DUCA, TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: day };
  const given = { body: { ...copied, DUCA }, orderId: orderId ?? '' };
  return createDocument(ducaDefinition, call, given, { inOrder: whileOpen });
}

/** Copies a DUCA, whole or in parts, as a new draft with the list of what is stale in it. */
export const copy: Implementation<typeof ducaProcedures.copy> = async (call) => {
  const { ID, VERSION, PARTES, ID_ORDEN } = call.input;
  const [{ body }, reference] = await Promise.all([ducasOf(call).open(ID, VERSION), call.reference()]);
  const copied = copyDuca(body, reference, PARTES);
  return createCopy(call, copied, ID_ORDEN);
};
