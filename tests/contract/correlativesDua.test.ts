import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDua } from '../../functions/dua/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

/** In Honduras the DUA shares the numbers of the orders, as the DUCA does in Guatemala. */
let world: World;
let boss: Person;
let clerk: Person;
let stranger: Person;
let dua: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
let orders: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;

const series = { REGISTRO: '441', ANIO: 2026 };
const number = (correlative: number): string => `4416${String(correlative).padStart(6, '0')}`;
const gaps = async (as = boss) => (await dua('correlatives', series, as)).result.HUECOS;

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['uno', 'dos']) await world.company(company, 'HN', { REGISTRO_DECLARANTE: '441' });
  boss = await world.person('uno', 'jefa');
  const key = userRowKey('uno', 'jefa');
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  clerk = await world.person('uno', 'auxiliar');
  stranger = await world.person('dos', 'otro');
  const [first, second] = [createDua, createWorkOrders].map((make) => make(async () => world.services));
  dua = (procedure, params, as = boss) => world.call(first!, procedure, params, as);
  orders = (procedure, params, as = boss) => world.call(second!, procedure, params, as);
});
afterAll(() => world.stop());

it('are reserved, and nobody else types them into a DUA or an order, at its making or later', async () => {
  const kept = await dua('reserveCorrelatives', { ...series, CANTIDAD: 2, MOTIVO: 'Aduana de El Amatillo' });
  expect(kept.result).toEqual({ DESDE: number(1), HASTA: number(2), CANTIDAD: 2 });
  const said = /El número 441-6000001 lo reservó jefa@uno el 20\/11\/2026: «Aduana de El Amatillo»/;
  const NO_ORDEN = number(1);
  const made = await dua('create', { CUERPO: { DECLARACION: { NO_ORDEN } } }, clerk);
  expect(made.error?.message).toMatch(said);
  const blank = (await dua('create', { CUERPO: {} }, clerk)).result.header;
  const change = { op: 'set', path: 'DECLARACION.NO_ORDEN', value: NO_ORDEN };
  const typed = await dua('patch', { ID: blank.ID, LOCK: blank.LOCK, CAMBIOS: [change] }, clerk);
  expect(typed.error?.message).toMatch(said);
  const order = await orders('create', { CUERPO: { ORDEN: { NUMERO_ORDEN: NO_ORDEN } } }, clerk);
  expect(order.error?.message).toMatch(said);
  expect((await dua('create', { CUERPO: { DECLARACION: { NO_ORDEN } } })).status).toBe(200);
  expect(await gaps(stranger)).toEqual([]);
});

it('are counted with those of the orders, and what is missing is listed with its reason once somebody says it', async () => {
  await dua('create', { CUERPO: { DECLARACION: { NO_ORDEN: number(6) } } });
  await orders('create', { CUERPO: { ORDEN: { NUMERO_ORDEN: number(8) } } });
  expect((await gaps()).slice(-2)).toMatchObject([
    { DESDE: number(3), HASTA: number(5), CLASE: '' },
    { DESDE: number(7), HASTA: number(7), CLASE: '' },
  ]);
  await dua('explainCorrelatives', { DESDE: number(7), HASTA: number(7), MOTIVO: 'Se anuló en papel' });
  expect((await gaps()).at(-1)).toMatchObject({ CLASE: 'SIN_USO', MOTIVO: 'Se anuló en papel' });
  expect(
    (await dua('explainCorrelatives', { DESDE: number(6), HASTA: number(6), MOTIVO: 'No se usó' })).error
      ?.message,
  ).toMatch(/sí se usó/);
});

it('are corrected by administrators alone, never back, and asked for by nobody without a session', async () => {
  const correct = (SIGUIENTE: number, as = boss) =>
    dua('correctCorrelative', { ...series, SIGUIENTE, MOTIVO: 'Sigue la serie anterior' }, as);
  expect((await correct(50, clerk)).error?.code).toBe('permission.denied');
  expect((await correct(50)).error).toBeUndefined();
  expect((await correct(20)).error?.message).toMatch(/no puede volver atrás/);
  expect((await dua('correlatives', series)).result.SIGUIENTE).toBe(number(50));
  const handler = createDua(async () => world.services);
  expect((await world.call(handler, 'correlatives', series)).status).toBe(401);
  const client = await world.person('uno', 'cliente');
  const key = userRowKey('uno', 'cliente');
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { IdPerfil: '4' } });
  expect((await dua('correlatives', series, client)).status).toBe(403);
});

it('of a living DUA are not freed; of one that is annulled they are free at once', async () => {
  const NO_ORDEN = number(60);
  const { ID, LOCK } = (await dua('create', { CUERPO: { DECLARACION: { NO_ORDEN } } })).result.header;
  const living = await dua('releaseCorrelative', { NO_ORDEN });
  expect(living.error?.message).toMatch(/es de una DUA que sigue vigente/);
  expect((await dua('transition', { ID, LOCK, ACCION: 'annul' })).error).toBeUndefined();
  const none = await dua('releaseCorrelative', { NO_ORDEN });
  expect(none.error?.message).toMatch(/ninguna orden ni DUA/);
  expect((await dua('create', { CUERPO: { DECLARACION: { NO_ORDEN } } })).status).toBe(200);
});

it('of a deleted order stay its own and its DUA’s for thirty days, in which the draft waits for nobody', async () => {
  const typed = { CUERPO: { ORDEN: { NUMERO_ORDEN: number(20) } } };
  const order = (await orders('create', typed)).result.header;
  const made = await dua('create', { ID_ORDEN: order.ID, CUERPO: { DECLARACION: { NO_ORDEN: number(20) } } });
  expect(made.error).toBeUndefined();
  const drafts = async (as = boss): Promise<string[]> =>
    (await dua('list', { FILTROS: { ESTADO: 'BORRADOR' } }, as)).result.rows.map(
      ({ ID }: { ID: string }) => ID,
    );
  expect(await drafts()).toContain(made.result.header.ID);
  expect((await orders('delete', { ID: order.ID, LOCK: order.LOCK })).error).toBeUndefined();
  expect(await drafts()).not.toContain(made.result.header.ID);
  const kept = await dua('releaseCorrelative', { NO_ORDEN: number(20) });
  expect(kept.error!.message).toMatch(/es de una DUA cuya orden se eliminó.+hasta el 20\/12\/2026/);
  world.setClock('2026-12-21T18:00:00Z');
  boss = await world.person('uno', 'jefa');
  const { result, error } = await dua('releaseCorrelative', { NO_ORDEN: number(20) });
  expect(error).toBeUndefined();
  expect(result.LIBERADO_DE).toHaveLength(2);
});
