import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { Database } from '../../functions/runtime/database.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startDuaWorld, type DuaWorld } from './duaWorld.ts';
import type { Answer, Person } from './world.ts';

/** Importer of every order that is seeded, and another client. */
const OTHER = '05019021000018';
const START = Date.parse('2026-11-20T15:00:00Z');
let minute = 0;

let world: DuaWorld;
let orders: ReturnType<typeof createWorkOrders>;
let [ana, reader, foreigner, ofClient] = [] as unknown as [Person, Person, Person, Person];

beforeAll(async () => {
  world = await startDuaWorld();
  orders = createWorkOrders(async () => world.services);
  await world.company('h', 'HN', { Nit: '05019021000018', RazonSocial: 'Aduanas de Prueba, S. de R.L.' });
  await world.company('o', 'HN', { Nit: '05019021000018', RazonSocial: 'Otra Agencia, S. de R.L.' });
  ana = await world.person('h', 'ana');
  reader = await world.person('h', 'lector', []);
  foreigner = await world.person('o', 'otro');
  ofClient = await world.person('h', 'cliente', []);
  const set = { IdPerfil: '4', IMPORTADORES: ['08019021000018'] };
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('h', 'cliente'),
    set,
  });
});
afterAll(() => world.stop());

const call = (procedure: string, params: unknown, as = ana): Promise<Answer> =>
  world.call(world.dua, procedure, params, as);

interface Made {
  id: string;
  lock: number;
  orderId: string;
}

/** A DUA of a new order, with some of its header written. */
async function made(
  number: string,
  header: Record<string, string> = {},
  company = 'h',
  as = ana,
): Promise<Made> {
  // Each a minute after the one before, as its id says.
  minute += 1;
  world.setClock(new Date(START + minute * 60_000).toISOString());
  const orderId = await world.seed(company, number);
  const { result, error } = await call('derive', [orderId, '', ''], as);
  expect(error).toBeUndefined();
  const { ID: id, LOCK: lock } = result.header;
  const CAMBIOS = Object.entries(header).map(([name, value]) => ({
    op: 'set',
    path: `DECLARACION.${name}`,
    value,
  }));
  const saved = await call('patch', { ID: id, LOCK: lock, CAMBIOS }, as);
  expect(saved.error).toBeUndefined();
  return { id, lock: saved.result.header.LOCK, orderId };
}

async function last(
  ID: string,
  as?: Person,
): Promise<Record<string, { VALOR: string; DOCUMENTO: string; ID: string }>> {
  const { result, error } = await call('lastValues', { ID }, as);
  expect(error).toBeUndefined();
  return Object.fromEntries(
    result.VALORES.map((each: { CAMPO: string }) => [each.CAMPO.replace('DECLARACION.', ''), each]),
  );
}

describe('product 19: the last value of a field, in earlier DUAs of the same client', () => {
  let first: Made;
  let second: Made;
  beforeAll(async () => {
    first = await made('1456000811', { OBSERVACIONES: 'BODEGA 3', ENTIDAD_MEDIACION: 'BANCO ATLÁNTIDA' });
    second = await made('1456000812', { OBSERVACIONES: 'BODEGA 7', ENTIDAD_MEDIACION: '' });
  });

  it('is that of the newest earlier one which has it, with the DUA that it comes from', async () => {
    expect(await last(first.id)).toEqual({});
    const { id } = await made('1456000813');
    const found = await last(id);
    expect(found['OBSERVACIONES']).toMatchObject({ VALOR: 'BODEGA 7', ID: second.id });
    expect(found['ENTIDAD_MEDIACION']).toMatchObject({ VALOR: 'BANCO ATLÁNTIDA', ID: first.id });
    expect(found['ENTIDAD_MEDIACION']!.DOCUMENTO).toMatch(/^DUA 145-/);
    // What is later is not earlier, and what is of one operation or of a day is nobody's habit.
    expect((await last(second.id))['OBSERVACIONES']).toMatchObject({ VALOR: 'BODEGA 3', ID: first.id });
    for (const name of [
      'NO_ORDEN',
      'TIPO_CAMBIO',
      'TITULO_TRANSPORTE',
      'ID_SARAH',
      'TOTAL_VALOR_ADUANA_DOLARES',
    ])
      expect(found[name]).toBeUndefined();
  });

  it('is told to who may only read, and neither to another company nor to a client’s person', async () => {
    expect((await last(second.id, reader))['OBSERVACIONES']).toBeDefined();
    const refused = async (as: Person) => (await call('lastValues', { ID: second.id }, as)).error?.code;
    expect(await refused(foreigner)).toBe('not-found');
    expect(await refused(ofClient)).toMatch(/^(not-found|permission\.denied)$/);
    expect((await world.call(world.dua, 'lastValues', { ID: second.id })).status).toBe(401);
  });

  it('of another company’s DUAs of the same importer is never offered', async () => {
    const theirs = await made('1456000814', {}, 'o', foreigner);
    expect(await last(theirs.id, foreigner)).toEqual({});
  });

  it('of an order that is another client’s is never offered, though importer and name are the same', async () => {
    const strange = await made('1456000815', { OBSERVACIONES: 'SECRETO DE OTRO' });
    const before = await world.call(orders, 'open', { ID: strange.orderId }, ana);
    const moved = await world.call(
      orders,
      'patch',
      {
        ID: strange.orderId,
        LOCK: before.result.header.LOCK,
        CAMBIOS: [{ op: 'set', path: 'ORDEN.NIT_IMPORTADOR', value: OTHER }],
      },
      ana,
    );
    expect(moved.error).toBeUndefined();
    const { id } = await made('1456000816');
    expect((await last(id))['OBSERVACIONES']!.VALOR).not.toBe('SECRETO DE OTRO');
    // Nor the other way round.
    expect(await last(strange.id)).toEqual({});
  });

  it('of another importer by its number is never offered, though the name is the same', async () => {
    await made('1456000817', { OBSERVACIONES: 'DE UN TOCAYO', NUMERO_IDENTIFICACION_IMPORTADOR: OTHER });
    const { id } = await made('1456000818');
    expect((await last(id))['OBSERVACIONES']!.VALOR).not.toBe('DE UN TOCAYO');
  });

  it('of an annulled DUA is none', async () => {
    const gone = await made('1456000819', { OBSERVACIONES: 'POR ERROR' });
    const annulled = await call('transition', { ID: gone.id, LOCK: gone.lock, ACCION: 'annul' });
    expect(annulled.error).toBeUndefined();
    const { id } = await made('1456000820');
    expect((await last(id))['OBSERVACIONES']!.VALOR).not.toBe('POR ERROR');
  });

  it('reads no more of many earlier DUAs than of some', async () => {
    const reads = async (ID: string): Promise<number> => {
      const get = vi.spyOn(Database.prototype, 'get');
      const many = vi.spyOn(Database.prototype, 'getMany');
      await call('lastValues', { ID });
      const count = many.mock.calls.reduce((all, [, keys]) => all + keys.length, get.mock.calls.length);
      vi.restoreAllMocks();
      return count;
    };
    for (const at of [5, 6, 7]) await made(`145600083${at}`);
    let newest = await made('1456000830');
    const some = await reads(newest.id);
    for (const at of [1, 2, 3, 4]) newest = await made(`145600083${at}`);
    const more = await reads(newest.id);
    // Of each that came besides its header and its order are looked at, and no body: eight are read of however many.
    expect(some).toBeGreaterThan(16);
    expect(more - some).toBe(2 * 4);
  });
});
