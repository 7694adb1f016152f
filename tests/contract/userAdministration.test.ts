import { startApi, type Api } from '../tenants/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { sessionKey, hashToken } from '../../functions/runtime/session.ts';
import { codeOf, resultOf } from './answers.ts';

let api: Api;
let services: Services;

beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  await putDemo(services);
});

afterAll(() => api.stop());

describe('administration', () => {
  const person = (login: string) => ({
    USUARIO: login,
    NOMBRE: 'Nuevo Usuario',
    CORREO: 'nuevo@example.gt',
    ID_PERFIL: '5',
    CLAVE: 'cuatro perros verdes',
    SUPER: false,
    APLICACIONES: { invoices: { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } },
    PERMISOS: [{ ID_MODULO: 'invoices', CLAVE: 'escribir', VALOR: '1' }],
  });

  it('creates, changes and disables a user, whose sessions end at once', async () => {
    const cookie = await api.signIn('admin.gt', PASSWORD);
    const created = resultOf<{ IdUsuario: string }>(
      await api.call('users/createUser', person('Nueva.gt'), { cookie }),
    );
    const own = await api.signIn('nueva.gt', 'cuatro perros verdes');
    const facts = resultOf<{ permissions: string[] }>(await api.call('users/check', [], { cookie: own }));
    expect(facts.permissions.sort()).toEqual(['invoices:read', 'invoices:write', 'public', 'session']);
    const saved = await api.call(
      'users/saveUser',
      { ID_USUARIO: created.IdUsuario, ACTIVO: false },
      { cookie },
    );
    expect(saved.body.result).toMatchObject({ ACTIVO: '0', NombreUsuario: 'Nuevo Usuario' });
    expect(codeOf(await api.call('users/check', [], { cookie: own }))).toBe('401 session.missing');
    expect(codeOf(await api.call('users/login', ['nueva.gt', 'cuatro perros verdes']))).toBe(
      '401 session.credentials',
    );
  });

  it('gives a new user what their role gives, and nothing where neither role nor rows say anything', async () => {
    const cookie = await api.signIn('admin.gt', PASSWORD);
    const permissionsOf = async (login: string, more: object) => {
      const made = { ...person(login), APLICACIONES: {}, PERMISOS: [], ...more };
      resultOf(await api.call('users/createUser', made, { cookie }));
      const own = await api.signIn(login, 'cuatro perros verdes');
      return resultOf<{ permissions: string[] }>(await api.call('users/check', [], { cookie: own }))
        .permissions;
    };
    expect((await permissionsOf('nada.gt', {})).sort()).toEqual(['public', 'session']);
    const digitador = await permissionsOf('digita.gt', { ROL: 'digitador' });
    expect(digitador).toEqual(expect.arrayContaining(['invoices:write', 'duca:read']));
    expect(digitador).not.toContain('duca:write');
    expect(digitador).not.toContain('duca:transmit');
    const more = await permissionsOf('digita2.gt', {
      ROL: 'digitador',
      PERMISOS: [{ ID_MODULO: 'duca', CLAVE: 'escribir', VALOR: '1' }],
    });
    expect(more).toEqual(expect.arrayContaining(['invoices:write', 'duca:write']));
    const unknown = await api.call('users/createUser', { ...person('otro.gt'), ROL: 'jefe' }, { cookie });
    expect(codeOf(unknown)).toBe('400 params.invalid');
    expect(unknown.body.error?.message).toMatch(/«jefe» no es un rol de la empresa/);
    const invited = { ...person('invitada.gt'), APLICACIONES: {}, PERMISOS: [], ROL: 'consulta' };
    resultOf(await api.call('users/inviteUser', { ...invited, CLAVE: undefined }, { cookie }));
    const table = resultOf<{ PERSONAS: { Usuario: string; ROL: string }[] }>(
      await api.call('users/permissionTable', {}, { cookie }),
    );
    expect(table.PERSONAS.find(({ Usuario }) => Usuario === 'invitada.gt')?.ROL).toBe('consulta');
  });

  it('says whose orders a client sees by tax ids, each once and as documents keep them', async () => {
    const cookie = await api.signIn('admin.gt', PASSWORD);
    const client = { ...person('cliente.nueva'), ID_PERFIL: '4', IMPORTADORES: ['8123764-2', '81237642'] };
    const { IdUsuario } = resultOf<{ IdUsuario: string }>(
      await api.call('users/createUser', client, { cookie }),
    );
    const rows = resultOf<{ IdUsuario: string; IMPORTADORES: string[] }[]>(
      await api.call('users/listUsers', {}, { cookie }),
    );
    expect(rows.find((row) => row.IdUsuario === IdUsuario)?.IMPORTADORES).toEqual(['81237642']);
    const wrong = await api.call(
      'users/saveUser',
      { ID_USUARIO: IdUsuario, IMPORTADORES: ['8123764-3'] },
      { cookie },
    );
    expect(codeOf(wrong)).toBe('400 params.invalid');
    expect(wrong.body.error?.message).toMatch(/dígito verificador/);
  });

  it('gives a login once in the whole product', async () => {
    const cookie = await api.signIn('admin.hn', PASSWORD);
    const taken = await api.call('users/createUser', person('agente.gt'), { cookie });
    expect(codeOf(taken)).toBe('400 params.invalid');
    expect(taken.body.error?.message).toMatch(/ya está tomado/);
  });

  it('asks for the password anew after five minutes', async () => {
    const cookie = await api.signIn('admin.gt', PASSWORD);
    const row = sessionKey(hashToken(cookie));
    const before = Math.floor(Date.now() / 1000) - 301;
    await services.database.write({ kind: 'update', table: 'sessions', key: row, set: { authTime: before } });
    expect(codeOf(await api.call('users/createUser', person('tarde.gt'), { cookie }))).toBe(
      '403 session.step-up',
    );
    const again = await api.call('users/stepUp', [PASSWORD], { cookie });
    expect(codeOf(await api.call('users/createUser', person('tarde.gt'), { cookie: again.cookie! }))).toBe(
      '200 ok',
    );
  });

  it('lets nobody lock themselves out', async () => {
    const cookie = await api.signIn('admin.gt', PASSWORD);
    for (const change of [
      { SUPER: false },
      { ACTIVO: false },
      { ID_PERFIL: '7' },
      { APLICACIONES: { users: { ACTIVO_USUARIO: '0', APLICACION_PERMITIDA: '0' } } },
      { CLAVE: 'ocho gatos en la niebla' },
    ]) {
      const input = { ID_USUARIO: 'usr-admin-gt', ...change };
      const answer = await api.call('users/saveUser', input, { cookie });
      expect(codeOf(answer), JSON.stringify(change)).toBe('422 document.impossible-change');
    }
    const mail = { ID_USUARIO: 'usr-admin-gt', CORREO: 'irene@pacifico.example' };
    expect(codeOf(await api.call('users/saveUser', mail, { cookie }))).toBe('200 ok');
    expect(codeOf(await api.call('users/check', [], { cookie }))).toBe('200 ok');
  });

  it('leaves one of two administrators who remove each other at once', async () => {
    const first = await api.signIn('admin2.gt', PASSWORD);
    const second = resultOf<{ IdUsuario: string }>(
      await api.call(
        'users/createUser',
        { ...person('segundo.gt'), ID_PERFIL: '1', SUPER: true },
        { cookie: first },
      ),
    ).IdUsuario;
    const other = await api.signIn('segundo.gt', 'cuatro perros verdes');
    const answers = await Promise.all([
      api.call('users/saveUser', { ID_USUARIO: second, SUPER: false }, { cookie: first }),
      api.call('users/saveUser', { ID_USUARIO: 'usr-admin2-gt', ID_PERFIL: '7' }, { cookie: other }),
    ]);
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
  });

  it('gives a person who forgot the password another one, at once and in place of every session', async () => {
    const cookie = await api.signIn('admin.hn', PASSWORD);
    const own = await api.signIn('asistente.hn', PASSWORD);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await api.call('users/login', ['asistente.hn', 'no era esta']);
    expect(codeOf(await api.call('users/login', ['asistente.hn', PASSWORD]))).toBe('429 session.delayed');
    const change = (CLAVE: string) =>
      api.call('users/saveUser', { ID_USUARIO: 'usr-asistente-hn', CLAVE }, { cookie });
    expect(codeOf(await change('corta'))).toBe('400 params.invalid');
    expect(codeOf(await change('siete barcos de papel'))).toBe('200 ok');
    expect(codeOf(await api.call('users/check', [], { cookie: own }))).toBe('401 session.missing');
    await api.signIn('asistente.hn', 'siete barcos de papel');
    const foreign = { ID_USUARIO: 'usr-agente-gt', CLAVE: 'siete barcos de papel' };
    expect(codeOf(await api.call('users/saveUser', foreign, { cookie }))).toBe('404 not-found');
  });

  it('is for administrators', async () => {
    const cookie = await api.signIn('agente.gt', PASSWORD);
    expect(codeOf(await api.call('users/createUser', person('otra.gt'), { cookie }))).toBe(
      '403 permission.denied',
    );
  });
});

