import type { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { ordersOf } from './orders.ts';

/** Orders by state and priority (spec 7, work orders). */
export const counts: Implementation<typeof workOrderProcedures.counts> = async (call) => {
  const found = new Map<string, { ESTADO: string; ID_PRIORIDAD: string; CANTIDAD: number }>();
  for (const { ESTADO, RESUMEN } of await ordersOf(call).headers()) {
    const ID_PRIORIDAD = RESUMEN['ID_PRIORIDAD'] ?? '';
    const key = `${ESTADO} ${ID_PRIORIDAD}`;
    const row = found.get(key) ?? { ESTADO, ID_PRIORIDAD, CANTIDAD: 0 };
    found.set(key, { ...row, CANTIDAD: row.CANTIDAD + 1 });
  }
  return [...found.values()];
};
