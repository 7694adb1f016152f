import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Instance } from '../../infra/embedded/instance.ts';
import { clockAhead } from '../../infra/embedded/settings/clock.ts';

export interface Folder {
  path: string;
  remove: () => void;
}

export function temporaryFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'despacho-embedded-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Arguments of Node and variables under which a process of its own lives at the moment of this one. */
export const sameClock = () => ({
  args: [
    '--disable-warning=ExperimentalWarning',
    '--import',
    new URL('fixture/sameClock.ts', import.meta.url).href,
  ],
  env: { CLOCK_AHEAD: String(clockAhead()) },
});

/** Processes of the machine that work on this folder. */
export function processesOn(dataDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(dataDir);
      } catch {
        return false;
      }
    })
    .map(Number);
}

export async function call(url: string, procedure: string, input: unknown = {}): Promise<Response> {
  return fetch(`${url}/api/catalogues/${procedure}`, { method: 'POST', body: JSON.stringify(input) });
}

export async function callJson<T>(url: string, procedure: string, input: unknown = {}): Promise<T> {
  const answer = await call(url, procedure, input);
  if (!answer.ok) throw new Error(`${procedure} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Credentials and region of an instance, for a client of its own. */
export const clientOptions = ({ env }: Pick<Instance, 'env'>) => ({
  region: env['AWS_REGION'] ?? '',
  credentials: {
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
  },
});

/** Sort keys of the rows that the fixture's functions noted under a partition key. */
export async function notes(instance: Instance, pk: string): Promise<string[]> {
  const client = new DynamoDBClient({
    ...clientOptions(instance),
    endpoint: instance.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
  });
  const answer = await DynamoDBDocumentClient.from(client).send(
    new QueryCommand({
      TableName: instance.env['TABLE_CATALOGUES'],
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  client.destroy();
  return (answer.Items ?? []).map((item) => String(item['sk']));
}

/** Waits until `read` gives what is wanted, or fails with the last thing it gave. */
export async function eventually<T>(
  read: () => Promise<T> | T,
  wanted: (value: T) => boolean,
  ms = 60_000,
): Promise<T> {
  const deadline = Date.now() + ms;
  for (;;) {
    const value = await read();
    if (wanted(value)) return value;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(value)} after ${ms} ms`);
    await sleep(50);
  }
}
