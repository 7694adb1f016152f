import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';
import { listens } from './listens.ts';
import { endOrphans } from './orphans.ts';

export interface Dynamo {
  endpoint: string;
  stop: () => Promise<void>;
}

const PACKAGE = '@dynoxide/linux-x64';
/** Each time another program was quicker to take the port. */
const START_ATTEMPTS = 5;
/** Reading back what a killed process left unfinished takes a large database some time. */
const START_MS = 30_000;
const POLL_MS = 5;
/** Another program on the port may take the question and never answer it. */
const ANSWER_MS = 5_000;
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
  const deadline = Date.now() + START_MS;
  for (let attempt = 1; attempt <= START_ATTEMPTS && Date.now() < deadline; attempt += 1) {
    const port = await freePort();
    const child = spawnDatabase(binary, file, port);
    if (await untilReady(child, port, deadline)) return supervise(child, binary, file, port);
  }
  throw new Error(`La base de datos incluida (${binary}) no inicia con ${file}.`);
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
  // However this process ends, and at whatever moment, its database ends with it.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  child.on('error', () => process.off('exit', kill));
  return child;
}

/** True once the child answers on its port; false when it ended (its port was taken meanwhile) or never answered. */
async function untilReady(child: ChildProcess, port: number, deadline: number): Promise<boolean> {
  while (lives(child)) {
    // Whoever took the port in between would answer too.
    if ((await answers(port)) && listens(child.pid!, port)) return lives(child);
    if (Date.now() > deadline) child.kill('SIGKILL');
    await sleep(POLL_MS);
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
      signal: AbortSignal.timeout(ANSWER_MS),
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
    while (!stopping && restarts < RESTARTS) {
      restarts += 1;
      console.error(
        `La base de datos terminó inesperadamente; se inicia de nuevo (${restarts} de ${RESTARTS}).`,
      );
      // Ours from its first moment: a stop that comes before it is ready must end it too.
      child = spawnDatabase(binary, file, port);
      if (await untilReady(child, port, Date.now() + START_MS)) return watch();
    }
    if (!stopping)
      console.error('La base de datos no se pudo iniciar de nuevo. Detenga Despacho e inícielo otra vez.');
  };
  watch();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
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
