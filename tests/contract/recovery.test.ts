import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../tenants/api.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { tables, variableFor } from '../../infra/topology.ts';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { log } from '../../functions/runtime/log.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { hashToken, sessionKey } from '../../functions/runtime/session.ts';
import { codeOf, resultOf } from './answers.ts';

// Somebody forgot the password: an administrator of the company hands over a link, and never knows the password.

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

const make = (ID_USUARIO: string, cookie = admin) =>
  api.call('users/createPasswordLink', { ID_USUARIO }, { cookie });
const linkFor = async (id: string): Promise<string> => resultOf<{ ENLACE: string }>(await make(id)).ENLACE;
const use = async (token: string, password: string) =>
  codeOf(await api.call('users/usePasswordLink', [token, password]));

it('the person chooses a password once, the old one and every session with it end, and the tries before are forgotten', async () => {
  const sessions = [await api.signIn('agente.gt', PASSWORD), await api.signIn('agente.gt', PASSWORD)];
  for (let count = 0; count < 5; count += 1) await api.call('users/login', ['agente.gt', 'no era esta']);
  expect(codeOf(await api.call('users/login', ['agente.gt', PASSWORD]))).toBe('429 session.delayed');
  const logged = vi.spyOn(log, 'info');
  const token = await linkFor('usr-agente-gt');
  expect(logged).toHaveBeenCalledWith(
    'password-link.issued',
    expect.objectContaining({ userId: 'usr-agente-gt', by: 'usr-admin-gt' }),
  );
  expect(JSON.stringify(logged.mock.calls)).not.toContain(token);
  logged.mockRestore();
  expect(codeOf(await api.call('users/check', [], { cookie: sessions[0]! })), 'only its use ends them').toBe(
    '200 ok',
  );
  expect(await use(token, 'agente.gt 2026')).toBe('400 params.invalid');
  expect(await use(token, 'siete barcos de papel')).toBe('200 ok');
  expect(await use(token, 'ocho barcos de papel')).toBe('422 rejected');
  for (const cookie of sessions)
    expect(codeOf(await api.call('users/check', [], { cookie }))).toBe('401 session.missing');
  expect(codeOf(await api.call('users/login', ['agente.gt', PASSWORD]))).toBe('401 session.credentials');
  await api.signIn('agente.gt', 'siete barcos de papel');
});

it('a link is told once: no table holds it, not even for a call that is repeated', async () => {
  const headers = { 'idempotency-key': 'enlace-1' };
  const ask = () =>
    api.call('users/createPasswordLink', { ID_USUARIO: 'usr-asistente-gt' }, { cookie: admin, headers });
  const { ENLACE } = resultOf<{ ENLACE: string }>(await ask());
  expect(ENLACE).toMatch(/^[\w-]{43}$/);
  expect(codeOf(await ask())).toBe('409 idempotency.committed');
  for (const { name } of tables) {
    const TableName = process.env[variableFor('TABLE', name)];
    const { Items } = await new DynamoDBClient({}).send(new ScanCommand({ TableName }));
    expect(JSON.stringify(Items), name).not.toContain(ENLACE);
  }
});

it('only an administrator of the person’s own company, who gave the password just now', async () => {
  const assistant = await api.signIn('asistente.gt', PASSWORD);
  expect(codeOf(await make('usr-agente-gt', assistant))).toBe('403 permission.denied');
  const [never, foreign] = [await make('usr-nunca'), await make('usr-agente-hn')];
  expect(foreign.text).toBe(never.text);
  expect(codeOf(foreign)).toBe('404 not-found');
  expect(codeOf(await make('usr-admin-gt')), 'the own is changed with the old one').toBe(
    '422 document.impossible-change',
  );
  const late = await api.signIn('admin.gt', PASSWORD);
  const authTime = Math.floor(Date.now() / 1000) - 301;
  const key = sessionKey(hashToken(late));
  await services.database.write({ kind: 'update', table: 'sessions', key, set: { authTime } });
  expect(codeOf(await make('usr-agente-gt', late))).toBe('403 session.step-up');
});

it('whoever tries links learns nothing, and waits after fifty of them as whoever guesses passwords', async () => {
  const invented = (count: number) => String(count).padStart(43, 'x');
  const texts: string[] = [];
  // The wrong passwords above came from the same network.
  for (let count = 0; count < 52 && !texts.at(-1)?.startsWith('429'); count += 1)
    texts.push((await api.call('users/passwordLink', [invented(count)])).text);
  expect(texts.pop()).toMatch(/^429 .*session\.delayed/);
  expect(texts.length).toBeGreaterThan(35);
  expect(new Set(texts).size).toBe(1);
  expect(await use(invented(99), 'siete barcos de papel')).toBe('429 session.delayed');
});
