import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { Client } from '../journey/client.ts';

const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'despacho-history-'));
const start = (dataDir: string, history: boolean): Promise<Instance> =>
  startInstance({ port: 0, dataDir, pages: 'none', quiet: true, history });
let instance: Instance;

interface Row {
  ID: string;
  ESTADO: string;
  CREADO: string;
  RESUMEN: Record<string, string>;
}

async function signedIn(login: string): Promise<Client> {
  const client = new Client(instance.url);
  await client.call('users/login', { USUARIO: login, CLAVE: DEMO_PASSWORD });
  return client;
}

const listed = async (client: Client, group: string): Promise<Row[]> =>
  (await client.call<{ rows: Row[] }>(`${group}/list`, { TAMANO: 100 })).rows;

async function until(met: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 4 * MINUTES; Date.now() < end; await sleep(300)) if (await met()) return;
  throw new Error('It did not come');
}

beforeAll(async () => {
  instance = await start(folder, true);
  const agent = await signedIn('agente.gt');
  // Stopped in the middle of its work, it goes on at the next start.
  await until(async () => (await listed(agent, 'duca')).length >= 3);
  await instance.stop();
  instance = await start(folder, true);
  const last = await signedIn('agente2.hn');
  await until(async () => (await listed(last, 'work-orders')).length > 1);
}, 9 * MINUTES);

afterAll(async () => {
  await instance.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['agente.gt', 'duca', 'NUMERO_DUCA'],
  ['agente.hn', 'dua', 'ID_SARAH'],
])(
  'shows %s a month of work in every situation, made once',
  { timeout: 3 * MINUTES },
  async (login, group, number) => {
    const client = await signedIn(login);
    const orders = await listed(client, 'work-orders');
    const references = orders.map(({ RESUMEN }) => RESUMEN['REFERENCIA_CLIENTE']);
    expect(orders.length).toBeGreaterThanOrEqual(12);
    expect(new Set(references).size).toBe(references.length);
    expect(new Set(orders.map(({ ESTADO }) => ESTADO)).size).toBeGreaterThan(1);

    // An authority that was slow to answer is asked again later, by the instance.
    const declarations = await vi.waitFor(
      async () => {
        const now = await listed(client, group);
        const states = now.map(({ ESTADO }) => ESTADO);
        expect(states).toEqual(
          expect.arrayContaining(['BORRADOR', 'RECHAZADA', 'VERDE', 'AMARILLO', 'ROJO']),
        );
        return now;
      },
      { timeout: 2 * MINUTES, interval: 1000 },
    );
    const numbers = declarations.map(({ RESUMEN }) => RESUMEN[number]).filter((each) => each !== '');
    expect(new Set(numbers).size).toBe(numbers.length);

    const today = localDay(new Date());
    const days = orders.map(({ CREADO }) => CREADO.slice(0, 10)).toSorted();
    expect(days.at(-1)! <= today).toBe(true);
    expect(Date.parse(today) - Date.parse(days[0]!)).toBeGreaterThan(25 * 24 * 60 * MINUTES);
    for (const { RESUMEN } of orders) expect(JSON.stringify(RESUMEN)).toMatch(/muestra/i);
  },
);

it.each(['agente.gt', 'agente.hn'])('lets %s see where a code was used before', async (login) => {
  const client = await signedIn(login);
  const LINEAS = [{ CODIGO: 'LT-140', PROVEEDOR: '', TEXTO: '' }];
  const [[first] = []] = await client.call<Record<string, string>[][]>('products/suggest', { LINEAS });
  expect(first).toMatchObject({ PARTIDA: '8471300000', POR: 'CODIGO' });
  // As a declaration last had them, and its number.
  expect(first!['DECLARACION']).not.toBe('');
});

it(
  'adds nothing to what is made, nor to a folder where people worked without it',
  async () => {
    const count = async (): Promise<number> =>
      (await listed(await signedIn('agente.gt'), 'work-orders')).length;
    const before = await count();
    await instance.stop();
    instance = await start(folder, true);
    await sleep(2000);
    expect(await count()).toBe(before);

    await instance.stop();
    const other = mkdtempSync(join(tmpdir(), 'despacho-history-'));
    for (const history of [false, true]) {
      instance = await start(other, history);
      await sleep(2000);
      expect(await count()).toBe(0);
      await instance.stop();
    }
    rmSync(other, { recursive: true, force: true });
  },
  2 * MINUTES,
);
