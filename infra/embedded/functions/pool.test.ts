import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { FunctionDefinition } from '../../parts.ts';
import { CopyRoom, ROOM } from './copyRoom.ts';
import { FunctionPool } from './pool.ts';

let folder: string;
let pool: FunctionPool;
const room = new CopyRoom();
/** Of a machine with one processor, which one at work keeps busy. */
const narrow = new CopyRoom({ ...ROOM, busy: 1 });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'despacho-pool-'));
  // Works until it is told to end, so that no test depends on how quick the machine is.
  writeFileSync(
    join(folder, 'bundle.mjs'),
    `import { existsSync } from 'node:fs';
     import { threadId } from 'node:worker_threads';
     while (existsSync(${JSON.stringify(join(folder, 'hold'))})) await new Promise((resolve) => setTimeout(resolve, 5));
     export const handler = async ({ until }) => {
       while (until && !existsSync(until)) await new Promise((resolve) => setTimeout(resolve, 5));
       return threadId;
     };`,
  );
});
afterEach(() => pool.stop());
afterAll(() => {
  room.stop();
  narrow.stop();
  rmSync(folder, { recursive: true });
});

const begin = (patienceMs: number, more: Partial<FunctionDefinition> = {}): void => {
  pool = new FunctionPool({
    definition: {
      name: 'waits',
      module: 'platform',
      entry: 'handler',
      trigger: { kind: 'http' },
      memoryMb: 128,
      timeoutSeconds: 60,
      reserved: 1,
      grants: [],
      ...more,
    },
    copy: {
      bundleFile: join(folder, 'bundle.mjs'),
      functionName: 'waits',
      memoryMb: 128,
      compileCache: join(folder, 'cache'),
      environment: {},
      onLine: () => undefined,
    },
    maxCopies: 3,
    patienceMs,
    room: more.trigger ? narrow : room,
  });
};

let files = 0;
/** A call that works until its end is told. */
function working(long = false): { result: Promise<unknown>; end: () => void } {
  const until = join(folder, `end-${(files += 1)}`);
  return { result: pool.invoke({ event: { until }, long }), end: () => writeFileSync(until, '') };
}

it('lets calls that come together take turns at the one copy that is there', async () => {
  begin(60_000);
  const first = await pool.invoke({ event: {} });
  const together = await Promise.all([1, 2, 3, 4].map(() => pool.invoke({ event: {} })));
  expect(new Set(together)).toEqual(new Set([first]));
  expect(pool.size).toBe(1);
});

it('starts another copy for whoever waits behind a long work', async () => {
  begin(50);
  const long = working();
  const passed = await pool.invoke({ event: {} });
  long.end();
  expect(await long.result).not.toBe(passed);
  expect(pool.size).toBe(2);
});

it('never has a call wait for the end of a long work, whatever the machine holds', async () => {
  begin(60_000);
  const long = working(true);
  const passed = await pool.invoke({ event: {} });
  long.end();
  expect(await long.result).not.toBe(passed);
});

it('leaves one of several copies to calls that take no time: a long work waits for another long one', async () => {
  begin(60_000);
  const long = working(true);
  const passed = await pool.invoke({ event: {} });
  const longToo = working(true);
  expect(await pool.invoke({ event: {} })).toBe(passed);
  long.end();
  longToo.end();
  expect(await longToo.result).toBe(await long.result);
  expect(pool.size).toBe(2);
});

it('begins one copy at a time, however many wait', async () => {
  begin(1);
  await pool.invoke({ event: {} });
  const hold = join(folder, 'hold');
  writeFileSync(hold, '');
  const three = [working(), working(), working()];
  await vi.waitFor(() => expect(pool.size).toBe(2));
  await sleep(50);
  expect(pool.size).toBe(2);
  rmSync(hold);
  await vi.waitFor(() => expect(pool.size).toBe(3));
  for (const { end } of three) end();
  expect(new Set(await Promise.all(three.map(({ result }) => result))).size).toBe(3);
});

const QUEUE = { kind: 'queue', queue: 'waits', batchSize: 1 } as const;

it('has a batch that waits for an authority hold nobody else of its queue, however busy the machine is', async () => {
  begin(10, { trigger: QUEUE, speaks: true });
  const [hanging, next] = [working(), working()];
  next.end();
  await next.result;
  hanging.end();
  await hanging.result;
});

it('leaves a batch that computes waiting for the one before it while the machine is busy', async () => {
  begin(10, { trigger: QUEUE });
  const [computing, next] = [working(), working()];
  await sleep(100);
  expect(pool.size).toBe(1);
  for (const { end } of [computing, next]) end();
  expect(await next.result).toBe(await computing.result);
});
