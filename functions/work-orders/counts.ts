import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { totalsOf } from '../runtime/documents/listDocuments.ts';
import type { Implementation } from '../runtime/executor.ts';
import { ordersOf } from './orders.ts';

/** Orders by state and priority (spec 7, work orders). */
export const counts: Implementation<typeof workOrderProcedures.counts> = async (call) => {
  const totals = await totalsOf(ordersOf(call));
  return totals.map(({ ESTADO, VALOR, CANTIDAD }) => ({ ESTADO, ID_PRIORIDAD: VALOR, CANTIDAD }));
};
