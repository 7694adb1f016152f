import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { createDuca } from './ducaRow.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** Where in a document somebody is (product 38): told to who works in it too, and kept nowhere but in the mark. */
let world: World;
let ana: Person;
let luis: Person;
let order: string;
let duca: string;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('a', 'ana');
  luis = await world.person('a', 'luis');
  const handler = createWorkOrders(async () => world.services);
  call = (procedure, params, as = ana) => world.call(handler, procedure, params, as);
});
afterAll(() => world.stop());

beforeEach(async () => {
  const ORDEN = { NIT_IMPORTADOR: '81237642', NOMBRE_IMPORTADOR: 'VOLCÁN' };
  order = (await call('create', { CUERPO: { ORDEN } })).result.header.ID;
  duca = await createDuca(world.services, 'a', order, 'BORRADOR');
});

const used = async (person: Person, ABIERTO: string, LUGAR?: string) =>
  (await call('use', { ID: order, EN_USO: '1', ABIERTO, LUGAR }, person)).result.DONDE;
const PLACE = 'FRACCIONES#lin-7.DESCRIPCION';

it('is what the last mark said, with no version of anything written', async () => {
  const header = async () => (await call('open', { ID: order })).result.header;
  const before = await header();
  await used(luis, duca, PLACE);
  expect(await used(ana, duca)).toMatchObject([{ USUARIO: 'luis@a', ID_DOCUMENTO: duca, LUGAR: PLACE }]);
  await used(luis, duca, 'DUCA.MODALIDAD');
  expect(await used(ana, duca)).toMatchObject([{ LUGAR: 'DUCA.MODALIDAD' }]);
  expect(await header()).toEqual(before);
});

it('is none where it is no place, or is of no document of the order', async () => {
  for (const none of ['<b>', 'DUCA', `DUCA.${'X'.repeat(70)}`]) {
    await used(luis, duca, none);
    expect(await used(ana, duca)).toEqual([expect.not.objectContaining({ LUGAR: expect.anything() })]);
  }
  await used(luis, 'duc-none', 'DUCA.MODALIDAD');
  expect(JSON.stringify(await used(ana, duca))).not.toContain('LUGAR');
});

it('ends with the mark', async () => {
  await used(luis, duca, PLACE);
  world.setClock('2026-11-20T15:03:00Z');
  expect(await used(ana, duca)).toEqual([]);
  world.setClock('2026-11-20T15:00:00Z');
});

it('is told to nobody of a client, nor of a document that one may not read', async () => {
  const client = await world.person('a', 'marta');
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', 'marta'),
    set: { IdPerfil: '4', IMPORTADORES: ['81237642'] },
  });
  const noDuca = await world.person('a', 'nube');
  const flags = { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' };
  await world.services.database.write({
    ...{ kind: 'update', table: 'users', key: userRowKey('a', 'nube') },
    set: { APLICACIONES: { 'work-orders': flags } },
  });
  await used(luis, duca, PLACE);
  await used(luis, order, 'ORDEN.DESCRIPCION');
  const seenBy = async (person: Person) =>
    JSON.stringify([
      await call('use', { ID: order, EN_USO: '1' }, person),
      await call('open', { ID: order }, person),
    ]);
  expect(await seenBy(client)).not.toMatch(/lin-7|ORDEN\.DESCRIPCION/);
  expect(await seenBy(noDuca)).not.toContain('lin-7');
  expect(await seenBy(noDuca)).toContain('ORDEN.DESCRIPCION');
  expect(await seenBy(ana)).toContain('lin-7');
});
