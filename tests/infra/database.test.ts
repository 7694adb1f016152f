import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDynamo } from '../../infra/embedded/dynamo.ts';
import { freePort } from '../../infra/embedded/freePort.ts';
import { listens } from '../../infra/embedded/listens.ts';
import { eventually, processesOn, temporaryFolder, type Folder } from './support.ts';

vi.mock(import('../../infra/embedded/freePort.ts'), async (original) => {
  const { freePort: real } = await original();
  return { freePort: vi.fn(real) };
});

const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
const module = new URL('../../infra/embedded/dynamo.ts', import.meta.url).href;
let data: Folder;
beforeEach(() => {
  data = temporaryFolder();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  for (const pid of processesOn(data.path)) process.kill(pid, 'SIGKILL');
  data.remove();
  vi.restoreAllMocks();
});

const portOf = (endpoint: string): number => Number(new URL(endpoint).port);

it('is another one where a program was quicker to take its port, and never that program', async () => {
  const other = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  vi.mocked(freePort).mockResolvedValueOnce(port);
  const dynamo = await startDynamo(data.path);
  try {
    expect(portOf(dynamo.endpoint)).not.toBe(port);
    expect(listens(process.pid, port)).toBe(true);
    expect(processesOn(data.path).map((pid) => listens(pid, portOf(dynamo.endpoint)))).toEqual([true]);
  } finally {
    await dynamo.stop();
    other.close();
  }
  expect(processesOn(data.path)).toEqual([]);
});

it('leaves no process when it is stopped at any moment of its own death and return', async () => {
  for (const after of [0, 1, 3, 8, 15, 25, 40, 80]) {
    const dynamo = await startDynamo(data.path);
    process.kill(processesOn(data.path)[0]!, 'SIGKILL');
    await sleep(after);
    await dynamo.stop();
    expect(processesOn(data.path), `stopped ${after} ms after it died`).toEqual([]);
  }
});

it('returns as often as it dies, up to a limit', async () => {
  const dynamo = await startDynamo(data.path);
  const running = (but: number[] = []) =>
    eventually(
      () =>
        processesOn(data.path).filter((pid) => !but.includes(pid) && listens(pid, portOf(dynamo.endpoint))),
      (pids) => pids.length === 1,
    );
  for (let death = 0; death < 5; death += 1) {
    const [pid] = await running();
    process.kill(pid!, 'SIGKILL');
    await running([pid!]);
  }
  await dynamo.stop();
  expect(processesOn(data.path)).toEqual([]);
});

it('ends with its process, even one that ends before it is ready', async () => {
  const script = `
    const { startDynamo } = await import(${JSON.stringify(module)});
    void startDynamo(${JSON.stringify(data.path)});
    const { readdirSync, readFileSync } = await import('node:fs');
    const born = () => readdirSync('/proc').some((name) => {
      if (name === String(process.pid)) return false;
      try { return readFileSync('/proc/' + name + '/cmdline', 'utf8').includes(${JSON.stringify(join(data.path, 'dynamo.db'))}); }
      catch { return false; }
    });
    while (!born()) await new Promise((resolve) => setImmediate(resolve));
    process.exit(0);`;
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]);
  const ended = once(child, 'exit');
  expect((await ended)[0]).toBe(0);
  await eventually(
    () => processesOn(data.path),
    (pids) => pids.length === 0,
  );
});
