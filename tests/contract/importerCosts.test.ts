import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asNobody } from '../rights/asFunction.ts';
import { sampleReference } from '../../shared/catalogues/sampleReference.fixture.ts';
import { costData } from '../../shared/work-orders/costs/costData.ts';
import { blankRecord } from '../../shared/foundation/fields/dataSet.ts';
import { Database } from '../../functions/runtime/database.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import {
  accountKey,
  enteredKey,
  MOST_ENTERED,
  newCostWrites,
} from '../../functions/work-orders/costs/costRows.ts';
import { enterCost } from '../../functions/work-orders/costs/enterCost.ts';
import { MOST_MOVED } from '../../functions/work-orders/costs/importerChange.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { ordersOf } from '../../functions/work-orders/orders.ts';
import { giveAnyway } from './giveAnyway.ts';
import { interrupted } from './interrupted.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** What an order costs lies in the account of its importer, whoever that comes to be. */
let world: World;
let ana: Person;
let call: (procedure: string, params: unknown) => Promise<Answer>;
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };
const TEXTILES = { NIT_IMPORTADOR: '576937K', NOMBRE_IMPORTADOR: 'Textiles del Valle, S.A.' };
const scope = jobScope('a', 'GT');
const parts = () => ({ services: world.services, scope });

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params) => world.call(handler, procedure, params, ana);
});
afterAll(() => world.stop());

const open = async (ORDEN: Record<string, string> = VOLCAN): Promise<string> =>
  (await call('create', { CUERPO: { ORDEN } })).result.header.ID;
const freight = {
  ...{ ID_CONCEPTO: 'FLETE', FECHA: '2026-11-19', ID_MONEDA: 'USD', TIPO_CAMBIO: '7.73901', MONTO: '100' },
  ...{ PAGADO_POR: 'AGENCIA', CARGO_CLIENTE: '1', DESCRIPCION: 'Flete marítimo' },
};
const advance = { ...freight, ID_CONCEPTO: 'ANTICIPO', PAGADO_POR: 'CLIENTE', MONTO: '50' };
async function enter(ID: string, GASTO: Record<string, string> = freight): Promise<string> {
  const { result, error } = await call('saveCost', { ID, GASTO });
  expect(error).toBeUndefined();
  return result.ID_GASTO;
}
const cents = async (taxId: string): Promise<number> => {
  const row = await world.services.database.get('work-orders', accountKey(scope, taxId));
  return Number(row?.['DOLARES'] ?? 0);
};
/** What three accounts grew by since they were looked at: of the two clients, and of orders that name nobody. */
async function accounts(): Promise<() => Promise<number[]>> {
  const look = () => Promise.all([VOLCAN.NIT_IMPORTADOR, TEXTILES.NIT_IMPORTADOR, ''].map(cents));
  const before = await look();
  return async () => (await look()).map((each, at) => each - before[at]!);
}
async function give(ID: string, importer: Record<string, string>): Promise<Answer> {
  const { LOCK } = (await call('open', { ID })).result.header;
  const CAMBIOS = Object.entries(importer).map(([name, value]) => ({
    op: 'set',
    path: `ORDEN.${name}`,
    value,
  }));
  return call('patch', { ID, LOCK, CAMBIOS });
}
const given = async (ID: string, importer: Record<string, string>): Promise<void> =>
  expect((await give(ID, importer)).error).toBeUndefined();
const taken = async (ID: string, ID_GASTO: string): Promise<void> =>
  expect((await call('removeCost', { ID, ID_GASTO, LOCK: 1 })).error).toBeUndefined();
const line = (ID_GASTO: string, more: Record<string, string> = {}) => ({
  ...{ ID_GASTO, NIT: VOLCAN.NIT_IMPORTADOR },
  GASTO: { ...blankRecord(costData), ...freight, ...more },
});
const tax = (ID_GASTO: string) => line(ID_GASTO, { ID_CONCEPTO: 'IMPUESTO', ORIGEN: 'duc-1' });

