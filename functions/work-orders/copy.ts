import { copyBody } from '../../shared/foundation/copies/copyBody.ts';
import { nameWithin } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { workOrderDataSets } from '../../shared/work-orders/summary.ts';
import type { Implementation } from '../runtime/executor.ts';
import { openOrder, registrationOf } from './create.ts';
import { ordersOf } from './orders.ts';

/**
 * Opens an order for the importer of an earlier one, in whatever state that is, with what both have in common: regime,
 * office, description and notes. Numbers, days, who had it, what was received, costs and threads stay with the earlier one.
 */
export const copy: Implementation<typeof workOrderProcedures.copy> = async (call) => {
  const [{ header, body }, registration] = await Promise.all([
    ordersOf(call).open(call.input.ID),
    registrationOf(call),
  ]);
  const copied = copyBody(workOrderDataSets, body);
  // The agent declares under the registration of today.
  const REGISTRO_DECLARANTE = registration || body.ORDEN.REGISTRO_DECLARANTE;
  const start = { ...copied, ORDEN: { ...copied.ORDEN, REGISTRO_DECLARANTE } };
  const action = `Apertura como la ${nameWithin(workOrderKind, header.RESUMEN)}`;
  return openOrder(call, start, action, header.ID);
};
