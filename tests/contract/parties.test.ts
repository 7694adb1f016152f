import { afterAll, beforeAll, expect, it } from 'vitest';
import { createParties } from '../../functions/parties/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let stranger: Person;
let call: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  await world.company('b');
  ana = await world.person('a', 'ana');
  stranger = await world.person('b', 'otro');
  const parties = createParties(async () => world.services);
  call = (procedure, params, as = ana) => world.call(parties, procedure, params, as);
});

afterAll(() => world.stop());

const create = (FICHA: object, as = ana) => call('create', { CUERPO: { FICHA } }, as);
const importer = { ID_ROL: 'IMPORTADOR', NOMBRE: 'Comercial Péñol', NIT: '1234567-9' };
const names = (answer: Answer) =>
  answer.result.rows.map(({ RESUMEN }: { RESUMEN: Record<string, string> }) => RESUMEN['NOMBRE']);

it('is kept, found by letters of its name and by its number, and only among those of its role', async () => {
  const made = await create(importer);
  expect(made.status).toBe(200);
  await create({ ID_ROL: 'PROVEEDOR', NOMBRE: 'Shenzhen Bright Co.', IDENTIFICACION: 'CN-778' });
  const find = (TERMINO: string, ID_ROL: string) => call('list', { TERMINO, FILTROS: { ID_ROL } });
  expect(names(await find('penol', 'IMPORTADOR'))).toEqual(['Comercial Péñol']);
  expect(names(await find('shenzhen', 'PROVEEDOR'))).toEqual(['Shenzhen Bright Co.']);
  expect(names(await find('cn778', 'PROVEEDOR'))).toEqual(['Shenzhen Bright Co.']);
  expect(names(await find('shenzhen', 'IMPORTADOR'))).toEqual([]);
});

it('is there once for a taxpayer and role; another role of the same is another card', async () => {
  const again = await create({ ...importer, NOMBRE: 'Otro nombre' });
  expect(again.status).toBe(409);
  expect(again.error?.message).toMatch(/ya/i);
  expect((await create({ ...importer, ID_ROL: 'AGENTE' })).status).toBe(200);
});

it('keeps its number while it is kept aside: nobody else gets it, and it comes back as it was', async () => {
  const bodegas = { ID_ROL: 'IMPORTADOR', NOMBRE: 'Bodegas', NIT: '576937-K' };
  const { ID, LOCK } = (await create(bodegas)).result.header;
  const aside = await call('transition', { ID, LOCK, ACCION: 'archive' });
  expect(aside.status).toBe(200);
  expect((await create({ ...bodegas, NOMBRE: 'Bodegas Nueva' })).status).toBe(409);
  const back = await call('transition', { ID, LOCK: aside.result.LOCK, ACCION: 'restore' });
  expect([back.status, back.result.ESTADO]).toEqual([200, 'ACTIVA']);
});

it('belongs to its company alone', async () => {
  const { result } = await create({ ID_ROL: 'PROVEEDOR', NOMBRE: 'Secreta S.A.' });
  expect(names(await call('list', { TERMINO: 'secreta' }, stranger))).toEqual([]);
  expect((await call('open', { ID: result.header.ID }, stranger)).status).toBe(404);
  expect((await create(importer, stranger)).status).toBe(200);
});

it("shows a client company's person nothing", async () => {
  const client = await world.person('a', 'cliente');
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', 'cliente'),
    set: { IdPerfil: '4' },
  });
  expect((await call('list', {}, client)).status).toBe(403);
});
