import { countries } from '../../../shared/countries/countries.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { isZero } from '../../../shared/foundation/decimal/decimal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Write } from '../../runtime/database.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { logWrite } from '../log.ts';
import { ordersOf } from '../orders.ts';
import { accountWrite, asRead, costKey, type CostItem } from './costRows.ts';

/** A line that a declaration charged as it was reckoned, and what its authority settled in its place; zero when nothing. */
export interface SettledCost {
  row: CostItem;
  MONTO: string;
}

/**
 * Brings lines that a declaration charged to what its authority settled of it later, with their client's account, and says
 * in the order's log, to who may see costs, what each said before: all of it or nothing. Who paid it stays as it was said.
 * @param said of the settlement, as a sentence begins: «SARAH liquidó la DUA 302600004567L»
 */
export async function settleCosts(
  parts: { services: Services; scope: TenantScope },
  { orderId, said }: { orderId: string; said: string },
  settled: readonly SettledCost[],
  reference: Reference,
): Promise<void> {
  if (settled.length === 0) return;
  const order = await ordersOf(parts).header(orderId);
  const { code } = countries[reference.country].currency;
  const shown = (amount: string): string => `${code} ${formatAmount(amount, 2)}`;
  const told = settled.map(
    ({ row: { GASTO }, MONTO }) => `${GASTO.DESCRIPCION}, ${shown(MONTO)} en lugar de ${shown(GASTO.MONTO)}`,
  );
  const text = `${said} de otro modo que lo cargado a la orden: ${told.join('; ')}. «Gastos» y la cuenta del cliente ya dicen lo que liquidó.`;
  await parts.services.database.write(
    ...settled.flatMap((each) => settledWrites(parts, orderId, each, reference)),
    logWrite(parts, order, text, { CLASE: 'GASTO' }),
  );
}

function settledWrites(
  parts: { services: Services; scope: TenantScope },
  orderId: string,
  { row, MONTO }: SettledCost,
  reference: Reference,
): Write[] {
  const { services, scope } = parts;
  const line = { table: 'work-orders', key: costKey(scope, orderId, row.ID_GASTO), when: asRead(row) };
  const before = accountWrite(parts, row, -1, reference);
  if (isZero(MONTO)) return [{ kind: 'delete', ...line }, before];
  const GASTO = { ...row.GASTO, MONTO };
  const set = {
    GASTO,
    LOCK: row.LOCK + 1,
    USUARIO: scope.login,
    REGISTRADO: localDateTime(services.now()),
  };
  return [{ kind: 'update', ...line, set }, before, accountWrite(parts, { ...row, GASTO }, 1, reference)];
}
