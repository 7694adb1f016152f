import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  await world.company('b', 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
});
afterAll(() => world.stop());

const open = async (ORDEN: Record<string, string> = VOLCAN): Promise<string> =>
  (await call('create', { CUERPO: { ORDEN } })).result.header.ID;
const freight = {
  ID_CONCEPTO: 'FLETE',
  FECHA: '2026-11-19',
  ID_MONEDA: 'USD',
  TIPO_CAMBIO: '7.73901',
  MONTO: '100',
  IMPUESTO: '12',
  PAGADO_POR: 'AGENCIA',
  CARGO_CLIENTE: '1',
  DESCRIPCION: 'Flete marítimo',
};
const advance = { ...freight, ID_CONCEPTO: 'ANTICIPO', PAGADO_POR: 'CLIENTE', MONTO: '50', IMPUESTO: '' };
const own = { ...freight, CARGO_CLIENTE: '0', DESCRIPCION: 'A cargo de la agencia' };
const save = (ID: string, GASTO: Record<string, string>, more: object = {}): Promise<Answer> =>
  call('saveCost', { ID, GASTO, ...more });
const balance = async (NIT = '8123764-2'): Promise<Record<string, string>> =>
  (await call('account', { NIT })).result.SALDO;

/** A person of a client company of that importer. */
async function client(): Promise<Person> {
  const marta = await world.person('a', 'marta');
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', 'marta'),
    set: { IdPerfil: '4', IMPORTADORES: ['81237642'] },
  });
  return marta;
}

describe('the costs of an order', () => {
  it('add up to the cent in both currencies, by order and by client, whatever is changed or taken away', async () => {
    const [first, second] = [await open(), await open()];
    const made = (await save(first, freight)).result;
    expect(made).toMatchObject({ LOCAL: '866.77', DOLARES: '112.00', LOCK: 1 });
    await save(first, advance);
    await save(second, freight);
    expect((await call('costs', [first])).result.TOTALES.SALDO).toEqual({
      LOCAL: '479.82',
      DOLARES: '62.00',
    });
    expect(await balance()).toEqual({ LOCAL: '1346.59', DOLARES: '174.00' });
    const { ORIGEN: _origin, ...before } = made.GASTO;
    const changed = await save(first, { ...before, MONTO: '200.00' }, { ID_GASTO: made.ID_GASTO, LOCK: 1 });
    expect(changed.result).toMatchObject({ DOLARES: '212.00', LOCK: 2 });
    expect((await balance())['DOLARES']).toBe('274.00');
    const stale = await save(first, before, { ID_GASTO: made.ID_GASTO, LOCK: 1 });
    expect(stale.error!.code).toBe('document.stale');
    await call('removeCost', { ID: first, ID_GASTO: made.ID_GASTO, LOCK: 2 });
    expect((await balance())['DOLARES']).toBe('62.00');
    expect((await call('removeCost', { ID: first, ID_GASTO: made.ID_GASTO, LOCK: 2 })).error!.code).toBe(
      'not-found',
    );
  });

  it('refuse an amount in two readings by its field, and what only the product writes', async () => {
    const id = await open();
    const two = await save(id, { ...freight, MONTO: '1.234,50' });
    expect(two.error!.problems[0]).toMatchObject({ path: 'GASTO.MONTO' });
    const forged = await save(id, { ...freight, ORIGEN: 'duc-1' });
    expect(forged.error!.code).toBe('document.not-yours');
    expect((await call('costs', [id])).result.GASTOS).toEqual([]);
  });

  it('may come after the order is closed and not once it is deleted', async () => {
    const id = await open();
    await call('close', [id, '1']);
    expect((await save(id, freight)).status).toBe(200);
    const gone = await open();
    await call('delete', [gone, '1']);
    expect((await save(gone, freight)).error!.code).toBe('document.state');
  });

  it('are printed as a settlement that the client may keep', async () => {
    const id = await open();
    await save(id, freight);
    const { NOMBRE, PDF } = (await call('settlement', [id])).result;
    expect(NOMBRE).toMatch(/^liquidacion-2026-\d{6}\.pdf$/);
    expect(Buffer.from(PDF, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a person of the client company', () => {
  it('sees what is charged and advanced and not what the agency bears, and changes nothing', async () => {
    const id = await open();
    const charged = (await save(id, freight)).result;
    await save(id, own);
    const marta = await client();
    const { GASTOS, TOTALES } = (await call('costs', [id], marta)).result;
    expect(GASTOS.map((row: { ID_GASTO: string }) => row.ID_GASTO)).toEqual([charged.ID_GASTO]);
    expect(TOTALES.PROPIOS).toEqual({ LOCAL: '0.00', DOLARES: '0.00' });
    expect(JSON.stringify((await call('costs', [id], marta)).result)).not.toContain('A cargo de la agencia');
    expect((await call('saveCost', { ID: id, GASTO: freight }, marta)).error!.code).toBe('permission.denied');
    const removed = await call('removeCost', { ID: id, ID_GASTO: charged.ID_GASTO, LOCK: 1 }, marta);
    expect(removed.error!.code).toBe('permission.denied');
  });

  it("sees their own account and nobody else's, and no cost of another importer's order", async () => {
    const foreign = await open({ NIT_IMPORTADOR: '576937K', NOMBRE_IMPORTADOR: 'Textiles' });
    await save(foreign, freight);
    const marta = await client();
    expect((await call('account', { NIT: '81237642' }, marta)).status).toBe(200);
    expect((await call('account', { NIT: '576937K' }, marta)).error!.code).toBe('not-found');
    for (const procedure of ['costs', 'settlement'])
      expect((await call(procedure, [foreign], marta)).error!.code).toBe('not-found');
  });
});

it('shows nothing of another company', async () => {
  const id = await open();
  const made = (await save(id, freight)).result;
  const stranger = await world.person('b', 'otro');
  for (const [procedure, params] of [
    ['costs', { ID: id }],
    ['settlement', { ID: id }],
    ['saveCost', { ID: id, GASTO: freight }],
    ['removeCost', { ID: id, ID_GASTO: made.ID_GASTO, LOCK: 1 }],
  ] as const)
    expect((await call(procedure, params, stranger)).error!.code).toBe('not-found');
  expect((await call('account', { NIT: '81237642' }, stranger)).result.SALDO).toEqual({
    LOCAL: '0.00',
    DOLARES: '0.00',
  });
});
