import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../runtime/executor.ts';
import { companyKey } from '../../runtime/keys.ts';
import { scopeOfAna } from '../../runtime/scope.fixture.ts';
import type { Services } from '../../runtime/services.ts';
import { sha256 } from '../../runtime/digest.ts';
import { NotDelivered, type FilesDoorway, type Waiting } from '../gateways/files/filesDoor.ts';
import { servicesInMemory } from '../outside/memory.fixture.ts';
import { SERVICES } from '../outside/rows.ts';
import { collect } from './collect.ts';
import { deliveries, receivedLink } from './deliveries.ts';
import { orderKey, type CollectRow } from './rows.ts';

const row: CollectRow = {
  pk: companyKey({ company: 'emp-1' }, 'collect'),
  sk: 'GT',
  job: 'collect',
  company: 'emp-1',
  country: 'GT',
  until: 0,
  tries: 0,
};
const scope = scopeOfAna({ permissions: new Set(['duca:read'] as const) });

let memory: ReturnType<typeof servicesInMemory>;
let services: Services;
/** What the authority left, what was asked of it, and what was kept, in the order in which it happened. */
let left: Map<string, { bytes: Buffer; modified: string; size?: number }>;
let happened: unknown[][];
let shelf: Map<string, Uint8Array>;
let versions: boolean;

beforeEach(async () => {
  memory = servicesInMemory();
  [left, happened, shelf, versions] = [new Map(), [], new Map(), true];
  const files = {
    get: async (_: object, bucket: string, name: string) => shelf.get(`${bucket} ${name}`),
    put: async (_: object, bucket: string, name: string, bytes: Uint8Array) =>
      void shelf.set(`${bucket} ${name}`, bytes),
    putOnce: async ({ company }: { company: string }, bucket: string, name: string, bytes: Uint8Array) => {
      happened.push(['kept', company, bucket, name]);
      shelf.set(`${bucket} ${name}`, bytes);
      return versions ? 'v1' : undefined;
    },
    link: async (...said: unknown[]) => JSON.stringify(said.slice(1)),
  };
  services = { ...memory.services, files } as unknown as Services;
  await services.database.write(
    {
      kind: 'put',
      table: SERVICES,
      item: { ...orderKey(row, '1236000567'), kind: 'duca', id: 'duc-1' },
    },
    {
      kind: 'put',
      table: 'duca',
      item: { pk: companyKey({ company: 'emp-1' }), sk: 'H#duc-1', RESUMEN: {} },
    },
  );
});

const leave = (name: string, text: string, modified = '2026-11-20T14:00:00.000Z', size?: number) =>
  left.set(name, { bytes: Buffer.from(text), modified, ...(size === undefined ? {} : { size }) });
const door: FilesDoorway = {
  ...{ open: async () => undefined, close: () => undefined, put: () => Promise.reject(new Error('put')) },
  waiting: async (): Promise<Waiting[]> =>
    [...left].map(([name, { bytes, modified, size = bytes.length }]) => ({ name, bytes: size, modified })),
  get: async ({ name }, begun) => {
    happened.push(['got', name, Buffer.from(begun).toString()]);
    return left.get(name)!.bytes;
  },
  taken: async ({ name }) => {
    happened.push(['taken', name]);
    left.delete(name);
  },
};
const run = (of: FilesDoorway = door) => collect(services, of, row);
const call = <I>(input: I) => ({ services, scope, input }) as Call<I & { TIPO: string; DOCUMENTO: string }>;
const received = async () => (await deliveries(call({ TIPO: 'duca', DOCUMENTO: 'duc-1' }))).RECIBIDOS;
const ACUSE = '1236000567_acuse.txt';

