import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import type { ShownLine } from '../../shared/logbook/procedures.ts';
import { startWorld, type Person, type World } from './world.ts';

/** The logbook calls things as people call them. */
let world: World;
let ana: Person;
let rosa: Person;
let other: Person;
let order: string;
const services = async () => world.services;
const [logbook, orders, users] = [createLogbook(services), createWorkOrders(services), createUsers(services)];
const linesFor = async (person: Person, asked: object): Promise<ShownLine[]> =>
  (await world.call(logbook, 'lines', asked, person)).result.LINEAS;

beforeAll(async () => {
  world = await startWorld();
  for (const company of ['a', 'b']) await world.company(company);
  [ana, rosa] = [await world.person('a', 'ana'), await world.person('a', 'rosa')];
  other = await world.person('b', 'beto');
  const key = userRowKey('a', 'ana');
  await world.services.database.aside({ kind: 'update', table: 'users', key, set: { SUPER: '1' } });
  const CUERPO = { ORDEN: { NUMERO_ORDEN: '1236000777' } };
  order = (await world.call(orders, 'create', { CUERPO }, ana)).result.header.ID;
  await world.call(users, 'saveUser', { ID_USUARIO: 'rosa', NOMBRE: 'Rosa Ixmatá' }, ana);
});
afterAll(() => world.stop());

it('names documents and people, and finds a document by its number, of the own company alone', async () => {
  const [line] = await linesFor(ana, { DOCUMENTO: order });
  expect(line!.TITULO).toContain('123-6000777');
  expect((await linesFor(ana, { DOCUMENTO: 'rosa' }))[0]!.TITULO).toBe('Rosa Ixmatá');
  for (const typed of ['123-6000777', ' 1236000777 ']) {
    const found = await linesFor(ana, { DOCUMENTO: typed });
    expect(new Set(found.map(({ ID }) => ID))).toEqual(new Set([order]));
    expect(await linesFor(other, { DOCUMENTO: typed })).toEqual([]);
  }
});

it('tells no name to who may not know what was changed', async () => {
  expect((await linesFor(rosa, { DOCUMENTO: 'rosa' }))[0]).toMatchObject({ RESERVADO: '1', TITULO: '' });
});

it('finds nothing of what no id, login or module can be', async () => {
  for (const field of ['DOCUMENTO', 'USUARIO', 'MODULO'])
    expect(await linesFor(ana, { [field]: 'C#a#number' }), field).toEqual([]);
});

it('keeps no line of who had an order open and left it', async () => {
  const told = async () => (await linesFor(ana, { DOCUMENTO: order })).length;
  const before = await told();
  for (const EN_USO of ['1', '1', '0'])
    expect((await world.call(orders, 'use', { ID: order, EN_USO }, ana)).error).toBeUndefined();
  expect(await told()).toBe(before);
});
