import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import type { ShownLine } from '../../shared/logbook/procedures.ts';
import { operatorPerson } from './operatorPerson.ts';
import { eventOf, startWorld, textOf, type Answer, type Person, type World } from './world.ts';

let world: World;
let boss: Person;
let ana: Person;
/** A clock that goes on from change to change, as it does: lines stand in the order of their moments. */
let ticks = 0;
const now = () => new Date(world.services.now().getTime() + (ticks += 1));
const users = createUsers(async () => ({ ...world.services, now }));
const logbook = createLogbook(async () => world.services);
const PASSWORD = 'nueve barcos de papel';

beforeAll(async () => {
  world = await startWorld();
  await world.company('a', 'GT', { Nit: '81237642' });
  boss = await world.person('a', 'jefa');
  ana = await world.person('a', 'ana');
  await world.services.database.aside({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', boss.id),
    set: { SUPER: '1' },
  });
});
afterAll(() => world.stop());

/** Calls from an address with a browser, as nobody where no person is named. */
async function from(address: string, procedure: string, params: object, as?: Person): Promise<Answer> {
  const event = eventOf(procedure, params, as);
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const answered = await users(
    {
      ...event,
      headers: { ...event.headers, 'user-agent': agent },
      requestContext: { ...event.requestContext, identity: { sourceIp: address } },
    } as never,
    { awsRequestId: 'prueba' } as Context,
  );
  return {
    status: answered.statusCode,
    ...(JSON.parse(textOf(answered)) as Pick<Answer, 'result' | 'error'>),
  };
}
const linesFor = async (as: Person): Promise<ShownLine[]> =>
  (await world.call(logbook, 'lines', {}, as)).result.LINEAS;

it('making and using a link are two lines of the logbook, with who and from where', async () => {
  const made = await from('203.0.113.7', 'createPasswordLink', { ID_USUARIO: ana.id }, boss);
  const used = { ENLACE: made.result.ENLACE, CLAVE: PASSWORD };
  expect((await from('198.51.100.9', 'usePasswordLink', used)).status).toBe(200);
  const lines = await linesFor(boss);
  expect(lines).toMatchObject([
    {
      ...{ ACCION: 'Elegir la contraseña con un enlace de un solo uso', MODULO: 'users', ID: ana.id },
      ...{ USUARIO: ana.login, DIRECCION: '198.51.100.9', DISPOSITIVO: expect.stringContaining('Firefox') },
    },
    {
      ...{ ACCION: 'Dar enlaces de contraseña', MODULO: 'users', ID: ana.id },
      ...{ USUARIO: boss.login, DIRECCION: '203.0.113.7', DISPOSITIVO: expect.stringContaining('Firefox') },
    },
  ]);
  // A link that does not hold does nothing, and there is nothing to tell.
  expect((await from('198.51.100.9', 'usePasswordLink', used)).status).toBe(422);
  expect(await linesFor(boss)).toHaveLength(2);
});

it('is told of the links of an invitation alike', async () => {
  const invited = {
    ...{ NOMBRE: 'Rosa Ixmatá', USUARIO: 'rosa.i', CORREO: 'rosa@a.example', ID_PERFIL: '1' },
    ...{ SUPER: false, APLICACIONES: {}, PERMISOS: [], IMPORTADORES: [] },
  };
  const { result, error } = await from('203.0.113.7', 'inviteUser', invited, boss);
  expect(error).toBeUndefined();
  await from('198.51.100.9', 'usePasswordLink', { ENLACE: result.ENLACE, CLAVE: PASSWORD });
  const told = (await linesFor(boss)).filter(({ ID }) => ID === result.IdUsuario);
  expect(told.map(({ ACCION, USUARIO }) => `${ACCION} ${USUARIO}`).slice(0, 2)).toEqual([
    'Elegir la contraseña con un enlace de un solo uso rosa.i',
    `Dar enlaces de contraseña ${boss.login}`,
  ]);
});

it('begins with the opening of the company by who operates the platform', async () => {
  const bea = await operatorPerson(world);
  const form = {
    ...{ EMPRESA: 'Agencia Nueva', NIT: '576937-K', PAIS: 'GT', PLAN: 'INICIAL' },
    ...{ ADMINISTRADOR: 'Nora Paz', USUARIO: 'nora.nueva', CORREO: 'nora@nueva.example' },
  };
  const opened = await from('203.0.113.50', 'openCompany', form, bea);
  expect(opened.error).toBeUndefined();
  await from('198.51.100.9', 'usePasswordLink', { ENLACE: opened.result.ENLACE, CLAVE: PASSWORD });
  const nora = await world.services.database.query<{ sk: string; IdUsuario: string }>('users', {
    pk: userRowKey(opened.result.ID, '').pk,
    prefix: 'USER#',
    few: 'what a test wrote itself',
  });
  const administrator = await world.person(opened.result.ID, 'nora');
  await world.services.database.aside({
    kind: 'update',
    table: 'users',
    key: userRowKey(opened.result.ID, 'nora'),
    set: { SUPER: '1' },
  });
  const lines = (await linesFor(administrator)).toReversed();
  expect(lines).toMatchObject([
    { N: 1, ACCION: 'Abrir una empresa', USUARIO: bea.login, DIRECCION: '203.0.113.50', MODULO: 'users' },
    { N: 2, ACCION: 'Dar enlaces de contraseña', USUARIO: bea.login, ID: nora[0]!.IdUsuario },
    { N: 3, ACCION: 'Elegir la contraseña con un enlace de un solo uso', USUARIO: 'nora.nueva' },
  ]);
});
