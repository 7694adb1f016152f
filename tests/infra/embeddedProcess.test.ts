import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteLife } from '../../infra/embedded/folder/lastLife.ts';
import { startInstance } from '../../infra/embedded/instance.ts';
import { fixtureOptions } from './fixture/options.ts';
import {
  call,
  callJson,
  eventually,
  notes,
  processesOn,
  sameClock,
  temporaryFolder,
  type Folder,
} from './support.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const node = join(root, 'node_modules', '.bin', 'node');
const script = fileURLToPath(new URL('./fixture/run.ts', import.meta.url));
let data: Folder;
const children: ChildProcess[] = [];

beforeEach(() => {
  data = temporaryFolder();
});

/** A test that failed half way must not leave its database running either. */
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const pid of processesOn(data.path)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
  data.remove();
});

interface Running {
  child: ChildProcess;
  url: string;
}

/** An instance in a process of its own. */
async function run(dataDir: string): Promise<Running> {
  const { args, env } = sameClock();
  const child = spawn(node, [...args, script, dataDir], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith('{')) return { child, url: (JSON.parse(line) as { url: string }).url };
  }
  throw new Error(`The instance ended with ${child.exitCode ?? child.signalCode}`);
}

async function kill({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

it('loses no acknowledged write when it is killed, and reaps the database that it leaves behind', async () => {
  const first = await run(data.path);
  await callJson(first.url, 'file', {
    key: 'C1/kept',
    body: 'kept bytes',
  });
  const acknowledged: string[] = [];
  const writing = (async () => {
    for (let index = 0; index < 10_000; index += 1) {
      const answer = await call(first.url, 'note', { sk: String(index) }).catch(() => undefined);
      if (!answer?.ok) return;
      acknowledged.push(String(index));
    }
  })();
  await eventually(
    () => acknowledged.length,
    (count) => count >= 30,
  );
  await kill(first);
  // In a network of its own it goes by itself, sooner or later; otherwise the next start ends it.
  const orphans = processesOn(data.path);
  await writing;
  const second = await startInstance(fixtureOptions(data.path));
  try {
    expect(processesOn(data.path).filter((pid) => orphans.includes(pid))).toEqual([]);
    expect(await notes(second, 'note')).toEqual(expect.arrayContaining(acknowledged));
    const { body } = await callJson<{ body: string }>(second.url, 'read', { key: 'C1/kept' });
    expect(body).toBe('kept bytes');
  } finally {
    await second.stop();
  }
  expect(processesOn(data.path)).toEqual([]);
});

it('keeps objects and waiting messages over a kill at any moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const running = await run(data.path);
    await callJson(running.url, 'file', { key: `C1/round-${round}`, body: `bytes ${round}` });
    await callJson(running.url, 'enqueue', { id: `m${round}` });
    void call(running.url, 'file', { key: 'C1/contested', body: 'x'.repeat(200_000) }).catch(() => undefined);
    await sleep(Math.random() * 40);
    await kill(running);
  }
  const last = await startInstance(fixtureOptions(data.path));
  try {
    for (let round = 0; round < 4; round += 1) {
      const { body } = await callJson<{ body: string }>(last.url, 'read', { key: `C1/round-${round}` });
      expect(body).toBe(`bytes ${round}`);
      // Seen by the worker, or, when every one that took it was killed, buried with the dead letters: never lost.
      await eventually(
        async () => [
          ...(await notes(last, `seen#m${round}`)),
          ...(await notes(last, 'dead')).filter((id) => id === `m${round}`),
        ],
        (kept) => kept.length > 0,
      );
    }
    const { body } = await callJson<{ body: string }>(last.url, 'read', { key: 'C1/contested' });
    expect(['', 'x'.repeat(200_000)]).toContain(body);
  } finally {
    await last.stop();
  }
});

it('tells its functions when it began and until when its folder was worked in before, and of one that was put back only the first', async () => {
  const told = async () => {
    const begun = Date.now();
    const { env, stop } = await startInstance(fixtureOptions(data.path));
    await stop();
    expect(Number(env['LIVES_SINCE'])).toBeGreaterThanOrEqual(begun);
    return env['LIVED_UNTIL'];
  };
  const left = Date.now() - 3_600_000;
  noteLife(data.path, left);
  expect(await told()).toBe(String(left));
  const copy = temporaryFolder();
  cpSync(data.path, copy.path, { recursive: true });
  cpSync(copy.path, data.path, { recursive: true });
  copy.remove();
  expect(await told()).toBe('');
});

it.each(['SIGINT', 'SIGTERM'] as const)('ends with 0 on %s and leaves no process behind', async (signal) => {
  const { child, url } = await run(data.path);
  await callJson(url, 'note', { sk: signal });
  expect(processesOn(data.path).length).toBeGreaterThan(1);
  const slow = call(url, 'slow', { ms: '1000', begun: 'C1/begun' });
  await eventually(
    () => callJson<{ body: string }>(url, 'read', { key: 'C1/begun' }),
    ({ body }) => body !== '',
  );
  const ended = once(child, 'exit');
  child.kill(signal);
  expect((await slow).status).toBe(200);
  expect((await ended)[0]).toBe(0);
  expect(processesOn(data.path)).toEqual([]);
});

it('starts its database again when that dies by itself', async () => {
  const { child, url } = await run(data.path);
  await callJson(url, 'note', { sk: 'before' });
  const database = processesOn(data.path).find((pid) => pid !== child.pid);
  process.kill(database!, 'SIGKILL');
  await eventually(
    async () => (await call(url, 'note', { sk: 'after' })).status,
    (status) => status === 200,
  );
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(processesOn(data.path)).toEqual([]);
});
