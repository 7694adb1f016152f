import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../tenants/api.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { log } from '../../functions/runtime/log.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { hashToken, sessionKey } from '../../functions/runtime/session.ts';
import { codeOf, resultOf } from './answers.ts';

// Administrators see and end the sessions of their company's people, and of nobody else.

interface Row {
  ID_SESION: string;
  ACTUAL: string;
}

let api: Api;
let services: Services;
beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  await putDemo(services);
});
afterAll(() => api.stop());

const alive = async (cookie: string): Promise<boolean> =>
  codeOf(await api.call('users/check', [], { cookie })) === '200 ok';
const listed = async (cookie: string, ID_USUARIO: string): Promise<Row[]> =>
  resultOf<Row[]>(await api.call('users/userSessions', { ID_USUARIO }, { cookie }));
const end = async (cookie: string, ID_USUARIO: string, ID_SESION?: string): Promise<string> =>
  codeOf(
    await (ID_SESION === undefined
      ? api.call('users/endUserSessions', { ID_USUARIO }, { cookie })
      : api.call('users/endUserSession', { ID_USUARIO, ID_SESION }, { cookie })),
  );
const familyOf = async (cookie: string): Promise<string> =>
  resultOf<Row[]>(await api.call('users/sessions', [], { cookie })).find((row) => row.ACTUAL === '1')!
    .ID_SESION;

it('an administrator ends one session of a person, then all, and the log says who did', async () => {
  const admin = await api.signIn('admin.gt', PASSWORD);
  const [one, two, three] = [
    await api.signIn('agente.gt', PASSWORD),
    await api.signIn('agente.gt', PASSWORD),
    await api.signIn('agente.gt', PASSWORD),
  ];
  expect(await listed(admin, 'usr-agente-gt')).toHaveLength(3);
  const logged = vi.spyOn(log, 'info');
  const family = await familyOf(two);
  expect(await end(admin, 'usr-agente-gt', family)).toBe('200 ok');
  expect(logged).toHaveBeenCalledWith(
    'session.ended',
    expect.objectContaining({ userId: 'usr-agente-gt', by: 'usr-admin-gt', family }),
  );
  logged.mockRestore();
  expect([await alive(one), await alive(two), await alive(three)]).toEqual([true, false, true]);
  expect(await end(admin, 'usr-agente-gt', family), 'it has ended').toBe('404 not-found');
  expect(await end(admin, 'usr-agente-gt')).toBe('200 ok');
  expect([await alive(one), await alive(three), await alive(admin)]).toEqual([false, false, true]);
  expect(await listed(admin, 'usr-agente-gt')).toEqual([]);
});

it('never those of another company, nor by a session id that is not of the person named', async () => {
  const [admin, foreign, colleague] = [
    await api.signIn('admin.gt', PASSWORD),
    await api.signIn('agente.hn', PASSWORD),
    await api.signIn('asistente.gt', PASSWORD),
  ];
  const never = await api.call('users/userSessions', { ID_USUARIO: 'usr-nunca' }, { cookie: admin });
  const other = await api.call('users/userSessions', { ID_USUARIO: 'usr-agente-hn' }, { cookie: admin });
  expect(other.text).toBe(never.text);
  const family = await familyOf(foreign);
  expect(await end(admin, 'usr-agente-hn', family)).toBe('404 not-found');
  expect(await end(admin, 'usr-agente-hn')).toBe('404 not-found');
  expect(await end(admin, 'usr-agente-gt', family)).toBe('404 not-found');
  expect(await end(admin, 'usr-agente-gt', await familyOf(colleague))).toBe('404 not-found');
  expect([await alive(foreign), await alive(colleague)]).toEqual([true, true]);
});

it('nobody who does not administer, and nobody without the password of the last five minutes', async () => {
  const [agent, admin, victim] = [
    await api.signIn('agente2.gt', PASSWORD),
    await api.signIn('admin.gt', PASSWORD),
    await api.signIn('asistente.gt', PASSWORD),
  ];
  expect(await end(agent, 'usr-asistente-gt')).toBe('403 permission.denied');
  const denied = await api.call('users/userSessions', { ID_USUARIO: 'usr-asistente-gt' }, { cookie: agent });
  expect(codeOf(denied)).toBe('403 permission.denied');
  const authTime = Math.floor(Date.now() / 1000) - 301;
  const key = sessionKey(hashToken(admin));
  await services.database.write({ kind: 'update', table: 'sessions', key, set: { authTime } });
  expect(await end(admin, 'usr-asistente-gt', await familyOf(victim))).toBe('403 session.step-up');
  expect(await end(admin, 'usr-asistente-gt')).toBe('403 session.step-up');
  expect(await alive(victim)).toBe(true);
});

it('an administrator who ends the own sessions is signed out, cookie and all', async () => {
  const admin = await api.signIn('admin2.gt', PASSWORD);
  const answer = await api.call('users/endUserSessions', { ID_USUARIO: 'usr-admin2-gt' }, { cookie: admin });
  expect(answer.cookie).toBe('');
  expect(await alive(admin)).toBe(false);
});
