import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotifications } from '../../functions/notifications/handler.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createUsers } from '../../functions/users/handler.ts';
import { startWorld, type Answer, type Handler, type Person, type World } from './world.ts';

/** People of a client know their own importers alone, so none of them administers the company that serves them. */
let world: World;
let groups: Record<'users' | 'reports' | 'notifications', Handler>;
let admin: Person;

const set = (id: string, facts: Record<string, unknown>): Promise<void> =>
  world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', id),
    set: facts,
    when: { exists: true },
  });
const ask = (group: keyof typeof groups, procedure: string, params: object, as = admin): Promise<Answer> =>
  world.call(groups[group], procedure, params, as);
const rowOf = (id: string) => world.services.database.get('users', userRowKey('a', id));

const fresh = (login: string, facts: object) => ({
  USUARIO: login,
  NOMBRE: 'Gente Nueva',
  CORREO: 'nueva@example.gt',
  SUPER: false,
  APLICACIONES: {},
  PERMISOS: [],
  ...facts,
});

beforeAll(async () => {
  world = await startWorld();
  await world.company('a');
  admin = await world.person('a', 'ana');
  await set('ana', { SUPER: '1' });
  const services = async () => world.services;
  groups = {
    users: createUsers(services),
    reports: createReports(services),
    notifications: createNotifications(services),
  };
});

afterAll(() => world.stop());

describe('a person of a client company who is marked as administrator', () => {
  it('is refused with field, reason and remedy, when made, invited and changed', async () => {
    await world.person('a', 'berta');
    const asked: [string, object][] = [
      ['createUser', fresh('cliente.uno', { ID_PERFIL: '4', SUPER: true, CLAVE: 'cuatro perros verdes' })],
      ['inviteUser', fresh('cliente.dos', { ID_PERFIL: '4', SUPER: true })],
      ['saveUser', { ID_USUARIO: 'berta', ID_PERFIL: '4', SUPER: true }],
    ];
    for (const [procedure, params] of asked) {
      const { error } = await ask('users', procedure, params);
      expect(error?.code, procedure).toBe('params.invalid');
      expect(error?.message).toMatch(/SUPER: no va con el perfil 4, «Cliente».*Quite la marca/);
    }
    await set('berta', { SUPER: '1' });
    expect((await ask('users', 'saveUser', { ID_USUARIO: 'berta', ID_PERFIL: '4' })).error?.code).toBe(
      'params.invalid',
    );
    const both = { ID_USUARIO: 'berta', ID_PERFIL: '4', SUPER: false };
    expect((await ask('users', 'saveUser', both)).error).toBeUndefined();
  });

  it('may nothing of what administrators may where an old row says so', async () => {
    const old = await world.person('a', 'vieja');
    await set('vieja', { IdPerfil: '4', SUPER: '1', IMPORTADORES: ['81237642'] });
    const refused: [keyof typeof groups, string, object][] = [
      ['reports', 'startCompanyExport', {}],
      ['reports', 'companyExports', {}],
      ['notifications', 'companyMails', {}],
      ['users', 'listUsers', {}],
      ['users', 'saveUser', { ID_USUARIO: 'vieja', ID_PERFIL: '2' }],
    ];
    for (const [group, procedure, params] of refused)
      expect((await ask(group, procedure, params, old)).error?.code, procedure).toBe('permission.denied');
    const { result } = await ask('users', 'check', {}, old);
    expect(result.user.super).toBe('0');
    expect(result.permissions).not.toContain('admin');
    const listed = (await ask('users', 'listUsers', {})).result as { IdUsuario: string; SUPER: string }[];
    expect(listed.find(({ IdUsuario }) => IdUsuario === 'vieja')?.SUPER).toBe('0');
  });

  it('comes to administer by no other profile alone: only by somebody who says so', async () => {
    await world.person('a', 'carla');
    await set('carla', { IdPerfil: '4', SUPER: '1' });
    await ask('users', 'saveUser', { ID_USUARIO: 'carla', ID_PERFIL: '2' });
    expect(await rowOf('carla')).toMatchObject({ IdPerfil: '2', SUPER: '0' });
    await ask('users', 'saveUser', { ID_USUARIO: 'carla', SUPER: true });
    expect(await rowOf('carla')).toMatchObject({ IdPerfil: '2', SUPER: '1' });
  });
});
