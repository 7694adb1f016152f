import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, GetItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedTables } from '../../infra/changes.ts';
import { ensureTables } from '../../infra/embedded/database/tables.ts';
import { startServices, type Services } from '../../infra/embedded/services/services.ts';
import { wholeTopology } from '../../infra/embedded/settings/topologyOf.ts';
import { placeOf } from '../../infra/place.ts';
import { tables } from '../../infra/topology.ts';
import { ExportFolder, type Row } from '../exportFolder.ts';
import { sameClock, temporaryFolder } from './support.ts';

// The order by which a lost region gets back what was written since the copy, as it is typed; the database is the included one.
const root = fileURLToPath(new URL('../../', import.meta.url));
const data = temporaryFolder();
const exported = new ExportFolder();
const { nameOf } = placeOf('prod');
const COPY = '2026-11-01T09:04:00Z';
const ROWS = 300;
let services: Services;
let client: DynamoDBClient;

const rowOf = (at: number): Row => ({
  pk: { S: 'C#uno' },
  sk: { S: String(at) },
  text: { S: 'x'.repeat(200) },
});

beforeAll(async () => {
  services = await startServices(data.path, wholeTopology, () => new Date());
  const { endpoints, credentials } = services;
  client = new DynamoDBClient({ endpoint: endpoints.dynamo, region: credentials.region, credentials });
  await ensureTables(client, tables, nameOf);
  const all = Array.from({ length: ROWS }, (_, at) => ({ row: rowOf(at), at: at + 1 }));
  for (const table of exportedTables)
    exported.add(table, '2026-11-01T09:00:00Z', '2026-11-01T12:00:00Z', all);
});
afterAll(async () => {
  client.destroy();
  await services.stop();
  exported.remove();
  data.remove();
});

const order = (...words: string[]) => {
  const { args, env } = sameClock();
  const { endpoints, credentials } = services;
  return spawn(
    join(root, 'node_modules/.bin/node'),
    [...args, join(root, 'infra/repair/repair.ts'), 'changes', ...words],
    {
      env: {
        ...env,
        PATH: process.env['PATH'],
        AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamo,
        AWS_ACCESS_KEY_ID: credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
};
const ended = async (child: ReturnType<typeof order>): Promise<{ code: number | null; said: string }> => {
  let said = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  return { code: child.exitCode, said };
};
const countOf = async (table: string): Promise<number> =>
  (await client.send(new ScanCommand({ TableName: nameOf(table), Select: 'COUNT' }))).Count ?? 0;

test('killed in the midst and given again, it brings all tables on and says until which moment', async () => {
  const killed = order('prod', exported.path, COPY);
  await new Promise<void>((resolve) => {
    killed.stdout!.on('data', (text: Buffer) => {
      // The first table is written, most of the others are not.
      if (text.toString().includes(`(1 de ${exportedTables.length})`)) resolve();
    });
    killed.once('close', () => resolve());
  });
  killed.kill('SIGKILL');
  await once(killed, 'close');
  expect(killed.signalCode).toBe('SIGKILL');
  expect(await countOf(exportedTables.at(-1)!)).toBe(0);

  const { code, said } = await ended(order('prod', exported.path, COPY));
  expect(said).toContain(
    `Se comprobaron ${exportedTables.length} exportaciones, hasta 2026-11-01T12:00:00.000Z.`,
  );
  expect(said).toContain(
    `${exportedTables[0]} (1 de ${exportedTables.length}): ${ROWS} filas escritas, 0 borradas.`,
  );
  expect(said.trim().split('\n').at(-1)).toBe('Las tablas están como a las 2026-11-01T12:00:00.000Z.');
  expect(code).toBe(0);
  for (const table of exportedTables) expect(await countOf(table)).toBe(ROWS);
  const { pk, sk } = rowOf(7);
  const { Item } = await client.send(
    new GetItemCommand({ TableName: nameOf('duca'), Key: { pk: pk!, sk: sk! } }),
  );
  expect(Item).toEqual(rowOf(7));
});

test('that cannot be carried out, it says in a sentence why, and nothing else', async () => {
  const { code, said } = await ended(order('prod', exported.path, '2026-11-03T09:00:00Z'));
  expect(code).toBe(1);
  expect(said).toMatch(
    /^De la tabla catalogues no hay exportaciones que sigan a la copia .* No se escribió nada\.\n$/,
  );
});

test.each([
  ['an environment that there is not', ['producción', exported.path, COPY]],
  ['no moment', ['prod', exported.path, 'ayer']],
  ['no folder', ['prod']],
])('of which %s was said, it tells how it is given', async (_, words) => {
  const { code, said } = await ended(order(...words));
  expect(code).toBe(1);
  expect(said).toContain('npm run repair -- changes <etapa> <carpeta> <momento>');
});