describe('profile, applications, permissions and configuration', () => {
  it('answer as spec 7 says, by position', async () => {
    const cookie = await api.signIn('agente.gt', PASSWORD);
    const own = 'gt-pacifico';
    expect(resultOf<object[]>(await api.call('users/profile', [own], { cookie }))[0]).toMatchObject({
      Id: own,
      AbreviaturaPais: 'GT',
      NombrePais: 'Guatemala',
      Nit: '7108249',
    });
    expect(resultOf(await api.call('users/billingAccess', [own], { cookie }))).toEqual([
      { ACCESO_APP_FACTURACION: '1' },
    ]);
    const rows = resultOf<Record<string, string>[]>(
      await api.call('users/applications', ['3', own, 'usr-agente-gt', '0'], { cookie }),
    );
    expect(rows.find((row) => row['LINK'] === 'ducagt')).toEqual({
      NOMBRE: 'DUCA',
      LINK: 'ducagt',
      ACTIVO_CLIENTE: '1',
      ACTIVO_USUARIO: '1',
      APLICACION_PERMITIDA: '1',
    });
    const rights = resultOf<object[]>(
      await api.call('users/permissions', [own, 'usr-agente-gt'], { cookie }),
    );
    expect(rights).toContainEqual({
      ID_USUARIO: 'usr-agente-gt',
      ID_MODULO: '6',
      ID_OBJETO: '',
      CLAVE: 'transmitir',
      VALOR: '1',
    });
    expect(codeOf(await api.call('users/profile', ['gt-polochic'], { cookie }))).toBe('404 not-found');
  });

  it('keep options of one person', async () => {
    const cookie = await api.signIn('agente.gt', PASSWORD);
    for (const [module, key, value] of [
      ['4', 'imprdva8', '1'],
      ['4', 'imprdva8', '0'],
      ['6', 'cantidad_dias', '15'],
    ]) {
      expect(codeOf(await api.call('users/saveConfiguration', [module, key, value], { cookie }))).toBe(
        '200 ok',
      );
    }
    const option = (CLAVE: string, VALOR: string, ID_MODULO = '4') => ({ ID_MODULO, CLAVE, VALOR });
    const others = [
      option('imprdva11', '1'),
      option('imprdva35', '1'),
      option('arancel8', '0'),
      option('imprdvagastos', '0'),
    ];
    expect(resultOf(await api.call('users/loadConfiguration', ['4'], { cookie }))).toEqual([
      option('imprdva8', '0'),
      ...others,
    ]);
    const notices = [
      option('activar_notificaciones_duca_prov_simp', '1', '6'),
      option('mostrar_notificaciones_duca_prov_simp', '1', '6'),
      option('cantidad_dias_duca_prov_simp', '1', '6'),
    ];
    const load = async (as: string): Promise<ReturnType<typeof option>[]> =>
      resultOf(await api.call('users/loadConfiguration', [], { cookie: as })) as never;
    const all = await load(cookie);
    expect(all.filter((each) => each.ID_MODULO !== '7')).toEqual([
      option('imprdva8', '0'),
      option('cantidad_dias', '15', '6'),
      ...others,
      ...notices,
    ]);
    // What a report or a history shows of a declaration, field by field: nobody chose, so each as it is shipped.
    const shown = all.filter((each) => each.ID_MODULO === '7');
    expect(shown.length).toBeGreaterThan(20);
    for (const { CLAVE, VALOR } of shown) {
      expect(CLAVE).toMatch(/^(reporte-duca-encabezado-detalle-campo|historia-duca-campo)-[A-Z_]+$/);
      expect(VALOR).toMatch(/^[01]$/);
    }
    const other = await api.signIn('admin.gt', PASSWORD);
    expect((await load(other)).filter((each) => each.ID_MODULO !== '7')).toEqual([
      option('imprdva8', '1'),
      ...others,
      ...notices,
    ]);
    expect(codeOf(await api.call('users/saveConfiguration', ['10', 'x', '1'], { cookie }))).toBe(
      '400 params.invalid',
    );
    expect(codeOf(await api.call('users/saveConfiguration', ['4', 'a#b', '1'], { cookie }))).toBe(
      '400 params.invalid',
    );
  });

  it('list the people of the company for administrators', async () => {
    const [agent, admin] = [await api.signIn('agente.gt', PASSWORD), await api.signIn('admin.gt', PASSWORD)];
    expect(codeOf(await api.call('users/listUsers', [], { cookie: agent }))).toBe('403 permission.denied');
    const all = resultOf<{ Usuario: string; EmailUsuario: string }[]>(
      await api.call('users/listUsers', [], { cookie: admin }),
    );
    expect(all.find((user) => user.Usuario === 'asistente.gt')?.EmailUsuario).not.toBe('');
  });
});
