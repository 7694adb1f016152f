import { startApi, type Api } from '../tenants/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import type { ListedUser } from '../../shared/users/procedures.ts';
import { codeOf, resultOf } from './answers.ts';

/** How an account begins by invitation, is confirmed, and ends for good. */
let api: Api;
let services: Services;
let admin: string;
const PASSWORD = 'nueve barcos de papel';

beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  await putDemo(services);
  admin = await api.signIn('admin.gt', DEMO_PASSWORD);
});
afterAll(() => api.stop());

const call = (name: string, params: object | unknown[], cookie = admin) =>
  api.call(`users/${name}`, params, { cookie });
const person = (USUARIO: string) => ({
  USUARIO,
  NOMBRE: `Persona ${USUARIO}`,
  CORREO: 'nueva@example.gt',
  ID_PERFIL: '5',
  SUPER: false,
  APLICACIONES: { invoices: { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } },
  PERMISOS: [{ ID_MODULO: 'invoices', CLAVE: 'escribir', VALOR: '1' }],
});
const made = async (login: string, more: object = {}): Promise<ListedUser> =>
  resultOf<ListedUser>(await call('createUser', { ...person(login), CLAVE: PASSWORD, ...more }));
const invited = async (login: string) =>
  resultOf<ListedUser & { ENLACE: string }>(await call('inviteUser', person(login)));
const opened = async (ENLACE: string): Promise<{ ESPERA: string }> =>
  resultOf(await api.call('users/usePasswordLink', [ENLACE, PASSWORD]));
const enters = async (login: string): Promise<string> =>
  codeOf(await api.call('users/login', [login, PASSWORD]));
const listed = async (id: string): Promise<ListedUser | undefined> =>
  resultOf<ListedUser[]>(await call('listUsers', {})).find((each) => each.IdUsuario === id);

describe('a person who is invited', () => {
  it('chooses a password by the link and comes in only when an administrator has confirmed the account', async () => {
    const { IdUsuario, ENLACE, ESTADO } = await invited('invitada.gt');
    expect(ESTADO).toBe('INVITADO');
    expect(codeOf(await call('validateUser', { ID_USUARIO: IdUsuario, ACEPTA: true }))).toBe(
      '422 document.impossible-change',
    );
    expect(await opened(ENLACE)).toEqual({ RESULTADO: '1', ESPERA: '1', PROGRAMAS: 0 });
    expect(await listed(IdUsuario)).toMatchObject({ ESTADO: 'POR_CONFIRMAR', ACTIVO: '0' });
    expect(await enters('invitada.gt')).toBe('401 session.credentials');
    const confirmed = resultOf(await call('validateUser', { ID_USUARIO: IdUsuario, ACEPTA: true }));
    expect(confirmed).toMatchObject({ ESTADO: 'ACTIVO', ACTIVO: '1' });
    expect(await enters('invitada.gt')).toBe('200 ok');
    expect(codeOf(await call('validateUser', { ID_USUARIO: IdUsuario, ACEPTA: false }))).toBe(
      '422 document.impossible-change',
    );
  });

  it('is not let in by another way: activated, given a password, or by the link a second time', async () => {
    const { IdUsuario, ENLACE } = await invited('otra.invitada.gt');
    for (const change of [{ ACTIVO: true }, { CLAVE: PASSWORD }])
      expect(codeOf(await call('saveUser', { ID_USUARIO: IdUsuario, ...change }))).toBe(
        '422 document.impossible-change',
      );
    await opened(ENLACE);
    expect(codeOf(await api.call('users/usePasswordLink', [ENLACE, PASSWORD]))).toMatch(/rejected/);
    expect(codeOf(await call('createPasswordLink', { ID_USUARIO: IdUsuario }))).toBe(
      '422 document.impossible-change',
    );
    expect(codeOf(await call('saveUser', { ID_USUARIO: IdUsuario, ACTIVO: true }))).toBe(
      '422 document.impossible-change',
    );
  });

  it('gets another link where the first was lost, and none once rejected', async () => {
    const { IdUsuario } = await invited('lenta.gt');
    const { ENLACE } = resultOf<{ ENLACE: string }>(
      await call('createPasswordLink', { ID_USUARIO: IdUsuario }),
    );
    const rejected = resultOf(await call('validateUser', { ID_USUARIO: IdUsuario, ACEPTA: false }));
    expect(rejected).toMatchObject({ ESTADO: 'BORRADO' });
    expect(codeOf(await api.call('users/usePasswordLink', [ENLACE, PASSWORD]))).toMatch(/rejected/);
  });
});

