import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { createCompany } from '../../functions/users/newCompany.ts';
import { createOperator } from '../../functions/users/operator/newOperator.ts';
import { loginOwnerKey } from '../../functions/users/userRows.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { ShownLine } from '../../shared/logbook/procedures.ts';
import type { StoryEvent } from '../../shared/work-orders/talk/procedures.ts';
import { accepted, freeLane, news } from './declarationNews.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Handler, Person } from './world.ts';

/** What the product does by itself is told as its own, and what a person does never passes for that. */

const IMPORTER = '73581127';
let { world, ana, call, derived, patch } = {} as TwoAgencies;
let [users, orders, logbook] = [] as unknown as [Handler, Handler, Handler];
let admin: Person;
let marta: Person;
let namesake: Person;

const set = (company: string, id: string, values: object): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey(company, id),
    set: { ...values },
  });

/** Somebody who was given the product's login before it was kept from people. */
async function namesakeOf(company: string): Promise<Person> {
  const person = await world.person(company, 'tocayo');
  await set(company, 'tocayo', { Usuario: 'sistema', NombreUsuario: 'Tomás Tocay' });
  await world.services.database.write({
    kind: 'put',
    table: 'users',
    item: { ...loginOwnerKey('sistema'), userId: 'tocayo' },
  });
  return { ...person, login: 'sistema' };
}

beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
  const services = async () => world.services;
  [users, orders, logbook] = [createUsers(services), createWorkOrders(services), createLogbook(services)];
  admin = await world.person('uno', 'jefa');
  await set('uno', 'jefa', { SUPER: '1' });
  marta = await world.person('uno', 'marta', []);
  await set('uno', 'marta', { IdPerfil: '4', IMPORTADORES: [IMPORTER] });
});
afterAll(() => world.stop());

describe("a login of the product's own", () => {
  const RESERVED = /«(sistema|servidor)» está reservado.*Elija otro/;

  it('is given to nobody: no new user, administrator of a new company or operator', async () => {
    for (const USUARIO of ['sistema', ' SISTEMA ', 'servidor']) {
      const form = {
        ...{ USUARIO, NOMBRE: 'Tomás', CORREO: '', ID_PERFIL: '5', CLAVE: 'cuatro perros verdes' },
        ...{ SUPER: false, APLICACIONES: {}, PERMISOS: [] },
      };
      const refused = await world.call(users, 'createUser', form, admin);
      expect(refused.error?.message, USUARIO).toMatch(RESERVED);
      const facts = { administrator: 'Tomás Tocay', login: USUARIO, mail: 'tomas@uno.example' };
      const company = { ...facts, company: 'Agencia Tres', taxId: '576937K', country: 'GT', operator: false };
      await expect(createCompany(world.services, company)).rejects.toThrow(RESERVED);
      await expect(createOperator(world.services, facts)).rejects.toThrow(RESERVED);
    }
  });
});

/** A declaration that a person saved and the authority accepted. */
async function declared(number: string, as: Person) {
  const { id: ID, lock: LOCK, orderId } = await derived(number, 'uno', as);
  await world.call(orders, 'activate', { ID: orderId, ACTIVA: true, DE: 'ORDEN' }, ana);
  return { ID, LOCK, orderId };
}
const story = async (ID: string, as: Person): Promise<StoryEvent[]> =>
  (await world.call(orders, 'story', { ID }, as)).result.HECHOS;

describe("a person who has the product's login from before it was kept from people", () => {
  beforeAll(async () => {
    namesake = await namesakeOf('uno');
  });

  it('saves drafts of which the client hears nothing, and what they did is told as theirs', async () => {
    const { ID, LOCK, orderId } = await declared('1236003901', namesake);
    await patch(ID, LOCK, { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' }, namesake);
    expect((await story(orderId, marta)).filter(({ MODULO }) => MODULO === 'duca')).toEqual([]);
    const own = (await story(orderId, ana)).filter(({ MODULO }) => MODULO === 'duca');
    expect(own.length).toBeGreaterThan(0);
    for (const each of own) expect(each).toMatchObject({ CLASE: 'DOCUMENTO', USUARIO: 'sistema' });
  });

  it('has their own name in the logbook, and the product its own', async () => {
    const { ID, LOCK } = await declared('1236003902', namesake);
    const sent = await call('transmit', { ID, LOCK });
    await news(world, {
      ID,
      of: sent.result.ID_TRANSMISION,
      set: { state: 'ACCEPTED', facts: accepted() },
    });
    await freeLane(world, '1236003902');
    const { LINEAS } = (await world.call(logbook, 'lines', { DOCUMENTO: ID }, admin)).result;
    const called = (LINEAS as ShownLine[]).map(({ NOMBRE, DIRECCION }) => [NOMBRE, DIRECCION]);
    expect(called).toContainEqual(['Tomás Tocay', '127.0.0.1']);
    expect(called).toContainEqual(['Despacho', '']);
    expect(called).not.toContainEqual(['Tomás Tocay', '']);
  });

  it('of another company changes nothing of what clients here are told of the authority', async () => {
    await set('uno', 'tocayo', { Usuario: 'tomas.tocay' });
    await namesakeOf('dos');
    const { ID, LOCK, orderId } = await declared('1236003903', ana);
    const sent = await call('transmit', { ID, LOCK });
    await news(world, {
      ID,
      of: sent.result.ID_TRANSMISION,
      set: { state: 'ACCEPTED', facts: accepted() },
    });
    await freeLane(world, '1236003903');
    const told = (await story(orderId, marta)).filter(({ CLASE }) => CLASE === 'TRANSMISION');
    expect(told).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ USUARIO: '', TEXTO: expect.stringContaining('Aceptada') }),
      ]),
    );
  });
});
