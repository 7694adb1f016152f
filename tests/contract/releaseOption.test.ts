import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogbook } from '../../functions/logbook/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { startWorld, type Answer, type Handler, type Person, type World } from './world.ts';

let world: World;
let users: Handler;
let jefe: Person;
let ana: Person;

beforeAll(async () => {
  world = await startWorld();
  users = createUsers(async () => world.services);
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  jefe = await world.person('uno', 'jefe');
  ana = await world.person('uno', 'ana');
  await change('jefe', { SUPER: '1' });
});
afterAll(() => world.stop());

const change = (id: string, set: object): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('uno', id),
    set: { ...set },
  });
const mayRelease = (id: string) =>
  change(id, {
    PERMISOS: [
      { ID_MODULO: 'duca', CLAVE: 'escribir', VALOR: '1' },
      { ID_MODULO: 'duca', CLAVE: 'liberar', VALOR: '1' },
    ],
  });
const table = async () => (await world.call(users, 'permissionTable', {}, jefe)).result;
const save = async (option: { ACTIVA: boolean; DESDE: string }, as = jefe, seen?: number): Promise<Answer> =>
  world.call(users, 'saveReleaseOption', { ACCESO: seen ?? (await table()).ACCESO, ...option }, as);

it('is not asked for where nobody could release, or nobody but one works there: nothing would leave any more', async () => {
  const nobody = await save({ ACTIVA: true, DESDE: '0' });
  expect(nobody.error?.message).toMatch(/Nadie tiene el permiso «Liberar»/);
  await mayRelease('ana');
  await change('jefe', { ACTIVO: '1' });
  expect((await save({ ACTIVA: true, DESDE: '0' })).error).toBeUndefined();
  expect((await save({ ACTIVA: false, DESDE: '0' })).error).toBeUndefined();
  // The one who may release works there no more.
  await change('ana', { ACTIVO: '0' });
  expect((await save({ ACTIVA: true, DESDE: '0' })).error?.message).toMatch(
    /Nadie tiene el permiso «Liberar»/,
  );
  // Who is alone has nobody to release for them.
  await mayRelease('jefe');
  expect((await save({ ACTIVA: true, DESDE: '0' })).error?.message).toMatch(
    /Nadie tiene el permiso «Liberar»/,
  );
  expect((await table()).LIBERACION).toEqual({ ACTIVA: '0', DESDE: '0.00' });
  await change('ana', { ACTIVO: '1' });
});

it('begins at an amount in dollars that is one, is told in the logbook, and is put out again', async () => {
  for (const DESDE of ['-1', 'mucho', '1,2,3.4.5'])
    expect((await save({ ACTIVA: true, DESDE })).error?.message, DESDE).toContain(
      `«${DESDE}» no es un valor en US$`,
    );
  expect((await save({ ACTIVA: true, DESDE: ' 10,000.5 ' })).result.LIBERACION).toEqual({
    ACTIVA: '1',
    DESDE: '10000.50',
  });
  expect((await save({ ACTIVA: true, DESDE: '' })).result.LIBERACION).toEqual({ ACTIVA: '1', DESDE: '0.00' });
  expect((await save({ ACTIVA: false, DESDE: '' })).result.LIBERACION).toMatchObject({ ACTIVA: '0' });
  const logbook = createLogbook(async () => world.services);
  const { LINEAS } = (await world.call(logbook, 'lines', { MODULO: 'users' }, jefe)).result;
  const told = JSON.stringify(LINEAS);
  for (const said of ['no se pide', 'desde US$ 10000.50', 'desde US$ 0.00']) expect(told).toContain(said);
});

it('is for who administers, and for who saw the table that stands', async () => {
  expect((await save({ ACTIVA: true, DESDE: '0' }, ana)).error?.code).toBe('permission.denied');
  const { ACCESO } = await table();
  expect((await save({ ACTIVA: true, DESDE: '1' }, jefe, ACCESO)).error).toBeUndefined();
  expect((await save({ ACTIVA: true, DESDE: '2' }, jefe, ACCESO)).error?.code).toBe('document.stale');
  expect((await table()).LIBERACION.DESDE).toBe('1.00');
});
