import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { orderData } from '../../../shared/work-orders/fields/order.ts';
import { isAdvance } from '../../../shared/work-orders/costs/totals.ts';
import type { Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { importerOf } from '../importerRows.ts';
import { accountWrite, costKey, type CostItem } from './costRows.ts';
import { refusedByCosts, watchedCosts } from './watchedCosts.ts';

/** Lines that one save may bring into the account of the importer whom it names: as many as its transaction holds. */
export const MOST_MOVED = 60;

const refused = (reason: string) =>
  refusedByCosts(
    'order.importer-costs',
    'ORDEN.NIT_IMPORTADOR',
    `${orderData.fields.NIT_IMPORTADOR.label}: ${reason}`,
  );
const changedBeside = () =>
  refused('en este momento se registró o cambió un gasto de la orden. Guarde el importador de nuevo.');

/** «2 gastos y 1 anticipo» */
function howMany(rows: readonly CostItem[], reference: Reference): string {
  const advances = rows.filter(({ GASTO }) => isAdvance(GASTO, reference)).length;
  const say = (count: number, one: string): string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : `${one}s`}`];
  return [...say(rows.length - advances, 'gasto'), ...say(advances, 'anticipo')].join(' y ');
}

function held(rows: readonly CostItem[], reference: Reference) {
  const told = `la orden tiene ${howMany(rows, reference)} en la cuenta de su cliente y no cambia de importador.`;
  return refused(
    rows.some(({ GASTO, ANULADA }) => GASTO.ORIGEN !== '' && ANULADA !== '1')
      ? `${told} Entre ellos hay tributos de una declaración aceptada, que no se quitan: el importador de una orden cuya declaración se aceptó queda como está. Abra otra orden para el otro importador.`
      : `${told} Quítelos primero en «Gastos», o pida que los quite a quien los lleva; cambie el importador y regístrelos de nuevo.`,
  );
}

/**
 * What a save that gives an order another importer does with its costs. Those of a named importer stay in its account, so
 * it is refused while there are any; those of an order that named nobody go into the account of whom it names, in the
 * save's own transaction. Lines that are in the account of the new one already, of before this was looked at, hold nobody.
 * @returns nothing, and reads nothing, where the importer stays.
 */
export async function importerChange(
  parts: { services: Services; scope: TenantScope },
  before: HeaderRow,
  to: string,
  reference: Reference,
): Promise<Write[]> {
  const from = plainTaxId(importerOf(before));
  if (from === plainTaxId(to)) return [];
  const { rows, watch } = await watchedCosts(parts, before.ID, changedBeside);
  const elsewhere = rows.filter(({ NIT }) => plainTaxId(NIT) !== plainTaxId(to));
  const moving = from === '' ? elsewhere.filter(({ NIT }) => plainTaxId(NIT) === '') : [];
  if (moving.length < elsewhere.length) throw held(elsewhere, reference);
  if (moving.length > MOST_MOVED)
    throw refused(
      `la orden tiene ${howMany(moving, reference)} de antes de nombrar a su importador, y a la cuenta de este pasan hasta ${MOST_MOVED}. Quite los demás en «Gastos», guarde el importador y regístrelos de nuevo.`,
    );
  return [watch, ...moving.flatMap((row) => moveWrites(parts, before.ID, row, to, reference))];
}

/** A line goes from one account to another as it was read, to the cent. */
function moveWrites(
  parts: { services: Services; scope: TenantScope },
  orderId: string,
  row: CostItem,
  to: string,
  reference: Reference,
): Write[] {
  return [
    {
      kind: 'update',
      table: 'work-orders',
      key: costKey(parts.scope, orderId, row.ID_GASTO),
      set: { NIT: to },
      when: { equals: { LOCK: row.LOCK, NIT: row.NIT } },
      lost: changedBeside,
    },
    accountWrite(parts, row, -1, reference),
    accountWrite(parts, { ...row, NIT: to }, 1, reference),
  ];
}
