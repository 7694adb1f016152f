import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProducts } from '../../functions/products/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import type { BulkJob, LoadedRow } from '../../shared/foundation/documents/bulk.ts';
import { sendLoad, workLoad } from './loads.ts';
import { startWorld, type Handler, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let marta: Person;
let products: Handler;

/** From now on a person of a client company, of these importers. */
const ofClient = (id: string, IMPORTADORES: readonly string[]) =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', id),
    set: { IdPerfil: '4', IMPORTADORES },
    when: { exists: true },
  });
const client = async (id: string, importers: readonly string[]): Promise<Person> => {
  const person = await world.person('a', id);
  await ofClient(id, importers);
  return person;
};

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  ana = await world.person('a', 'ana');
  marta = await client('marta', ['81237642']);
  products = createProducts(async () => world.services);
});
afterAll(() => world.stop());

const ask = (procedure: string, params: unknown, as: Person) => world.call(products, procedure, params, as);
const job = async (ID_CARGA: string, as: Person): Promise<BulkJob> =>
  (await ask('bulkStatus', { ID_CARGA }, as)).result;
const rowOf = async (CODIGO: string) => (await ask('exists', { CODIGO }, ana)).result.rows[0]?.RESUMEN;
const count = async (as: Person) => (await ask('count', {}, as)).result.CANTIDAD as number;

async function reviewed(content: string, as: Person): Promise<string> {
  const id = await sendLoad(world, products, content, as);
  expect((await ask('reviewBulk', { ID_CARGA: id }, as)).result.ESTADO).toBe('REVISANDO');
  await workLoad(world.services, id);
  return id;
}

async function loaded(content: string, as: Person): Promise<string> {
  const id = await reviewed(content, as);
  expect((await ask('runBulk', { ID_CARGA: id, CUALES: 'BUENAS' }, as)).result.ESTADO).toBe('CARGANDO');
  await workLoad(world.services, id);
  return id;
}

/** A load of the agency, with a cell that is wrong. */
const FILE = 'CODIGO,DESCRIPCION,PARTIDA\nA-1,Tornillo,7318150000\nA-2,Tuerca de Textiles,nada\n';

describe("a client's person", () => {
  it('sees no load of the agency, whichever way they ask', async () => {
    const id = await loaded(FILE, ana);
    expect((await job(id, ana)).PROBLEMAS[0]!.DICE).toBe('nada');
    expect((await ask('bulks', {}, ana)).result).toHaveLength(1);
    expect((await ask('bulks', {}, marta)).result).toEqual([]);
    for (const procedure of ['bulkStatus', 'bulkErrors', 'reviewBulk', 'runBulk', 'stopBulk']) {
      const params = procedure === 'runBulk' ? { ID_CARGA: id, CUALES: 'BUENAS' } : { ID_CARGA: id };
      const { status, error } = await ask(procedure, params, marta);
      const never = await ask(procedure, { ...params, ID_CARGA: 'car-0000' }, marta);
      expect([procedure, status, error]).toEqual([procedure, 404, never.error]);
    }
  });

  it('loads nothing that importRows refuses, and learns of no code of the agency by it', async () => {
    const before = await count(ana);
    const rows = ['A-1', 'A-99'].map((CODIGO, at) => ({
      FILA: at + 2,
      VALORES: { CODIGO, DESCRIPCION: 'Suya' },
    }));
    const refused = (await ask('importRows', { FILAS: rows }, marta)).result as LoadedRow[];
    expect(refused.map(({ SITUACION }) => SITUACION)).toEqual(['rechazada', 'rechazada']);
    expect(refused[0]!.MENSAJE).toContain('no tiene permiso');
    expect(refused[1]!.MENSAJE).toBe(refused[0]!.MENSAJE);
    const id = await loaded('CODIGO,DESCRIPCION\nA-1,Suya\nA-99,Suya\n', marta);
    const { PROBLEMAS, ...done } = await job(id, marta);
    expect(done).toMatchObject({ ESTADO: 'TERMINADA', NUEVAS: 0, CAMBIADAS: 0, IGUALES: 0, RECHAZADAS: 2 });
    expect(PROBLEMAS.map(({ MENSAJE }) => MENSAJE)).toEqual(
      refused.map(({ FILA, MENSAJE }) => `Fila ${FILA}: ${MENSAJE}`),
    );
    expect(await rowOf('A-1')).toMatchObject({ DESCRIPCION: 'Tornillo' });
    expect(await rowOf('A-99')).toBeUndefined();
    expect(await count(ana)).toBe(before);
  });

  it("sees their own load, and nobody else's of a client; the agency sees all", async () => {
    const id = await reviewed('CODIGO,DESCRIPCION\nM-1,De Marta\n', marta);
    expect((await ask('bulks', {}, marta)).result).toEqual(
      expect.arrayContaining([expect.objectContaining({ ID_CARGA: id })]),
    );
    const peer = await client('rosa', ['81237642']);
    expect((await ask('bulks', {}, peer)).result).toEqual([]);
    expect((await ask('bulkErrors', { ID_CARGA: id }, peer)).status).toBe(404);
    expect((await job(id, ana)).ID_CARGA).toBe(id);
  });

  it('sees no load any more that they made while they were of the agency, or of more importers', async () => {
    const jorge = await world.person('a', 'jorge');
    const ofAgency = await reviewed(FILE, jorge);
    await ofClient('jorge', ['81237642', '576937K']);
    expect((await ask('bulkStatus', { ID_CARGA: ofAgency }, jorge)).status).toBe(404);
    const ofBoth = await reviewed(FILE, jorge);
    await ofClient('jorge', ['81237642']);
    expect((await ask('bulkStatus', { ID_CARGA: ofBoth }, jorge)).status).toBe(404);
    expect((await ask('bulks', {}, jorge)).result).toEqual([]);
  });

  it('is told no count of products that they may not know of', async () => {
    expect(await count(ana)).toBeGreaterThan(0);
    expect(await count(marta)).toBe(0);
  });
});
