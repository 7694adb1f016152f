import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { createDuca } from './ducaRow.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let broker: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

const VOLCAN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'Distribuidora El Volcán' };
const TEXTILES = { NIT_IMPORTADOR: '576937K', NOMBRE_IMPORTADOR: 'Textiles del Valle, S.A.' };

/** A person of a client company: profile 4, with the tax ids of the importers that they are of. */
async function client(id: string, IMPORTADORES?: string[], rights: 'escribir'[] = []): Promise<Person> {
  const person = await world.person('a', id, rights);
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', id),
    set: { IdPerfil: '4', ...(IMPORTADORES ? { IMPORTADORES } : {}) },
    when: { exists: true },
  });
  return person;
}

const open = async (ORDEN: Record<string, string>): Promise<{ ID: string; LOCK: number }> =>
  (await call('create', { CUERPO: { ORDEN } })).result.header;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  broker = await world.person('a', 'ana');
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = broker) => world.call(handler, procedure, params, as);
});

afterAll(() => world.stop());

describe('a person of a client company', () => {
  it('finds the orders of their importers and no other, however they ask', async () => {
    const own = await open(VOLCAN);
    const foreign = await open(TEXTILES);
    const marta = await client('marta', ['81237642']);
    const { result } = await call('list', {}, marta);
    expect(result.rows.map((row: { ID: string }) => row.ID)).toEqual([own.ID]);
    expect(result.total).toBe(1);
    expect((await call('list', { TERMINO: 'textiles' }, marta)).result.rows).toEqual([]);
    expect(
      (await call('list', { FILTROS: { NIT_IMPORTADOR: TEXTILES.NIT_IMPORTADOR } }, marta)).result.rows,
    ).toEqual([]);
    const counted = (await call('counts', {}, marta)).result as { CANTIDAD: number }[];
    expect(counted.reduce((sum, { CANTIDAD }) => sum + CANTIDAD, 0)).toBe(1);
    const totals = (await call('totals', {}, marta)).result as { CANTIDAD: number }[];
    expect(totals.reduce((sum, { CANTIDAD }) => sum + CANTIDAD, 0)).toBe(1);
    expect((await call('open', { ID: own.ID }, marta)).status).toBe(200);
    const asked: [string, object][] = [
      ['open', { ID: foreign.ID }],
      ['open', { ID: foreign.ID, VERSION: 1 }],
      ['file', { ID: foreign.ID }],
      ['history', { ID: foreign.ID }],
      ['diff', { ID: foreign.ID, DESDE: 1, HASTA: 1 }],
      ['logEntries', { ID: foreign.ID }],
    ];
    for (const [procedure, params] of asked) {
      const refused = await call(procedure, params, marta);
      expect([procedure, refused.error?.code]).toEqual([procedure, 'not-found']);
      expect(JSON.stringify(refused)).not.toContain('Textiles');
    }
  });

  it('is given no draft with the file of their order, and nobody a kind of document that they may not read', async () => {
    const order = await open(VOLCAN);
    const draft = await createDuca(world.services, 'a', order.ID, 'BORRADOR');
    const marta = await client('marta', ['81237642']);
    // Nor are they told which document of it somebody has open.
    await call('use', { ID: order.ID, EN_USO: '1', ABIERTO: draft });
    const { inUseBy } = (await call('open', { ID: order.ID }, marta)).result;
    expect(inUseBy).toBe('ana@a: otro documento de la orden');
    const given = async (as?: Person): Promise<unknown[]> =>
      Object.values((await call('file', { ID: order.ID }, as)).result.documents).flat();
    expect(await given()).toHaveLength(1);
    expect(await given(marta)).toEqual([]);
    const packer = await world.person('a', 'sin-duca');
    await world.services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey('a', 'sin-duca'),
      set: {
        APLICACIONES: { 'work-orders': { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } },
      },
    });
    expect(await given(packer)).toEqual([]);
  });

  it('does not read what the order said while it was of another importer', async () => {
    const order = await open(TEXTILES);
    const CAMBIOS = Object.entries(VOLCAN).map(([name, value]) => ({
      op: 'set',
      path: `ORDEN.${name}`,
      value,
    }));
    await call('patch', { ID: order.ID, LOCK: order.LOCK, CAMBIOS });
    const marta = await client('marta', ['81237642']);
    expect((await call('open', { ID: order.ID }, marta)).status).toBe(200);
    expect((await call('open', { ID: order.ID, VERSION: 1 }, marta)).error?.code).toBe('not-found');
    expect((await call('diff', { ID: order.ID, DESDE: 1, HASTA: 2 }, marta)).error?.code).toBe('not-found');
  });

  it('is told by their bell of no order that came to be of another importer', async () => {
    const order = await open(VOLCAN);
    await world.person('a', 'rosa');
    const { LOCK } = (await call('assign', [order.ID, String(order.LOCK), 'rosa'])).result;
    // She left the agency for the client since.
    const rosa = await client('rosa', ['81237642']);
    const told = async (): Promise<string[]> =>
      (await call('notifications', ['2', 'a', 'rosa'], rosa)).result.map(
        ({ ORDEN_TRABAJO }: { ORDEN_TRABAJO: string }) => ORDEN_TRABAJO,
      );
    expect(await told()).toEqual([order.ID]);
    const CAMBIOS = Object.entries(TEXTILES).map(([name, value]) => ({
      op: 'set',
      path: `ORDEN.${name}`,
      value,
    }));
    expect((await call('patch', { ID: order.ID, LOCK, CAMBIOS })).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it('sees nothing while nobody said whose orders are theirs', async () => {
    const order = await open(VOLCAN);
    await open({ DESCRIPCION: 'Sin importador todavía' });
    for (const person of [await client('nadie'), await client('ninguno', [])]) {
      expect((await call('list', {}, person)).result.rows).toEqual([]);
      expect((await call('open', { ID: order.ID }, person)).error?.code).toBe('not-found');
    }
  });

  it('who may write leaves no order with another importer', async () => {
    const writer = await client('escribe', ['81237642'], ['escribir']);
    const order = await open(VOLCAN);
    const CAMBIOS = [{ op: 'set', path: 'ORDEN.NIT_IMPORTADOR', value: TEXTILES.NIT_IMPORTADOR }];
    const moved = await call('patch', { ID: order.ID, LOCK: order.LOCK, CAMBIOS }, writer);
    expect(moved.error?.code).toBe('permission.denied');
    expect((await call('create', { CUERPO: { ORDEN: TEXTILES } }, writer)).error?.code).toBe(
      'permission.denied',
    );
    expect((await call('create', { CUERPO: { ORDEN: VOLCAN } }, writer)).status).toBe(200);
  });
});
