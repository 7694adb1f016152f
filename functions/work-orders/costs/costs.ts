import { fromUnits } from '../../../shared/foundation/decimal/decimal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { problem } from '../../../shared/foundation/rules/problem.ts';
import { isVoid } from '../../../shared/foundation/documents/states.ts';
import { blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { settleShape } from '../../../shared/foundation/fields/settle.ts';
import { checkCost } from '../../../shared/work-orders/costs/checkCost.ts';
import { costData, type Cost } from '../../../shared/work-orders/costs/costData.ts';
import type { costProcedures } from '../../../shared/work-orders/costs/procedures.ts';
import { isForClient, totalsOf } from '../../../shared/work-orders/costs/totals.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementations } from '../../runtime/executor.ts';
import { knownRows } from '../importerRows.ts';
import { ordersOf, STANDING } from '../orders.ts';
import { paperShelf } from '../talk/paperShelf.ts';
import { accountKey, accountWrite, costKey, costsOf, newCostWrites, publicCost } from './costRows.ts';
import type { AccountItem, CostItem } from './costRows.ts';
import { settlement } from './settlement.ts';

/** What the caller may see of an order's costs: people of client companies see what is meant for them. */
export async function seenCosts(call: Call<{ ID: string }>, reference: Reference): Promise<CostItem[]> {
  const header = await ordersOf(call).header(call.input.ID);
  const rows = await knownRows(call, header, await costsOf(call, header.ID));
  return call.scope.importers ? rows.filter(({ GASTO }) => isForClient(GASTO, reference)) : rows;
}

const RECORD = 'registrar gastos';

/** The order whose costs a person of the agency changes, in whatever state: what one has may always be taken out. */
async function orderFor(call: Call<{ ID: string }>): Promise<HeaderRow> {
  if (call.scope.importers) throw refusal('permission.denied', { action: RECORD });
  return ordersOf(call).header(call.input.ID);
}

/** The same to enter something: the order's end does not end its costs, its deletion does. */
async function standingOrder(call: Call<{ ID: string }>): Promise<HeaderRow> {
  const header = await orderFor(call);
  if (isVoid(header.ESTADO)) throw ordersOf(call).stateRefusal(header, RECORD);
  return header;
}

/** That the order is not being deleted in this very moment: its deletion looks for lines that are there (`withoutCosts`). */
function stillStanding(call: Call<{ ID: string }>): Write {
  const store = ordersOf(call);
  return {
    kind: 'check',
    table: store.table,
    key: store.headerKey(call.input.ID),
    when: { oneOf: { ESTADO: STANDING } },
    lost: async () => store.stateRefusal(await store.header(call.input.ID), RECORD),
  };
}

/** The line as it is stored; throws `rejected` with the problems of each field. */
function readCost(given: Record<string, string>, reference: Reference): Cost {
  const blank: Cost = { ...blankRecord(costData), CARGO_CLIENTE: '0' };
  const named = Object.keys(given).filter((name) => name === 'ORIGEN' || !(name in blank));
  if (named.length > 0)
    throw refusal('document.not-yours', {
      summary: `${named.join(', ')}: no es un dato que se escriba en un gasto; quítelo.`,
    });
  const shaped = settleShape({ GASTO: costData }, { GASTO: { ...blank, ...given } }, reference);
  const cost = shaped.body.GASTO as Cost;
  const problems = shaped.problems.length > 0 ? shaped.problems : checkCost(cost, reference);
  if (problems.length > 0) throw refusal('rejected', { summary: problems[0]!.message }, { problems });
  return cost;
}

/** The file of a receipt is a good one of the same order. */
async function checkReceipt(call: Call<{ ID: string }>, { RECIBO }: Cost): Promise<void> {
  if (RECIBO === '') return;
  const row = await paperShelf.ready(call, call.input.ID, RECIBO).catch(() => undefined);
  if (row) return;
  const summary = 'Comprobante: el archivo no está en esta orden o se retiró; adjúntelo de nuevo.';
  throw refusal('rejected', { summary }, { problems: [problem('cost.receipt', 'GASTO.RECIBO', summary)] });
}

async function known(call: Call<{ ID: string }>, id: string, lock: number): Promise<CostItem> {
  const { services, scope, input } = call;
  const row = await services.database.get<CostItem>('work-orders', costKey(scope, input.ID, id));
  if (!row) throw refusal('not-found', { what: 'ningún gasto' });
  if (row.GASTO.ORIGEN !== '')
    throw refusal('document.not-yours', {
      summary:
        'El gasto viene de una declaración y no se cambia aquí. Registre aparte lo que falte, y como una devolución lo que la autoridad devuelva.',
    });
  if (row.LOCK !== lock) throw refusal('document.stale', { user: row.USUARIO });
  return row;
}

async function commit(call: Call<unknown>, user: string, writes: Write[]): Promise<void> {
  try {
    await call.services.database.write(...writes);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    const reason = await error.reason();
    throw reason === error ? refusal('document.stale', { user }) : reason;
  }
}

/** What an order costs, and what its client owes. */
export const costs: Implementations<typeof costProcedures> = {
  settlement,

  costs: async (call) => {
    const reference = await call.reference();
    const rows = await seenCosts(call, reference);
    return {
      GASTOS: rows
        .map((row) => publicCost(row, reference))
        .sort((a, b) =>
          `${a.GASTO['FECHA']} ${a.ID_GASTO}`.localeCompare(`${b.GASTO['FECHA']} ${b.ID_GASTO}`),
        ),
      TOTALES: totalsOf(
        rows.map(({ GASTO }) => GASTO),
        reference,
      ),
    };
  },

  saveCost: async (call) => {
    const { input, services, scope } = call;
    const [header, reference] = await Promise.all([standingOrder(call), call.reference()]);
    const GASTO = readCost(input.GASTO, reference);
    await checkReceipt(call, GASTO);
    const NIT = header.RESUMEN['NIT_IMPORTADOR'] ?? '';
    if (input.ID_GASTO === undefined) {
      const ID_GASTO = services.id('gas');
      const made = newCostWrites(call, input.ID, { ID_GASTO, NIT, GASTO }, reference);
      await commit(call, scope.login, [...made, stillStanding(call)]);
      const row = await services.database.get<CostItem>('work-orders', costKey(scope, input.ID, ID_GASTO));
      return publicCost(row!, reference);
    }
    const before = await known(call, input.ID_GASTO, input.LOCK ?? 0);
    const after: CostItem = {
      ...before,
      GASTO,
      NIT,
      LOCK: before.LOCK + 1,
      USUARIO: scope.login,
      REGISTRADO: localDateTime(services.now()),
    };
    const { pk: _pk, sk: _sk, ...set } = after;
    await commit(call, before.USUARIO, [
      {
        kind: 'update',
        table: 'work-orders',
        key: costKey(scope, input.ID, before.ID_GASTO),
        set,
        when: { equals: { LOCK: before.LOCK } },
      },
      accountWrite(call, before, -1, reference),
      accountWrite(call, after, 1, reference),
    ]);
    return publicCost(after, reference);
  },

  removeCost: async (call) => {
    const { input, scope } = call;
    const [, reference] = await Promise.all([orderFor(call), call.reference()]);
    const before = await known(call, input.ID_GASTO, input.LOCK);
    await commit(call, before.USUARIO, [
      {
        kind: 'delete',
        table: 'work-orders',
        key: costKey(scope, input.ID, before.ID_GASTO),
        when: { equals: { LOCK: before.LOCK } },
      },
      accountWrite(call, before, -1, reference),
    ]);
    return { RESULTADO: '1' };
  },

  account: async ({ services, scope, input }) => {
    const taxId = input.NIT.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
    if (scope.importers && !scope.importers.has(taxId))
      throw refusal('not-found', { what: 'ningún cliente' });
    const row = await services.database.get<AccountItem>('work-orders', accountKey(scope, taxId));
    return {
      SALDO: { LOCAL: fromUnits(row?.LOCAL ?? 0, 2), DOLARES: fromUnits(row?.DOLARES ?? 0, 2) },
    };
  },
};