describe('what the authority left', () => {
  it('is fetched, kept locked, and only then taken away there', async () => {
    leave(ACUSE, 'Recibido');
    memory.at(1000);
    expect(await run()).toBe(1);
    const hash = sha256(Buffer.from('Recibido'));
    expect(happened).toEqual([
      ['got', ACUSE, ''],
      ['kept', 'emp-1', 'evidence', `received/duca/duc-1/${hash}`],
      ['taken', ACUSE],
    ]);
    expect(await received()).toEqual([
      { NOMBRE: ACUSE, BYTES: 8, SHA256: hash, RECIBIDO: '2026-11-20T15:00:01.000Z' },
    ]);
    const link = await receivedLink(call({ TIPO: 'duca', DOCUMENTO: 'duc-1', SHA256: hash }));
    expect(JSON.parse(link.ENLACE)).toEqual([
      'evidence',
      `received/duca/duc-1/${hash}`,
      ACUSE,
      'attachment',
      'v1',
    ]);
    expect(memory.logged).toContainEqual({
      name: 'link.issued',
      values: { module: 'transmission', company: 'emp-1', id: 'duc-1' },
    });
  });

  it('is kept once, though it is fetched again after it could not be taken away', async () => {
    leave(ACUSE, 'Recibido');
    const stuck = { ...door, taken: () => Promise.reject(new NotDelivered('broken', undefined)) };
    await expect(run(stuck)).rejects.toBeInstanceOf(NotDelivered);
    versions = false;
    memory.at(1000);
    expect(await run()).toBe(0);
    expect(await received()).toMatchObject([{ RECIBIDO: '2026-11-20T15:00:00.000Z' }]);
    expect(left.size).toBe(0);
  });

  it('of no declaration of ours, or under a name that leads elsewhere, is left alone', async () => {
    leave('1236000999_acuse.txt', 'x');
    leave('../1236000567_acuse.txt', 'x');
    leave('acuse.txt', 'x');
    await services.database.write({
      kind: 'put',
      table: SERVICES,
      item: { ...orderKey({ company: 'emp-2' }, '1236000999'), kind: 'duca', id: 'duc-2' },
    });
    expect([await run(), happened, left.size]).toEqual([0, [], 3]);
  });

  it('larger than any answer stays there, and the others come', async () => {
    const most = 25 * 1024 * 1024;
    leave('1236000567_grande.bin', 'x', '', most + 1);
    leave('1236000567_justo.bin', 'x', '', most);
    expect(await run()).toBe(1);
    expect([...left.keys()]).toEqual(['1236000567_grande.bin']);
    expect(memory.logged).toEqual([
      { name: 'files.failed', values: { company: 'emp-1', reason: 'too-large', bytes: most + 1 } },
    ]);
  });

  it('comes fifty at a look', async () => {
    for (let each = 0; each < 51; each += 1) leave(`1236000567_${each}.txt`, String(each));
    expect([await run(), left.size]).toEqual([50, 1]);
  });

  it('comes though the folder begins with more than fifty files that stay there', async () => {
    for (let each = 0; each < 60; each += 1) leave(`1236000999_${each}.txt`, 'x');
    for (let each = 0; each < 60; each += 1) leave(`1236000567_${each}.bin`, 'x', '', 26 * 1024 * 1024);
    leave(ACUSE, 'Recibido');
    expect([await run(), left.size]).toEqual([1, 120]);
  });

  it('is gone on with where the last look left off, while nothing took its place meanwhile', async () => {
    const broken: FilesDoorway = {
      ...door,
      get: async (_, __, keep) => {
        await keep(Buffer.from('Reci'));
        throw new NotDelivered('broken', undefined);
      },
    };
    const begunWith = async (modified: string): Promise<unknown> => {
      leave(ACUSE, 'Recibido', '2026-11-20T14:00:00.000Z');
      await expect(run(broken)).rejects.toBeInstanceOf(NotDelivered);
      leave(ACUSE, 'Recibido', modified);
      happened.length = 0;
      await run();
      return happened[0]?.[2];
    };
    expect(await begunWith('2026-11-20T14:00:00.000Z')).toBe('Reci');
    expect(await begunWith('2026-11-20T14:30:00.000Z')).toBe('');
    // What does not say when it was changed is told from nothing, and begun anew each time.
    leave(ACUSE, 'Recibido', '');
    await expect(run(broken)).rejects.toBeInstanceOf(NotDelivered);
    happened.length = 0;
    await run();
    expect(happened[0]?.[2]).toBe('');
  });
});

describe('the page of deliveries', () => {
  it('shows what came last first', async () => {
    leave(ACUSE, 'uno');
    await run();
    memory.at(1000);
    leave('1236000567_b.txt', 'dos');
    await run();
    expect((await received()).map(({ NOMBRE }) => NOMBRE)).toEqual(['1236000567_b.txt', ACUSE]);
  });

  it('has a link to nothing else than what came of that document', async () => {
    leave(ACUSE, 'uno');
    await run();
    const hash = sha256(Buffer.from('uno'));
    const other = { pk: companyKey({ company: 'emp-1' }), sk: 'H#duc-9', RESUMEN: {} };
    await services.database.write({ kind: 'put', table: 'duca', item: other });
    for (const [DOCUMENTO, SHA256] of [
      ['duc-1', 'f'.repeat(64)],
      ['duc-1', `${hash}x`],
      ['duc-1', `x${hash}`],
      ['duc-9', hash],
    ] as const)
      await expect(receivedLink(call({ TIPO: 'duca', DOCUMENTO, SHA256 }))).rejects.toMatchObject({
        code: 'not-found',
        message: expect.stringContaining('ningún archivo de la autoridad') as string,
      });
  });
});