describe('an order with costs', () => {
  it('does not change its importer until they are taken out, and says how many there are and what to do', async () => {
    const [id, grew] = [await open(), await accounts()];
    const made = [await enter(id), await enter(id, advance)];
    for (const to of [TEXTILES, { NIT_IMPORTADOR: '' }]) {
      const { error } = await give(id, to);
      expect(error!.problems[0]).toMatchObject({
        path: 'ORDEN.NIT_IMPORTADOR',
        message: expect.stringMatching(/tiene 1 gasto y 1 anticipo.+Quítelos primero en «Gastos»/),
      });
    }
    expect(await grew()).toEqual([5000, 0, 0]);
    for (const each of made) await taken(id, each);
    await given(id, TEXTILES);
    await enter(id);
    expect(await grew()).toEqual([0, 10_000, 0]);
  });

  it('may be saved otherwise, also with the same number written otherwise, and is asked for no costs then', async () => {
    const id = await open(TEXTILES);
    await enter(id);
    const query = vi.spyOn(Database.prototype, 'query');
    await given(id, { NIT_IMPORTADOR: '576937-k', DESCRIPCION: 'Telas' });
    expect(query.mock.calls.filter(([, { prefix }]) => prefix === 'COST#')).toEqual([]);
    query.mockRestore();
  });

  it('with taxes of an accepted declaration keeps its importer, and is not told to take these out', async () => {
    const id = await open();
    await world.services.database.aside(...newCostWrites(parts(), id, tax('duc-1-DAI'), sampleReference));
    const { error } = await give(id, TEXTILES);
    expect(error!.message).toContain('tributos de una declaración aceptada, que no se quitan');
    expect(error!.message).not.toContain('Quítelos');
  });

  it('does not change its importer when one is entered after it was looked at', async () => {
    const [id, grew] = [await open(), await accounts()];
    const query = Database.prototype.query;
    const asking = vi.spyOn(Database.prototype, 'query').mockImplementation(async function (
      this: Database,
      ...asked
    ) {
      const rows = await query.apply(this, asked);
      if (asked[1].few === 'costs of one order') await asNobody(() => enter(id));
      return rows;
    });
    const { error } = await give(id, TEXTILES);
    asking.mockRestore();
    expect(error!.message).toContain('en este momento');
    expect((await call('open', [id])).result.body.ORDEN).toMatchObject(VOLCAN);
    expect(await grew()).toEqual([10_000, 0, 0]);
  });

  it('that came to be another client’s once keeps them where they are, whoever edits them, and may be given back', async () => {
    const [id, grew] = [await open(), await accounts()];
    const ID_GASTO = await enter(id);
    await giveAnyway(world, id, TEXTILES);
    const GASTO = { ...freight, DESCRIPCION: 'Flete' };
    expect((await call('saveCost', { ID: id, ID_GASTO, LOCK: 1, GASTO })).status).toBe(200);
    expect(await grew()).toEqual([10_000, 0, 0]);
    await given(id, VOLCAN);
    expect(await grew()).toEqual([10_000, 0, 0]);
  });
});

describe('a cost that is entered in the moment in which its order gets another importer', () => {
  it('goes into the account of the one whom the order has then', async () => {
    const [id, grew] = [await open(), await accounts()];
    const late = interrupted(world.services, () => given(id, TEXTILES), { table: 'work-orders' });
    const handler = createWorkOrders(async () => late.services);
    const made = await world.call(handler, 'saveCost', { ID: id, GASTO: freight }, ana);
    expect([made.status, late.happened()]).toEqual([200, true]);
    expect(await grew()).toEqual([0, 10_000, 0]);
  });
});

describe('an order that named no importer', () => {
  it('brings its costs into the account of whom it names, to the cent, and they go from there as they came', async () => {
    const [id, grew] = [await open({}), await accounts()];
    const made = [await enter(id), await enter(id, advance)];
    expect(await grew()).toEqual([0, 0, 5000]);
    await given(id, VOLCAN);
    expect(await grew()).toEqual([5000, 0, 0]);
    expect((await give(id, TEXTILES)).error!.message).toContain('tiene 1 gasto y 1 anticipo');
    for (const each of made) await taken(id, each);
    expect(await grew()).toEqual([0, 0, 0]);
  });

  it('has none taken out of the wrong account in the moment in which it names one', async () => {
    const [id, grew] = [await open({}), await accounts()];
    const ID_GASTO = await enter(id);
    const late = interrupted(world.services, () => given(id, VOLCAN), { table: 'work-orders' });
    const handler = createWorkOrders(async () => late.services);
    const asked = { ID: id, ID_GASTO, LOCK: 1 };
    expect((await world.call(handler, 'removeCost', asked, ana)).error!.code).toBe('document.stale');
    expect(await grew()).toEqual([10_000, 0, 0]);
    await taken(id, ID_GASTO);
    expect(await grew()).toEqual([0, 0, 0]);
  });

  it('brings as many as a save holds, and says how many these are', async () => {
    const [id, grew] = [await open({}), await accounts()];
    for (let at = 0; at <= MOST_MOVED; at += 1)
      await world.services.database.aside(
        ...newCostWrites(parts(), id, { ...line(`gas-${at}`), NIT: '' }, sampleReference),
      );
    expect((await give(id, VOLCAN)).error!.message).toContain(`pasan hasta ${MOST_MOVED}`);
    await taken(id, 'gas-0');
    await given(id, VOLCAN);
    expect(await grew()).toEqual([MOST_MOVED * 10_000, 0, 0]);
  });
});

describe('an order of many costs', () => {
  it('is added up over all of them', async () => {
    const id = await open();
    const rows = Array.from({ length: 510 }, (_, at) => line(`gas-${at}`, { MONTO: '1.00' }));
    for (let at = 0; at < rows.length; at += 90) {
      const some = rows.slice(at, at + 90);
      await world.services.database.aside(
        ...some.map((each) => newCostWrites(parts(), id, each, sampleReference)[0]),
      );
    }
    const { GASTOS, TOTALES } = (await call('costs', { ID: id })).result;
    expect([GASTOS.length, TOTALES.SALDO.DOLARES]).toEqual([510, '510.00']);
  });

  it('takes no more of a person than are read at once, and every tax', async () => {
    const id = await open();
    const set = { ENTRADOS: MOST_ENTERED - 1 };
    await world.services.database.aside({
      ...{ kind: 'update', table: 'work-orders', key: enteredKey(scope, id) },
      set,
    });
    await enter(id);
    const { error } = await call('saveCost', { ID: id, GASTO: freight });
    expect(error!.message).toContain(`hasta ${MOST_ENTERED} gastos`);
    const order = await ordersOf(parts()).header(id);
    await enterCost(parts(), order, tax('duc-1-IVA'), sampleReference);
    expect((await call('costs', { ID: id })).result.GASTOS).toHaveLength(2);
  });
});
