import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../tenants/api.ts';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { programKey, type ProgramRow } from '../../functions/runtime/programToken.ts';
import { happenedPk, happenedPlace, type HappenedRow } from '../../functions/runtime/journal.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { makeLink } from '../../functions/users/firstLink.ts';
import { codeOf, resultOf } from './answers.ts';

// What becomes of the programs of who loses a password, or has all of their sessions ended.

const [COMPANY, OTHER] = ['gt-pacifico', 'usr-agente-gt'];
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

let names = 0;
/** A program of the administrator who is signed in, or one that is another person's. */
async function program(cookie: string, owner?: string): Promise<{ TOKEN: string; name: string }> {
  names += 1;
  const input = { NOMBRE: `Contabilidad ${names}`, DIAS: 30, PERMISOS: ['products:read'] };
  const { TOKEN, ID_TOKEN } = resultOf<{ TOKEN: string; ID_TOKEN: string }>(
    await api.call('users/createToken', input, { cookie }),
  );
  const key = programKey(COMPANY, ID_TOKEN);
  if (owner)
    await services.database.aside({ kind: 'update', table: 'users', key, set: { ID_USUARIO: owner } });
  expect((await services.database.get<ProgramRow>('users', key))?.REVOCADO).toBe('');
  expect(await enters(TOKEN)).toBe('200 ok');
  return { TOKEN, name: input.NOMBRE };
}
const enters = async (token: string): Promise<string> =>
  codeOf(
    await api.call(
      'products/list',
      {},
      {
        headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': '' },
      },
    ),
  );
/** What the logbook was told of a token. */
async function toldOf(name: string): Promise<string[]> {
  const rows = await services.database.query<HappenedRow>('happenings', {
    pk: happenedPk(COMPANY),
    few: 'what a test wrote itself',
  });
  return rows.flatMap((row) => {
    const text = row.changed
      ? Buffer.from(services.sealer.open(COMPANY, happenedPlace(row.sk), row.changed)).toString()
      : '';
    return text.includes(`«${name}»`) && text.includes('revocado') ? [`${row.login}: ${row.action}`] : [];
  });
}
const GONE = '401 session.missing';

it('an administrator who ends all sessions of a person ends the programs that they made, and no other', async () => {
  const [theirs, second, own] = [
    await program(admin, OTHER),
    await program(admin, OTHER),
    await program(admin),
  ];
  const answer = await api.call('users/endUserSessions', { ID_USUARIO: OTHER }, { cookie: admin });
  expect(resultOf(answer)).toEqual({ RESULTADO: '1', PROGRAMAS: 2 });
  expect([await enters(theirs.TOKEN), await enters(second.TOKEN), await enters(own.TOKEN)]).toEqual([
    GONE,
    GONE,
    '200 ok',
  ]);
  expect(await toldOf(theirs.name)).toEqual([
    'admin.gt: cerrar todas las sesiones de un usuario de la empresa',
  ]);
  expect(await toldOf(own.name)).toEqual([]);
});

it('a password that an administrator gives anew ends them', async () => {
  const { TOKEN, name } = await program(admin, OTHER);
  const given = { ID_USUARIO: OTHER, CLAVE: 'siete faroles en la niebla' };
  expect(codeOf(await api.call('users/saveUser', given, { cookie: admin }))).toBe('200 ok');
  expect(await enters(TOKEN)).toBe(GONE);
  expect(await toldOf(name)).toHaveLength(1);
});

it('a change of one’s own password leaves them, and says how many there are', async () => {
  const next = 'ocho gatos en la niebla';
  const { TOKEN } = await program(admin);
  const all = resultOf<{ CREADO_POR: string; ESTADO: string }[]>(
    await api.call('users/tokens', {}, { cookie: admin }),
  ).filter((each) => each.CREADO_POR === 'admin.gt' && each.ESTADO === 'VIGENTE');
  const answer = await api.call(
    'users/changePassword',
    { CLAVE_ACTUAL: PASSWORD, CLAVE_NUEVA: next },
    { cookie: admin },
  );
  expect(resultOf(answer)).toEqual({ RESULTADO: '1', PROGRAMAS: all.length });
  expect(await enters(TOKEN)).toBe('200 ok');
  admin = await api.signIn('admin.gt', next);
});

it('a recovery link ends them once it is used, and says how many; so does ending all of one’s own sessions', async () => {
  const first = await program(admin);
  const link = await makeLink(services, 'admin.gt');
  expect(await enters(first.TOKEN)).toBe('200 ok');
  const used = await api.call('users/usePasswordLink', { ENLACE: link, CLAVE: 'nueve barcos de papel' });
  expect(resultOf<{ PROGRAMAS: number }>(used).PROGRAMAS).toBeGreaterThan(0);
  expect(await enters(first.TOKEN)).toBe(GONE);
  expect(await toldOf(first.name)).toEqual(['admin.gt: elegir la contraseña con un enlace de un solo uso']);

  const again = await api.signIn('admin.gt', 'nueve barcos de papel');
  const second = await program(again);
  expect(resultOf(await api.call('users/revokeAllSessions', {}, { cookie: again }))).toEqual({
    RESULTADO: '1',
    PROGRAMAS: 1,
  });
  expect(await enters(second.TOKEN)).toBe(GONE);
});
