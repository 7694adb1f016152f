import { fromUnits } from '../../../shared/foundation/decimal/decimal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { refusal, Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { problem } from '../../../shared/foundation/rules/problem.ts';
import { blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { settleShape } from '../../../shared/foundation/fields/settle.ts';
import { checkCost } from '../../../shared/work-orders/costs/checkCost.ts';
import { costData, SAID_OF_TAXES, type Cost } from '../../../shared/work-orders/costs/costData.ts';
import type { costProcedures } from '../../../shared/work-orders/costs/procedures.ts';
import { isForClient, totalsOf } from '../../../shared/work-orders/costs/totals.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { Call, Implementations } from '../../runtime/executor.ts';
import { knownRows } from '../importerRows.ts';
import { ordersOf } from '../orders.ts';
import { paperShelf } from '../talk/paperShelf.ts';
import { accountKey, accountWrite, asRead, costKey, costsOf, publicCost } from './costRows.ts';
import type { AccountItem, CostItem } from './costRows.ts';
import { enterCost, RECORD, requireStanding } from './enterCost.ts';
import { settlement } from './settlement.ts';

/** What the caller may see of an order's costs: people of client companies see what is meant for them. */
export async function seenCosts(call: Call<{ ID: string }>, reference: Reference): Promise<CostItem[]> {
  const header = await ordersOf(call).header(call.input.ID);
  const rows = await knownRows(call, header, await costsOf(call, header.ID));
  return call.scope.importers ? rows.filter(({ GASTO }) => isForClient(GASTO, reference)) : rows;
}

/** The order whose costs a person of the agency changes, in whatever state: what one has may always be taken out. */
async function orderFor(call: Call<{ ID: string }>): Promise<HeaderRow> {
  if (call.scope.importers) throw refusal('permission.denied', { action: RECORD });
  return ordersOf(call).header(call.input.ID);
}

/** The same to enter something. */
async function standingOrder(call: Call<{ ID: string }>): Promise<HeaderRow> {
  const header = await orderFor(call);
  requireStanding(call, header);
  return header;
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
  try {
    await paperShelf.ready(call, call.input.ID, RECIBO);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const summary = 'Comprobante: el archivo no está en esta orden o se retiró; adjúntelo de nuevo.';
    throw refusal('rejected', { summary }, { problems: [problem('cost.receipt', 'GASTO.RECIBO', summary)] });
  }
}

/** A line as the caller saw it. */
async function known(call: Call<{ ID: string }>, id: string, lock: number): Promise<CostItem> {
  const { services, scope, input } = call;
  const row = await services.database.get<CostItem>('work-orders', costKey(scope, input.ID, id));
  if (!row) throw refusal('not-found', { what: 'ningún gasto' });
  if (row.LOCK !== lock) throw refusal('document.stale', { user: row.USUARIO });
  return row;
}

/** What a declaration brought is as the authority accepted it, but for who paid it. */
const ofDeclaration = (): Error =>
  refusal('document.not-yours', {
    summary:
      'El gasto viene de una declaración: aquí se dice quién lo pagó y si se cobra al cliente, y nada más. Registre aparte lo que falte, y como una devolución lo que la autoridad devuelva.',
  });

/**
 * The next values of a line that stands. Of one that a declaration brought, what a person says of it (`SAID_OF_TAXES`) over
 * what the authority accepted; whoever sends the rest along sends it as it was read.
 */
function changedCost({ GASTO }: CostItem, given: Record<string, string>, reference: Reference): Cost {
  if (GASTO.ORIGEN === '') return readCost(given, reference);
  const own: Record<string, string> = { ...GASTO };
  const said: readonly string[] = SAID_OF_TAXES;
  if (Object.entries(given).some(([name, value]) => !said.includes(name) && value !== own[name]))
    throw ofDeclaration();
  const { ORIGEN: _origin, ...kept } = GASTO;
  const { PAGADO_POR, CARGO_CLIENTE } = readCost({ ...kept, ...given }, reference);
  return { ...GASTO, PAGADO_POR, CARGO_CLIENTE };
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
    if (input.ID_GASTO === undefined) {
      const GASTO = readCost(input.GASTO, reference);
      await checkReceipt(call, GASTO);
      const ID_GASTO = services.id('gas');
      await enterCost(call, header, { ID_GASTO, GASTO }, reference, { byPerson: true });
      const row = await services.database.get<CostItem>('work-orders', costKey(scope, input.ID, ID_GASTO));
      return publicCost(row!, reference);
    }
    const before = await known(call, input.ID_GASTO, input.LOCK ?? 0);
    const GASTO = changedCost(before, input.GASTO, reference);
    await checkReceipt(call, GASTO);
    const after: CostItem = {
      ...before,
      GASTO,
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
        when: asRead(before),
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
    // What a declaration charged leaves only once that was annulled.
    if (before.GASTO.ORIGEN !== '' && before.ANULADA !== '1') throw ofDeclaration();
    await commit(call, before.USUARIO, [
      {
        kind: 'delete',
        table: 'work-orders',
        key: costKey(scope, input.ID, before.ID_GASTO),
        when: asRead(before),
      },
      accountWrite(call, before, -1, reference),
    ]);
    return { RESULTADO: '1' };
  },

  account: async ({ services, scope, input }) => {
    const taxId = plainTaxId(input.NIT);
    if (scope.importers && !scope.importers.has(taxId))
      throw refusal('not-found', { what: 'ningún cliente' });
    const row = await services.database.get<AccountItem>('work-orders', accountKey(scope, taxId));
    return {
      SALDO: { LOCAL: fromUnits(row?.LOCAL ?? 0, 2), DOLARES: fromUnits(row?.DOLARES ?? 0, 2) },
    };
  },
};
