import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asNobody } from '../rights/asFunction.ts';
import { Database } from '../../functions/runtime/database.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { costKey } from '../../functions/work-orders/costs/costRows.ts';
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

describe('a refund', () => {
  it('lowers what the client is charged, in the order, its settlement and the account, and goes as it came', async () => {
    const NIT_IMPORTADOR = '12345679';
    const id = await open({ NIT_IMPORTADOR, NOMBRE_IMPORTADOR: 'Ferretería' });
    await save(id, { ...freight, ID_CONCEPTO: 'IMPUESTO' });
    const refund = { ...freight, ID_CONCEPTO: 'DEVOLUCION', MONTO: '40', IMPUESTO: '' };
    const made = (await save(id, refund)).result;
    expect(made).toMatchObject({ LOCAL: '-309.56', DOLARES: '-40.00', GASTO: { MONTO: '40.00' } });
    const { TOTALES } = (await call('costs', [id])).result;
    expect(TOTALES).toMatchObject({ CARGOS: { DOLARES: '72.00' }, SALDO: { DOLARES: '72.00' } });
    expect(await balance(NIT_IMPORTADOR)).toEqual({ LOCAL: '557.21', DOLARES: '72.00' });
    expect((await call('settlement', [id])).status).toBe(200);
    await call('removeCost', { ID: id, ID_GASTO: made.ID_GASTO, LOCK: 1 });
    expect((await balance(NIT_IMPORTADOR))['DOLARES']).toBe('112.00');
  });
});

describe('an order with costs', () => {
  const NIT_IMPORTADOR = '44444443';
  const ofClient = () => open({ NIT_IMPORTADOR, NOMBRE_IMPORTADOR: 'Molino' });
  const remove = (id: string): Promise<Answer> => call('delete', [id, '1']);

  it('is not deleted until they are taken out, so that nothing stays in the account of its client', async () => {
    const id = await ofClient();
    const made = (await save(id, freight)).result;
    const refused = await remove(id);
    expect(refused.error).toMatchObject({
      code: 'rejected',
      message: expect.stringMatching(/tiene gastos o anticipos.+Quítelos primero en «Gastos»/),
    });
    await call('removeCost', { ID: id, ID_GASTO: made.ID_GASTO, LOCK: 1 });
    expect((await remove(id)).result.ESTADO).toBe('ELIMINADA');
    expect((await balance(NIT_IMPORTADOR))['DOLARES']).toBe('0.00');
    expect((await call('restore', [id, '2'])).status).toBe(200);
    expect((await save(id, freight)).status).toBe(200);
  });

  it('is not deleted when one is entered after it was looked at', async () => {
    const id = await ofClient();
    const query = Database.prototype.query;
    const asking = vi.spyOn(Database.prototype, 'query').mockImplementation(async function (
      this: Database,
      ...asked
    ) {
      const rows = await query.apply(this, asked);
      if (asked[1].prefix === 'COST#') await asNobody(() => save(id, freight));
      return rows;
    });
    const refused = await remove(id);
    asking.mockRestore();
    expect(refused.error!.message).toContain('se le registró un gasto en este momento');
    expect((await call('open', [id])).result.header.ESTADO).toBe('ABIERTA');
  });

  it('takes none in the moment in which it is deleted', async () => {
    const id = await ofClient();
    const owed = await balance(NIT_IMPORTADOR);
    const write = Database.prototype.write;
    const writing = vi.spyOn(Database.prototype, 'write').mockImplementation(async function (
      this: Database,
      ...writes
    ) {
      const enters = writes.some((each) => each.kind === 'put' && each.item.sk.startsWith('COST#'));
      if (enters) await asNobody(() => remove(id));
      return write.apply(this, writes);
    });
    const refused = await save(id, freight);
    writing.mockRestore();
    expect(refused.error).toMatchObject({
      code: 'document.state',
      message: expect.stringContaining('«Eliminada»'),
    });
    expect((await call('costs', [id])).result.GASTOS).toEqual([]);
    expect(await balance(NIT_IMPORTADOR)).toEqual(owed);
  });

  it('that was deleted with them while it could be lets them be taken out', async () => {
    const id = await ofClient();
    await remove(id);
    const { ID_GASTO, GASTO } = (await save(await ofClient(), freight)).result;
    const scope = jobScope('a', 'GT');
    await world.services.database.aside({
      kind: 'put',
      table: 'work-orders',
      item: { ...costKey(scope, id, ID_GASTO), ID_GASTO, GASTO, NIT: NIT_IMPORTADOR, LOCK: 1, USUARIO: '' },
    });
    const before = Number((await balance(NIT_IMPORTADOR))['DOLARES']);
    expect((await call('removeCost', { ID: id, ID_GASTO, LOCK: 1 })).status).toBe(200);
    expect(Number((await balance(NIT_IMPORTADOR))['DOLARES'])).toBe(before - 112);
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
