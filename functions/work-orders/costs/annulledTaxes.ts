import { countries } from '../../../shared/countries/countries.ts';
import { add } from '../../../shared/foundation/decimal/decimal.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { owedBy } from '../../../shared/work-orders/costs/totals.ts';
import type { Write } from '../../runtime/database.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { logWrite } from '../log.ts';
import { ordersOf } from '../orders.ts';
import { costKey, costsOf, type CostItem } from './costRows.ts';

/** Lines of one transaction; a declaration has as many as it was charged taxes, with its changes. */
const AT_ONCE = 75;

/**
 * Marks what an annulled declaration charged, and says in the order's log what that adds up to and what a person decides:
 * nobody but the agency knows whether it was paid. Until then the client's account keeps it. Done again, it changes nothing.
 * @param called the declaration in a sentence: «la DUCA»
 */
export async function markAnnulledTaxes(
  parts: { services: Services; scope: TenantScope },
  { id, orderId, called }: { id: string; orderId: string; called: string },
  reference: Reference,
): Promise<void> {
  if (orderId === '') return;
  const rows = (await costsOf(parts, orderId)).filter(
    ({ GASTO, ANULADA }) => GASTO.ORIGEN === id && !ANULADA,
  );
  if (rows.length === 0) return;
  const order = await ordersOf(parts).header(orderId);
  const told = logWrite(parts, order, said(rows, called, reference));
  const marks = rows.map(({ ID_GASTO, LOCK }): Write => ({
    kind: 'update',
    table: 'work-orders',
    key: costKey(parts.scope, orderId, ID_GASTO),
    set: { ANULADA: '1' },
    when: { equals: { LOCK } },
  }));
  for (let at = 0; at < marks.length; at += AT_ONCE)
    await parts.services.database.write(...marks.slice(at, at + AT_ONCE), ...(at === 0 ? [told] : []));
}

function said(rows: readonly CostItem[], called: string, reference: Reference): string {
  const sum = rows.map(({ GASTO }) => owedBy(GASTO, reference).LOCAL).reduce((a, b) => add(a, b));
  const { code } = countries[reference.country].currency;
  return `Se anuló ${called} ${rows[0]!.GASTO.DOCUMENTO}: los tributos que cargó al cliente, ${code} ${formatAmount(sum, 2)}, siguen en «Gastos». Quítelos allí si no se pagaron; si se pagaron, déjelos y registre la devolución cuando la autoridad los devuelva.`;
}
