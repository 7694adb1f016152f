import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOrphans } from './orphans.ts';
import { freePort } from './freePort.ts';

export interface Dynamo {
  endpoint: string;
  stop: () => Promise<void>;
}

const PACKAGE = '@dynoxide/linux-x64';
const START_ATTEMPTS = 5;
const START_MS = 5000;
/** A database that dies more often than this has a reason that starting again does not mend. */
const RESTARTS = 5;
const STOP_MS = 2000;

/**
 * The embedded DynamoDB: a child process with its SQLite file in the data folder, reachable from this machine only.
 * On a machine it was not built for, `AWS_ENDPOINT_URL_DYNAMODB` names another one.
 */
export async function startDynamo(dataFolder: string): Promise<Dynamo> {
  const elsewhere = process.env['AWS_ENDPOINT_URL_DYNAMODB'];
  if (elsewhere) return { endpoint: elsewhere, stop: async () => undefined };
  const binary = findBinary();
  if (binary === undefined) {
    throw new Error(
      `La base de datos incluida solo corre en Linux x64 (esta máquina es ${process.platform} ${process.arch}). ` +
        'Indique una compatible con DynamoDB en AWS_ENDPOINT_URL_DYNAMODB, por ejemplo http://127.0.0.1:8000.',
    );
  }
  const file = join(dataFolder, 'dynamo.db');
  await endOrphans(binary, file);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = spawnDatabase(binary, file, port);
    if (await untilReady(child, port)) return supervise(child, binary, file, port);
    if (attempt === START_ATTEMPTS)
      throw new Error(`La base de datos incluida (${binary}) no inicia con ${file}.`);
  }
}

function findBinary(): string | undefined {
  const manifest = safely(() => findPackageJSON(PACKAGE, import.meta.url));
  if (manifest === undefined) return undefined;
  const binary = join(dirname(manifest), 'dynoxide');
  return existsSync(binary) ? binary : undefined;
}

function spawnDatabase(binary: string, file: string, port: number): ChildProcess {
  const child = spawn(binary, ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file], {
    // A process group of its own: Ctrl-C must not end it before the work in flight is done.
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  return child;
}

/** True once the child answers on its port; false when it ended (its port was taken meanwhile) or never answered. */
async function untilReady(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (lives(child)) {
    if (await answers(port)) {
      // Whoever took the port in between answers too; only a child that still lives after that is ours.
      await sleep(5);
      return lives(child);
    }
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      return false;
    }
    await sleep(5);
  }
  return false;
}

function lives(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function answers(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.ListTables',
      },
      body: '{}',
    });
    await answer.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Starts the database again on its port when it dies by itself; its file survives that. */
function supervise(first: ChildProcess, binary: string, file: string, port: number): Dynamo {
  let child = first;
  let stopping = false;
  let restarts = 0;
  const watch = (): void => {
    child.once('exit', () => void revive());
  };
  const revive = async (): Promise<void> => {
    if (stopping) return;
    restarts += 1;
    console.error(
      `La base de datos terminó inesperadamente; se inicia de nuevo (${restarts} de ${RESTARTS}).`,
    );
    if (restarts <= RESTARTS) {
      // Ours from its first moment: a stop that comes before it is ready must end it too.
      child = spawnDatabase(binary, file, port);
      if (await untilReady(child, port)) return watch();
      if (stopping) return;
    }
    console.error('La base de datos no se pudo iniciar de nuevo. Detenga Despacho e inícielo otra vez.');
  };
  watch();
  const killAtExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
      process.off('exit', killAtExit);
      if (!lives(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
