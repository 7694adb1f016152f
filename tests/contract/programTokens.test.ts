import { startApi, type Api } from '../tenants/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { programKey, programSecretKey, type ProgramRow } from '../../functions/runtime/programToken.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { happenedPk, type HappenedRow } from '../../functions/runtime/journal.ts';
import { hashToken, sessionKey } from '../../functions/runtime/session.ts';
import { codeOf, resultOf } from './answers.ts';

let api: Api;
let services: Services;
let admin: string;

beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  await putDemo(services);
  admin = await api.signIn('admin.gt', PASSWORD);
});
afterAll(() => api.stop());

interface Made {
  TOKEN: string;
  ID_TOKEN: string;
}
let names = 0;
const create = async (PERMISOS: string[], more: object = {}) => {
  names += 1;
  const input = { NOMBRE: `Contabilidad ${names}`, DIAS: 30, PERMISOS, ...more };
  return api.call('users/createToken', input, { cookie: admin });
};
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': '' } });
const rowOf = (id: string) => services.database.get<ProgramRow>('users', programKey('gt-pacifico', id));

describe('a token of a program', () => {
  it('does what it was given and nothing besides, for its company alone', async () => {
    const { TOKEN } = resultOf<Made>(await create(['products:read']));
    expect(codeOf(await api.call('products/list', {}, as(TOKEN)))).toBe('200 ok');
    for (const closed of ['invoices/list', 'work-orders/list', 'users/listUsers', 'users/permissionTable'])
      expect(codeOf(await api.call(closed, {}, as(TOKEN))), closed).toBe('403 permission.denied');
    expect(codeOf(await api.call('products/create', {}, as(TOKEN)))).toBe('403 permission.denied');
    const foreign = await api.call('users/revokeToken', { ID_TOKEN: 'prg-otro' }, { cookie: admin });
    expect(codeOf(foreign)).toBe('404 not-found');
    const neighbour = await api.signIn('admin2.gt', PASSWORD);
    expect(resultOf(await api.call('users/tokens', {}, { cookie: neighbour }))).toEqual([]);
  });

  it('is refused wherever a person proves themselves, and in everything of a sign-in', async () => {
    const { TOKEN } = resultOf<Made>(await create(['duca:read', 'duca:write']));
    for (const [name, input] of [
      ['users/check', []],
      ['users/revokeAllSessions', {}],
      ['users/changePassword', { CLAVE_ACTUAL: PASSWORD, CLAVE_NUEVA: 'ocho gatos en la niebla' }],
      ['users/stepUp', [PASSWORD]],
      ['users/createToken', { NOMBRE: 'x', DIAS: 1, PERMISOS: ['duca:read'] }],
      ['duca/transmit', { ID: 'duc-1', LOCK: 1 }],
      ['duca/release', { ID: 'duc-1', LOCK: 1, OPERACION: 'R' }],
    ] as const)
      expect(codeOf(await api.call(name, input, as(TOKEN))), name).toMatch(
        /^(401 session\.missing|403 permission\.denied)$/,
      );
    const { TOKEN: forged } = resultOf<Made>(await create(['duca:read']));
    const row = (await services.database.get<{ id: string; pk: string; sk: string }>(
      'sessions',
      programSecretKey(hashToken(forged)),
    ))!;
    await services.database.write({
      kind: 'update',
      table: 'users',
      key: programKey('gt-pacifico', row.id),
      set: { PERMISOS: ['admin', 'duca:transmit', 'session'] },
    });
    expect(codeOf(await api.call('users/listUsers', {}, as(forged)))).toBe('403 permission.denied');
    expect(codeOf(await api.call('users/check', {}, as(forged)))).toBe('401 session.missing');
  });

  it('is shown once and kept as a hash', async () => {
    const { TOKEN, ID_TOKEN } = resultOf<Made>(await create(['products:read']));
    expect(TOKEN).toMatch(/^dsp_[\w-]{43}$/);
    const kept = JSON.stringify(await rowOf(ID_TOKEN));
    expect(kept).toContain(hashToken(TOKEN));
    const listed = (await api.call('users/tokens', {}, { cookie: admin })).text;
    for (const text of [kept, listed]) expect(text).not.toContain(TOKEN);
    expect(listed).not.toContain(hashToken(TOKEN));
  });

  it('ends when it is revoked, when its day comes, and with its owner', async () => {
    const made = resultOf<Made>(await create(['products:read']));
    const ask = (token: string) => api.call('products/list', {}, as(token));
    expect(codeOf(await ask(made.TOKEN))).toBe('200 ok');
    const listed = resultOf<{ ID_TOKEN: string; ESTADO: string }[]>(
      await api.call('users/revokeToken', { ID_TOKEN: made.ID_TOKEN }, { cookie: admin }),
    );
    expect(listed.find(({ ID_TOKEN }) => ID_TOKEN === made.ID_TOKEN)?.ESTADO).toBe('REVOCADO');
    expect(codeOf(await ask(made.TOKEN))).toBe('401 session.missing');

    const old = resultOf<Made>(await create(['products:read']));
    const VENCE = Math.floor(Date.now() / 1000) - 1;
    const key = programKey('gt-pacifico', old.ID_TOKEN);
    await services.database.write({ kind: 'update', table: 'users', key, set: { VENCE } });
    expect(codeOf(await ask(old.TOKEN))).toBe('401 session.missing');

    const owned = resultOf<Made>(await create(['products:read', 'invoices:read']));
    const owner = userRowKey('gt-pacifico', 'usr-admin-gt');
    const before = (await services.database.get<{ APLICACIONES: object }>('users', owner))!;
    const set = async (values: Record<string, unknown>): Promise<void> =>
      services.database.write({ kind: 'update', table: 'users', key: owner, set: values });
    await set({ APLICACIONES: { ...before.APLICACIONES, products: { ACTIVO_USUARIO: '0' } } });
    expect(codeOf(await ask(owned.TOKEN))).toBe('403 permission.denied');
    await set({ ACTIVO: '0' });
    expect(codeOf(await ask(owned.TOKEN))).toBe('401 session.missing');
    await set({ ACTIVO: '1', APLICACIONES: before.APLICACIONES });
    expect(codeOf(await ask(owned.TOKEN))).toBe('200 ok');
    for (const wrong of ['dsp_x', admin, ''])
      expect((await ask(wrong)).status, wrong).toBeGreaterThanOrEqual(401);
  });

  it('is told in the logbook when it is made, used and revoked, and what it changed as the program', async () => {
    const made = resultOf<Made>(await create(['products:read', 'products:write']));
    await api.call('products/list', {}, as(made.TOKEN));
    await api.call('products/create', {}, as(made.TOKEN));
    const told = await services.database.query<HappenedRow>('happenings', {
      pk: happenedPk('gt-pacifico'),
      few: 'what a test wrote itself',
    });
    const program = told.filter(({ device }) => device === `Programa «Contabilidad ${names}»`);
    expect(program.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['usar un token de programa', expect.stringMatching(/^crear/)]),
    );
    expect(program.every(({ login }) => login === 'admin.gt')).toBe(true);
    expect((await rowOf(made.ID_TOKEN))?.ULTIMO_USO).toBeGreaterThan(0);
    await api.call(
      'products/create',
      {},
      {
        cookie: admin,
        headers: { 'user-agent': 'Programa «Contabilidad 1»' },
      },
    );
    const later = await services.database.query<HappenedRow>('happenings', {
      pk: happenedPk('gt-pacifico'),
      few: 'what a test wrote itself',
    });
    expect(
      later.filter(({ device }) => device === 'Programa «Contabilidad 1»').map(({ action }) => action),
    ).not.toContainEqual(expect.stringMatching(/^crear/));
  });

  it('is not given what its maker has not, what no program may, or nonsense; and only after a proof', async () => {
    for (const [rights, said] of [
      [[], /elija al menos uno/],
      [['duca:transmit'], /no se da a un programa/],
      [['duca:release'], /no se da a un programa|no existe|no es un permiso/],
      [['admin'], /no es un permiso que exista/],
      [['dua:read'], /usted no tiene/],
    ] as const)
      expect((await create([...rights])).body.error?.message, rights.join()).toMatch(said);
    expect(codeOf(await create(['products:read'], { DIAS: 366 }))).toBe('400 params.invalid');
    expect(codeOf(await create(['products:read'], { NOMBRE: ' ' }))).toBe('400 params.invalid');
    const cookie = await api.signIn('admin.gt', PASSWORD);
    const authTime = Math.floor(Date.now() / 1000) - 301;
    await services.database.write({
      kind: 'update',
      table: 'sessions',
      key: sessionKey(hashToken(cookie)),
      set: { authTime },
    });
    const input = { NOMBRE: 'Tarde', DIAS: 1, PERMISOS: ['products:read'] };
    expect(codeOf(await api.call('users/createToken', input, { cookie }))).toBe('403 session.step-up');
  });

  it('is made however many ended before, the last of which stay listed, and fifty are in force at most', async () => {
    const neighbour = await api.signIn('admin2.gt', PASSWORD);
    const now = Math.floor(Date.now() / 1000);
    const DAY = 86_400;
    const put = (name: string, ends: number, REVOCADO = '') =>
      services.database.aside({
        kind: 'put',
        table: 'users',
        item: {
          ...programKey('gt-polochic', name),
          ...{ ID_TOKEN: name, NOMBRE: name, PERMISOS: ['products:read'], HASH: name, REVOCADO },
          ...{ ID_USUARIO: 'usr-x', CREADO_POR: 'x', CREADO: now - 200 * DAY, VENCE: ends, ULTIMO_USO: 0 },
        },
      });
    const make = (NOMBRE: string) =>
      api.call('users/createToken', { NOMBRE, DIAS: 30, PERMISOS: ['products:read'] }, { cookie: neighbour });
    const listed = async () =>
      resultOf<{ NOMBRE: string; ESTADO: string }[]>(
        await api.call('users/tokens', {}, { cookie: neighbour }),
      );
    for (let at = 1; at <= 30; at += 1) {
      await put(`vencido-${at}`, now - at * DAY);
      await put(`revocado-${at}`, now + DAY, new Date((now - at * DAY) * 1000).toISOString());
    }
    expect(codeOf(await make('Nuevo'))).toBe('200 ok');
    const names = (await listed()).map(({ NOMBRE }) => NOMBRE);
    expect(names).toHaveLength(51);
    expect(names).toEqual(expect.arrayContaining(['Nuevo', 'vencido-25', 'revocado-25']));
    expect(names).not.toEqual(expect.arrayContaining(['vencido-26']));

    for (let at = 1; at < 50; at += 1) await put(`vigente-${at}`, now + at * DAY);
    const refused = await make('Otro');
    expect(codeOf(refused)).toBe('422 document.impossible-change');
    expect(refused.body.error?.message).toMatch(/50 tokens de programas vigentes.*Revoque uno/);
    expect(
      codeOf(await api.call('users/revokeToken', { ID_TOKEN: 'vigente-1' }, { cookie: neighbour })),
    ).toBe('200 ok');
    expect(codeOf(await make('Otro'))).toBe('200 ok');
  });
});
