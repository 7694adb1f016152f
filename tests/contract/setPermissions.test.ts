import { startApi, type Api } from '../tenants/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { hashToken, sessionKey } from '../../functions/runtime/session.ts';
import type { PermissionTable } from '../../shared/users/permissionProcedures.ts';
import { codeOf, resultOf } from './answers.ts';

let api: Api;
let services: Services;
let admin: string;

const ASSISTANT = 'usr-asistente-gt';
const ADMIN = 'usr-admin-gt';

beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  await putDemo(services);
  admin = await api.signIn('admin.gt', PASSWORD);
});
afterAll(() => api.stop());

const table = async (): Promise<PermissionTable> =>
  resultOf(await api.call('users/permissionTable', {}, { cookie: admin }));
const person = (of: PermissionTable, id: string) => of.PERSONAS.find((each) => each.IdUsuario === id)!;
const set = async (ID_USUARIO: string, change: { ROL?: string; PERMISOS?: object[] }, cookie = admin) => {
  const { ACCESO } = await table();
  const CAMBIOS = [{ ID_USUARIO, PERMISOS: [], ...change }];
  return api.call('users/setPermissions', { ACCESO, CAMBIOS }, { cookie });
};
const right = (ID_MODULO: string, CLAVE: string, VALOR: '1' | '0', ID_OBJETO = '') => ({
  ID_MODULO,
  ID_OBJETO,
  CLAVE,
  VALOR,
});

