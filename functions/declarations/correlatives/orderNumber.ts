import { crossProblem, declarationName, ruleOf } from '../../../shared/declarations/cross/rule.ts';
import type { Statement } from '../../../shared/declarations/cross/statements.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { formatOrderNumber, plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { fold } from '../../../shared/foundation/text/clean.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { ordersOf } from '../../work-orders/orders.ts';

/** The order number of another work order. That no two declarations share one, the store itself refuses. */
export async function orderNumberProblems(
  call: Call<unknown>,
  header: HeaderRow,
  own: Statement,
  reference: Reference,
): Promise<Problem[]> {
  const rule = ruleOf('DUPLICADO_ORDEN', reference);
  const number = plainOrderNumber(own.value);
  if (!rule || fold(number) === '') return [];
  const key = { pk: companyKey(call.scope, 'number'), sk: number };
  const holder = await call.services.database.get<{ ID: string }>('work-orders', key);
  if (!holder || holder.ID === header.ID_ORDEN) return [];
  const order = await ordersOf(call).header(holder.ID);
  if (order.ESTADO === 'ELIMINADA') return [];
  const declaration = declarationName(reference);
  const name = `orden ${order.RESUMEN['CORRELATIVO'] || formatOrderNumber(number)}`;
  const message = `${own.subject} ${formatOrderNumber(number)} es el de la ${name}, a la que ${declaration.replace('la ', 'esta ')} no pertenece. Use otro número o forme ${declaration} desde esa orden.`;
  const place = {
    module: 'work-orders' as const,
    id: order.ID,
    path: 'ORDEN.NUMERO_ORDEN',
    label: `Orden ${order.RESUMEN['CORRELATIVO'] ?? ''}`.trim(),
  };
  const found = crossProblem(rule, own.path, message, place);
  // One that was typed in no order at all may well be meant for that one.
  return [header.ID_ORDEN === '' ? { ...found, severity: 'warning' } : found];
}
