import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { importerOf } from '../importerRows.ts';
import { ordersOf } from '../orders.ts';
import { MOST_ENTERED, newCostWrites, type CostItem } from './costRows.ts';
import { refusedByCosts } from './watchedCosts.ts';

type Parts = { services: Services; scope: TenantScope };
type Line = Pick<CostItem, 'ID_GASTO' | 'GASTO'>;

/** Somebody may save the order beside us; then it is read anew, and its importer with it. */
const TRIES = 4;

export const RECORD = 'registrar gastos';

/** The order's end does not end its costs, its deletion does. */
export function requireStanding(parts: Parts, order: HeaderRow): void {
  if (isVoid(order.ESTADO)) throw ordersOf(parts).stateRefusal(order, RECORD);
}

/**
 * Enters a line into the account of the importer whom its order has when it is written: on condition that the order is
 * still as it was read. A line that is there already stays as it is.
 */
export async function enterCost(
  parts: Parts,
  read: HeaderRow,
  line: Line,
  reference: Reference,
  { byPerson = false } = {},
): Promise<void> {
  const orders = ordersOf(parts);
  let order = read;
  for (let tries = 1; ; tries += 1) {
    if (byPerson) requireStanding(parts, order);
    const [put, account, entered] = newCostWrites(
      parts,
      order.ID,
      { ...line, NIT: importerOf(order) },
      reference,
    );
    const asRead: Write = {
      kind: 'check',
      table: orders.table,
      key: orders.headerKey(order.ID),
      when: { equals: { VERSION: order.VERSION } },
    };
    try {
      const counted = byPerson ? { ...entered, ...belowMost } : entered;
      return await parts.services.database.write(put, account, counted, asRead);
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      if (error.write === put) return;
      if (error.write !== asRead) throw await error.reason();
      if (tries === TRIES) throw byPerson ? refusal('document.stale', { user: order.MODIFICADO_POR }) : error;
    }
    order = await orders.header(order.ID);
  }
}

/** Taxes come whatever was entered before them: they are owed. */
const belowMost: Pick<Write, 'when' | 'lost'> = {
  when: { missingOrBelow: { ENTRADOS: MOST_ENTERED } },
  lost: () =>
    refusedByCosts(
      'cost.most',
      '',
      `Una orden lleva hasta ${MOST_ENTERED} gastos, contados los que se quitaron, y esta ya los tiene. Reúna los que falten en los que hay, o regístrelos en otra orden del mismo importador.`,
    ),
};
