import { existsSync } from 'node:fs';
import { request, type Agent } from 'node:http';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { fullSentence, isFull } from '../folder/diskSpace.ts';
import { DatabaseAgent } from './databaseAgent.ts';
import type { DatabaseProcess } from './databaseProcess.ts';
import { spawnHidden } from './hidden.ts';
import { canIsolate, spawnIsolated } from './isolated.ts';
import { endOrphans } from './orphans.ts';
import { Supervisor } from './supervisor.ts';

export interface Dynamo {
  /** For an SDK client; the host means nothing when there is an agent, which alone knows the way. */
  endpoint: string;
  /** The way to the included database, for this process only; absent when another one is named. */
  agent?: Agent;
  stop: () => Promise<void>;
}

/** Options of an SDK client in this process. */
export const connectionOf = ({
  endpoint,
  agent,
}: Dynamo): Pick<DynamoDBClientConfig, 'endpoint' | 'requestHandler'> => ({
  endpoint,
  ...(agent ? { requestHandler: { httpAgent: agent } } : {}),
});

const PACKAGE = '@dynoxide/linux-x64';
/** Whoever took the place of the database may take the question and never answer it. */
const ANSWER_MS = 5_000;

/**
 * The embedded DynamoDB: a child process with its SQLite file in the data folder. It believes whoever reaches it, so
 * nobody does but the agent: it runs in a network of its own, or, where the machine permits none, where no page gets.
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
  const spawn = canIsolate() ? spawnIsolated : spawnHidden;
  const supervisor = new Supervisor({
    spawn: () => spawn(binary, file),
    answers,
    reason: () => (isFull(dataFolder) ? fullSentence(dataFolder) : undefined),
  });
  if (!(await supervisor.start())) {
    throw new Error(`La base de datos incluida (${binary}) no inicia con ${file}.`);
  }
  const agent = new DatabaseAgent(() => supervisor.connect());
  return {
    endpoint: 'http://127.0.0.1',
    agent,
    stop: async () => {
      agent.destroy();
      await supervisor.stop();
    },
  };
}

function findBinary(): string | undefined {
  const manifest = safely(() => findPackageJSON(PACKAGE, import.meta.url));
  if (manifest === undefined) return undefined;
  const binary = join(dirname(manifest), 'dynoxide');
  return existsSync(binary) ? binary : undefined;
}

async function answers(database: DatabaseProcess): Promise<boolean> {
  const agent = new DatabaseAgent(() => database.connect());
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked = request({
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.ListTables',
    },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  asked.once('response', (answer) => {
    answer.resume();
    answer.once('end', () => resolve(true));
    answer.once('error', () => resolve(false));
  });
  asked.once('error', () => resolve(false));
  asked.end('{}');
  try {
    return await promise;
  } finally {
    agent.destroy();
  }
}

function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