describe('permissions of a company', () => {
  it('are changed by role and difference, and hold at the very next call of an open session', async () => {
    const cookie = await api.signIn('asistente.gt', PASSWORD);
    const asked = () => api.call('work-orders/account', { NIT: '81237642' }, { cookie });
    const before = await asked();
    expect(codeOf(before)).toBe('200 ok');
    expect(codeOf(await set(ASSISTANT, { ROL: 'digitador' }))).toBe('200 ok');
    const after = await asked();
    expect(codeOf(after)).toBe('403 permission.denied');
    expect(after.headers['x-access-revision']).not.toBe(before.headers['x-access-revision']);

    const given = resultOf<PermissionTable>(
      await set(ASSISTANT, { PERMISOS: [right('work-orders', 'ver', '1', 'costos')] }),
    );
    expect(person(given, ASSISTANT)).toMatchObject({
      ROL: 'digitador',
      APLICACIONES: {},
      PERMISOS: [right('work-orders', 'ver', '1', 'costos')],
    });
    expect(codeOf(await asked())).toBe('200 ok');
    const facts = resultOf<{ permissions: string[] }>(await api.call('users/check', [], { cookie }));
    expect(facts.permissions).toContain('work-orders.costos:read');
    expect(facts.permissions).not.toContain('duca:write');

    const back = resultOf<PermissionTable>(
      await set(ASSISTANT, { PERMISOS: [right('work-orders', 'ver', '0', 'costos')] }),
    );
    expect(person(back, ASSISTANT).PERMISOS).toEqual([]);
    expect(codeOf(await asked())).toBe('403 permission.denied');
  });

  it('stay what they are for the old way in: what differs from the role is kept, and nothing else', async () => {
    const read = async () => ({
      rows: resultOf<{ LINK: string; ACTIVO_USUARIO: string }[]>(
        await api.call('users/applications', ['3', 'gt-pacifico', ASSISTANT, '0'], { cookie: admin }),
      ),
      rights: resultOf<{ CLAVE: string; ID_MODULO: string }[]>(
        await api.call('users/permissions', ['gt-pacifico', ASSISTANT], { cookie: admin }),
      ),
    });
    await set(ASSISTANT, { ROL: 'tramitador' });
    const { rows, rights } = await read();
    expect(rows.find(({ LINK }) => LINK === 'ducagt')).toMatchObject({ ACTIVO_USUARIO: '1' });
    expect(rows.find(({ LINK }) => LINK === 'bitacora')).toMatchObject({ ACTIVO_USUARIO: '0' });
    expect(rights.map(({ ID_MODULO, CLAVE }) => `${ID_MODULO} ${CLAVE}`)).toContain('6 escribir');
    const PERMISOS = [right('duca', 'escribir', '1'), right('duca', 'transmitir', '1')];
    const saved = await api.call('users/saveUser', { ID_USUARIO: ASSISTANT, PERMISOS }, { cookie: admin });
    expect(codeOf(saved)).toBe('200 ok');
    const now = person(await table(), ASSISTANT);
    expect(now.ROL).toBe('tramitador');
    expect(now.PERMISOS).toContainEqual(right('duca', 'transmitir', '1'));
    expect(now.PERMISOS).toContainEqual(right('dva', 'escribir', '0'));
    expect(now.PERMISOS.some(({ ID_MODULO, CLAVE }) => ID_MODULO === 'duca' && CLAVE === 'escribir')).toBe(
      false,
    );
    await set(ASSISTANT, { ROL: '' });
    expect((await read()).rights.map(({ ID_MODULO, CLAVE }) => `${ID_MODULO} ${CLAVE}`)).toContain(
      '6 transmitir',
    );
  });

  it('of a role of the company change for everybody who has it, by one write', async () => {
    const cookie = await api.signIn('asistente.gt', PASSWORD);
    const { ACCESO } = await table();
    const made = await api.call(
      'users/saveRole',
      {
        ACCESO,
        ROL: 'pasante',
        NOMBRE: 'Pasante',
        DESCRIPCION: 'Mira órdenes',
        DERECHOS: ['work-orders:entrar'],
      },
      { cookie: admin },
    );
    expect(resultOf<PermissionTable>(made).ROLES).toHaveProperty('pasante');
    await set(ASSISTANT, { ROL: 'pasante' });
    expect(codeOf(await api.call('products/list', {}, { cookie }))).toBe('403 permission.denied');
    const more = {
      ACCESO: (await table()).ACCESO,
      ROL: 'pasante',
      NOMBRE: 'Pasante',
      DESCRIPCION: '',
      DERECHOS: ['work-orders:entrar', 'products:entrar'],
    };
    expect(codeOf(await api.call('users/saveRole', more, { cookie: admin }))).toBe('200 ok');
    expect(codeOf(await api.call('products/list', {}, { cookie }))).toBe('200 ok');
    const away = await api.call(
      'users/removeRole',
      { ACCESO: (await table()).ACCESO, ROL: 'pasante' },
      { cookie: admin },
    );
    expect(away.body.error?.message).toMatch(/tiene ese rol\. Dele otro/);
    await set(ASSISTANT, { ROL: 'tramitador' });
    const gone = await api.call(
      'users/removeRole',
      { ACCESO: (await table()).ACCESO, ROL: 'pasante' },
      { cookie: admin },
    );
    expect(resultOf<PermissionTable>(gone).ROLES).toEqual({});
  });

  it('that would lock everybody out are refused in a sentence, and nothing of the change is kept', async () => {
    const before = await table();
    for (const change of [{ ROL: 'tramitador' }, { PERMISOS: [right('users', 'entrar', '0')] }]) {
      const answer = await set(ADMIN, change);
      expect(codeOf(answer)).toBe('422 document.impossible-change');
      expect(answer.body.error?.message).toMatch(/nadie de la empresa podría administrar/);
    }
    expect(await table()).toEqual(before);

    await set(ADMIN, { ROL: 'administracion' });
    const emptied = {
      ACCESO: (await table()).ACCESO,
      ROL: 'administracion',
      NOMBRE: 'Administración',
      DESCRIPCION: '',
      DERECHOS: ['logbook:entrar'],
    };
    const answer = await api.call('users/saveRole', emptied, { cookie: admin });
    expect(answer.body.error?.message).toMatch(/nadie de la empresa podría administrar/);
    expect(codeOf(await api.call('users/permissionTable', {}, { cookie: admin }))).toBe('200 ok');
    await set(ADMIN, { ROL: 'titular' });
  });

  it('of an administrator are taken by another one alone, who stays', async () => {
    await set(ASSISTANT, { ROL: 'titular' });
    await services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey('gt-pacifico', ASSISTANT),
      set: { SUPER: '1' },
    });
    const own = await set(ADMIN, { PERMISOS: [right('users', 'entrar', '0')] });
    expect(codeOf(own)).toBe('422 document.impossible-change');
    expect(own.body.error?.message).toMatch(/Pídalo a otro administrador/);
    await services.database.write({
      kind: 'update',
      table: 'users',
      key: userRowKey('gt-pacifico', ASSISTANT),
      set: { SUPER: '0' },
    });
  });

  it('are changed on what was seen: the second of two at once is told, and changes nothing', async () => {
    const { ACCESO } = await table();
    const change = (ROL: string) =>
      api.call(
        'users/setPermissions',
        { ACCESO, CAMBIOS: [{ ID_USUARIO: ASSISTANT, ROL, PERMISOS: [] }] },
        { cookie: admin },
      );
    const answers = await Promise.all([change('consulta'), change('digitador')]);
    expect(answers.map(codeOf).sort()).toEqual(['200 ok', '409 document.stale']);
    expect(codeOf(await change('clasificador'))).toBe('409 document.stale');
  });

  it('refuse nonsense by name, people of another company, and whoever is no administrator', async () => {
    expect(codeOf(await set('usr-agente2-gt', { ROL: 'titular' }))).toBe('404 not-found');
    expect((await set(ASSISTANT, { ROL: 'rey' })).body.error?.message).toBe(
      'El rol «rey» no existe en la empresa. Elija uno de la lista.',
    );
    expect(
      (await set(ASSISTANT, { PERMISOS: [right('tariff', 'transmitir', '1')] })).body.error?.message,
    ).toBe('No hay un permiso transmitir de tariff. Revise la fila.');
    const { ACCESO } = await table();
    const wrong = { ACCESO, ROL: 'x', NOMBRE: 'X', DESCRIPCION: '', DERECHOS: ['duca:todo'] };
    expect(codeOf(await api.call('users/saveRole', wrong, { cookie: admin }))).toBe('400 params.invalid');
    const same = { ...wrong, NOMBRE: 'tramitador', DERECHOS: [] };
    expect((await api.call('users/saveRole', same, { cookie: admin })).body.error?.message).toMatch(
      /ya hay un rol/,
    );
    for (const login of ['agente.gt', 'cliente.gt']) {
      const cookie = await api.signIn(login, PASSWORD);
      expect(codeOf(await api.call('users/permissionTable', {}, { cookie }))).toBe('403 permission.denied');
      expect(codeOf(await set(ASSISTANT, { ROL: 'titular' }, cookie))).toBe('403 permission.denied');
    }
  });

  it('need the password of the last five minutes', async () => {
    const cookie = await api.signIn('admin.gt', PASSWORD);
    const authTime = Math.floor(Date.now() / 1000) - 301;
    const key = sessionKey(hashToken(cookie));
    await services.database.write({ kind: 'update', table: 'sessions', key, set: { authTime } });
    expect(codeOf(await set(ASSISTANT, { ROL: 'titular' }, cookie))).toBe('403 session.step-up');
  });
});
