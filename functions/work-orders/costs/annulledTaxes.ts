import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { annulledTaxesSaid, JUDGE_ANNULLED } from '../../../shared/work-orders/costs/annulledTaxes.ts';
import type { Write } from '../../runtime/database.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { logWrite } from '../log.ts';
import { ordersOf } from '../orders.ts';
import { costKey, costsOf, type CostItem } from './costRows.ts';

/** Lines of one transaction; a declaration has as many as it was charged taxes, with its changes. */
const AT_ONCE = 75;

/**
 * Marks what an annulled declaration charged, and says in the order's log, to who may see costs, where that stands and
 * what a person decides: nobody but the agency knows whether it was paid. Until then the client's account keeps what it has
 * of it. Done again, it changes nothing.
 * @param called the declaration in a sentence: «la DUCA»
 */
export async function markAnnulledTaxes(
  parts: { services: Services; scope: TenantScope },
  { id, orderId, called }: { id: string; orderId: string; called: string },
  reference: Reference,
): Promise<void> {
  const rows = await unmarkedTaxes(parts, { id, orderId });
  if (rows.length === 0) return;
  const order = await ordersOf(parts).header(orderId);
  const taxes = rows.map(({ GASTO }) => GASTO);
  const said = `Se anuló ${called} ${taxes[0]!.DOCUMENTO}: ${annulledTaxesSaid(taxes, reference)}. ${JUDGE_ANNULLED}`;
  const told = logWrite(parts, order, said, { CLASE: 'GASTO' });
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

/** Lines that a declaration charged and that do not say that it was annulled. */
export async function unmarkedTaxes(
  parts: { services: Services; scope: TenantScope },
  { id, orderId }: { id: string; orderId: string },
): Promise<CostItem[]> {
  if (orderId === '') return [];
  const rows = await costsOf(parts, orderId);
  return rows.filter(({ GASTO, ANULADA }) => GASTO.ORIGEN === id && !ANULADA);
}
