import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../tenants/api.ts';
import { putDemo } from '../../infra/embedded/demo/demo.ts';
import { DEMO_PASSWORD as PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { noteFailure } from '../../functions/users/signIns.ts';
import { codeOf, resultOf } from './answers.ts';

// What a person is told of their own sign-ins, and of who tried to.

interface SignIns {
  INGRESOS: { DISPOSITIVO: string; DIRECCION: string; NUEVO: string; FALLIDOS: number; ACTUAL: string }[];
  FALLIDOS: number;
  ULTIMO_FALLIDO: string;
}

let api: Api;
let services: Services;
beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  await putDemo(services);
});
afterAll(() => api.stop());

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0' };
const seen = async (cookie: string): Promise<SignIns> =>
  resultOf<SignIns>(await api.call('users/signIns', [], { cookie }));
const wrong = (login: string) => api.call('users/login', [login, 'no es la clave']);

it('tells from where and on what the person signed in, and which browser was never seen before', async () => {
  const first = await api.call('users/login', ['agente.gt', PASSWORD], { headers: FIREFOX });
  const device = first.cookies.find((each) => each.startsWith('__Host-device='))!.split(';')[0]!;
  const again = { headers: { ...FIREFOX, cookie: device } };
  const second = await api.call('users/login', ['agente.gt', PASSWORD], again);
  const third = await api.signIn('agente.gt', PASSWORD);
  const told = await seen(second.cookie!);
  expect(told.INGRESOS).toMatchObject([
    { DISPOSITIVO: '', NUEVO: '1', ACTUAL: '0' },
    { DISPOSITIVO: 'Firefox en Windows', DIRECCION: '127.0.0.1', NUEVO: '0', ACTUAL: '1' },
    { DISPOSITIVO: 'Firefox en Windows', NUEVO: '1', ACTUAL: '0' },
  ]);
  expect((await seen(third)).INGRESOS[0]).toMatchObject({ ACTUAL: '1' });
});

it('counts wrong passwords since the last sign-in, and leaves them with the next one', async () => {
  const here = await api.signIn('agente2.gt', PASSWORD);
  expect(await seen(here)).toMatchObject({ FALLIDOS: 0, ULTIMO_FALLIDO: '' });
  for (let count = 0; count < 3; count += 1) await wrong(' AGENTE2.gt');
  const told = await seen(here);
  expect(told.FALLIDOS).toBe(3);
  expect(Date.now() - Date.parse(told.ULTIMO_FALLIDO)).toBeLessThan(60_000);
  const next = await seen(await api.signIn('agente2.gt', PASSWORD));
  expect(next).toMatchObject({ FALLIDOS: 0, INGRESOS: [{ FALLIDOS: 3, ACTUAL: '1' }, { FALLIDOS: 0 }] });
});

it('counts all of many wrong passwords that come at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => noteFailure(services, 'asistente.gt')));
  expect(await seen(await api.signIn('asistente.gt', PASSWORD))).toMatchObject({
    INGRESOS: [{ FALLIDOS: 8 }],
  });
});

it('keeps ten sign-ins in one row that passes, however many there were', async () => {
  let cookie = '';
  for (let count = 0; count < 13; count += 1) cookie = await api.signIn('asistente2.gt', PASSWORD);
  expect((await seen(cookie)).INGRESOS).toHaveLength(10);
  const { systemKey } = await import('../../functions/runtime/keys.ts');
  const rows = await services.database.query<{ expires: number }>('sessions', {
    pk: systemKey('sign-ins', 'usr-asistente2-gt'),
    few: 'what a test wrote itself',
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]!.expires * 1000 - Date.now()).toBeLessThan(91 * 24 * 3600_000);
});

it('tells nobody of anybody else', async () => {
  const told = await seen(await api.signIn('agente.hn', PASSWORD));
  expect(told.INGRESOS).toHaveLength(1);
  expect(codeOf(await api.call('users/signIns', []))).toBe('401 session.missing');
});