describe('a person who is deleted', () => {
  it('loses sign-in and sessions at once, keeps their name where it is written, and nothing brings them back', async () => {
    const { IdUsuario } = await made('se.va.gt');
    const own = await api.signIn('se.va.gt', PASSWORD);
    const gone = resultOf(await call('deleteUser', { ID_USUARIO: IdUsuario }));
    expect(gone).toMatchObject({ ESTADO: 'BORRADO', NombreUsuario: 'Persona se.va.gt', EmailUsuario: '' });
    expect(codeOf(await api.call('users/check', [], { cookie: own }))).toBe('401 session.missing');
    expect(await enters('se.va.gt')).toBe('401 session.credentials');
    const pk = companyKey({ company: 'gt-pacifico' }, IdUsuario);
    expect(await services.database.query('sign-in-secrets', { pk, few: 'what a test wrote itself' })).toEqual(
      [],
    );
    for (const [name, more] of [
      ['saveUser', { ACTIVO: true }],
      ['saveUser', { NOMBRE: 'Otra' }],
      ['createPasswordLink', {}],
      ['deleteUser', {}],
    ] as const)
      expect(codeOf(await call(name, { ID_USUARIO: IdUsuario, ...more })), name).toBe(
        '422 document.impossible-change',
      );
    expect(await listed(IdUsuario)).toMatchObject({ NombreUsuario: 'Persona se.va.gt' });
    const { PERSONAS } = resultOf<{ PERSONAS: ListedUser[] }>(await call('permissionTable', {}));
    expect(PERSONAS.some((each) => each.IdUsuario === IdUsuario)).toBe(false);
    const again = await call('createUser', { ...person('se.va.gt'), CLAVE: PASSWORD });
    expect(again.body.error?.message).toMatch(/ya está tomado/);
  });

  it('is never oneself, nor somebody of another company, nor without a proof and the right', async () => {
    expect(codeOf(await call('deleteUser', { ID_USUARIO: 'usr-admin-gt' }))).toBe(
      '422 document.impossible-change',
    );
    const foreign = await api.signIn('admin.hn', DEMO_PASSWORD);
    const { IdUsuario } = await made('quieta.gt');
    for (const [name, more] of [
      ['deleteUser', {}],
      ['validateUser', { ACEPTA: false }],
    ] as const) {
      expect(codeOf(await call(name, { ID_USUARIO: IdUsuario, ...more }, foreign)), name).toBe(
        '404 not-found',
      );
      const agent = await api.signIn('agente.gt', DEMO_PASSWORD);
      expect(codeOf(await call(name, { ID_USUARIO: IdUsuario, ...more }, agent)), name).toBe(
        '403 permission.denied',
      );
    }
    expect(await listed(IdUsuario)).toMatchObject({ ESTADO: 'ACTIVO' });
  });

  it('of two administrators who delete each other at once one remains', async () => {
    const all = { ID_PERFIL: '1', SUPER: true };
    const [one, two] = [await made('jefa.una.gt', all), await made('jefa.dos.gt', all)];
    const [first, second] = [
      await api.signIn('jefa.una.gt', PASSWORD),
      await api.signIn('jefa.dos.gt', PASSWORD),
    ];
    const both = await Promise.all([
      call('deleteUser', { ID_USUARIO: two.IdUsuario }, first),
      call('deleteUser', { ID_USUARIO: one.IdUsuario }, second),
    ]);
    expect(both.filter((answer) => codeOf(answer) === '200 ok')).toHaveLength(1);
    const states = [await listed(one.IdUsuario), await listed(two.IdUsuario)].map((each) => each?.ESTADO);
    expect(states.sort()).toEqual(['ACTIVO', 'BORRADO']);
  });
});
