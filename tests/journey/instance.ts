import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.ts';

const START_MS = 180_000;

export interface OwnInstance {
  url: string;
  /** Process that the instance, its database and its builder descend from. */
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts Despacho as its own process on a free port, as `npm start` would.
 * @param known data folder, which stays; without one an empty one that goes with the instance.
 */
export async function startOwnInstance(known?: string): Promise<OwnInstance> {
  const port = await freePort();
  const folder = known ?? mkdtempSync(join(tmpdir(), 'despacho-journey-'));
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../infra/embedded/bootstrap.mjs', import.meta.url))],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PRACTICE_HISTORY: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    if (known === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilHealthy(url, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid!, stop };
}

async function untilHealthy(url: string, child: ChildProcess, output: readonly string[]): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(50)) {
    if (child.exitCode !== null) break;
    try {
      if ((await fetch(`${url}/api/health`)).ok) return;
    } catch {
      // Not listening yet.
    }
  }
  throw new Failure(`Despacho no llegó a iniciar. Lo último que dijo:\n${output.join('').slice(-2000)}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string')
    throw new Failure('No hay un puerto libre en esta máquina.');
  return address.port;
}
