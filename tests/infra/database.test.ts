import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionOf, startDynamo, type Dynamo } from '../../infra/embedded/database/dynamo.ts';
import { eventually, processesOn, temporaryFolder, type Folder } from './support.ts';

const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
const module = new URL('../../infra/embedded/database/dynamo.ts', import.meta.url).href;
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

const answers = async (dynamo: Dynamo): Promise<boolean> => {
  const client = new DynamoDBClient({
    ...connectionOf(dynamo),
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  try {
    return (await client.send(new ListTablesCommand({}))).TableNames !== undefined;
  } catch {
    return false;
  }
};

it('leaves no process when it is stopped at any moment of its own death and return', async () => {
  for (const after of [0, 1, 3, 8, 15, 25, 40, 80]) {
    const dynamo = await startDynamo(data.path);
    process.kill(processesOn(data.path)[0]!, 'SIGKILL');
    await sleep(after);
    await dynamo.stop();
    expect(processesOn(data.path), `stopped ${after} ms after it died`).toEqual([]);
  }
});

it('returns as often as it dies, whichever of its processes did', async () => {
  const dynamo = await startDynamo(data.path);
  for (let death = 0; death < 4; death += 1) {
    const pids = processesOn(data.path);
    process.kill(pids[death % pids.length]!, 'SIGKILL');
    await eventually(
      () => processesOn(data.path),
      (now) => now.length === pids.length && !now.some((pid) => pids.includes(pid)),
    );
    await eventually(() => answers(dynamo), Boolean);
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
