import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awsClients } from '../../functions/runtime/clients.ts';
import { Database } from '../../functions/runtime/database.ts';
import { systemKey } from '../../functions/runtime/keys.ts';
import { withTablesOf } from '../../infra/administer/localTables.ts';
import { copiesIn, copyFolder, pruneCopies } from '../../infra/embedded/copies/copyFolder.ts';
import { startInstance, type Instance } from '../../infra/embedded/instance.ts';
import { checkedLogbook } from './checkedLogbook.ts';
import { Client } from '../journey/client.ts';
import { readInput } from '../journey/input.ts';
import { travel } from '../journey/steps.ts';
import { ways } from '../journey/ways.ts';
import { eventually, sameClock, temporaryFolder, type Folder } from './support.ts';

// «Embedded: hourly copy and journal, back in 5 min» (docs/reliability/record-and-recovery.md).

const root = fileURLToPath(new URL('../../', import.meta.url));
const node = join(root, 'node_modules/.bin/node');
const USER = { USUARIO: 'agente.gt', CLAVE: 'cafe-con-cardamomo' };
/** The main job of a country, to its acceptance. */
const journey = (client: Client, country: 'gt' | 'hn', example: string) => {
  const way = ways[country]!;
  const folder = fileURLToPath(new URL(`../journey/examples/${example}`, import.meta.url));
  return travel(way, client, `agente.${country}`, USER.CLAVE, readInput(folder, way.section), (_, work) =>
    work(),
  );
};

let place: Folder;
let dataDir: string;
let copiesDir: string;
let instance: Instance | undefined;
beforeAll(() => {
  place = temporaryFolder();
  dataDir = join(place.path, 'datos');
  copiesDir = join(place.path, 'datos-copias');
});
afterAll(async () => {
  await stop();
  place.remove();
});

async function start(): Promise<Client> {
  instance = await startInstance({ port: 0, dataDir, copiesDir, pages: 'none', quiet: true });
  return new Client(instance.url);
}
async function stop(): Promise<void> {
  await instance?.stop();
  instance = undefined;
}
/** As from a shell; the instance lives on meanwhile. */
async function administer(
  ...words: string[]
): Promise<Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>> {
  const { args, env } = sameClock();
  const child = spawn(node, [...args, join(root, 'infra/administer/administer.ts'), ...words], {
    env: { ...env, PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, stdout, stderr };
}
interface Header {
  ID: string;
  ESTADO: string;
  RESUMEN: Record<string, string>;
}
const accepted = async (client: Client): Promise<Header[]> => {
  const { rows } = await client.call<{ rows: Header[] }>('duca/list', {});
  return rows.filter(({ RESUMEN }) => (RESUMEN['NUMERO_DUCA'] ?? '') !== '');
};

it('an instance at work has a copy that starts whole, with what was accepted before it, its record one chain and nothing torn', async () => {
  const client = await start();
  await journey(client, 'gt', 'pequeno');
  const before = await eventually(
    () => accepted(client),
    (rows) => rows.length > 0,
  );

  // Writes go on while it is copied.
  let writing = true;
  let written = 0;
  const work = (async () => {
    while (writing) {
      const NOMBRE = `Proveedor ${(written += 1)}`;
      await client.call('parties/create', { CUERPO: { FICHA: { ID_ROL: 'PROVEEDOR', NOMBRE } } });
    }
  })();
  await eventually(
    () => written,
    (count) => count > 5,
  );
  const made = await administer('copy');
  expect(made).toMatchObject({ status: 0, stderr: '' });
  const counted = written;
  await eventually(
    () => written,
    (count) => count > counted + 5,
  );
  writing = false;
  await work;
  const [name = ''] = await copiesIn(copiesDir);
  expect(made.stdout).toContain(name);

  // As secret as the data.
  for (const path of ['', name, `${name}/secrets`])
    expect(statSync(join(copiesDir, path)).mode & 0o77).toBe(0);
  for (const file of ['dynamo.db', 'objects.db', 'messages.db', 'secrets/data-key'])
    expect(statSync(join(copiesDir, name, file)).mode & 0o77, file).toBe(0);

  // Nothing is put back under who works there.
  const refused = await administer('restore', name);
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ya la usa otra instancia') as string,
  });
  await stop();

  // The disk is lost, and the copy put back.
  rmSync(dataDir, { recursive: true });
  const restored = await administer('restore', name);
  expect(restored.stderr).toBe('');
  await isMarkedOld();
  const again = await start();
  const health = await fetch(`${again.url}/api/health`);
  expect(health.status).toBe(200);
  expect(await health.text()).toContain('última copia entera: 20');
  await again.call('users/login', USER);
  expect(await accepted(again)).toEqual(before);
  const { rows: suppliers } = await again.call<{ rows: { NOMBRE?: string }[] }>('parties/list', {
    TAMANO: 200,
  });
  expect(suppliers.length).toBeGreaterThan(5);
  const checked = await checkedLogbook(again.url);
  expect(checked.faults).toEqual([]);
  expect(checked.lines).toBeGreaterThan(0);
  await stop();
  for (const file of ['dynamo.db', 'objects.db', 'messages.db'])
    expect(checkOf(join(dataDir, file)), file).toBe('ok');
  for (const file of filesOf(dataDir)) expect(existsSync(join(dataDir, 'objects', file)), file).toBe(true);
});

/** However lately the copy was made: what waits in it is asked about before it is sent. */
async function isMarkedOld(): Promise<void> {
  const before = { ...process.env };
  await withTablesOf(dataDir, async () => {
    const { dynamo } = awsClients();
    const database = new Database(DynamoDBDocumentClient.from(dynamo), () => new Date());
    for (const table of ['transmissions', 'notifications'])
      expect(await database.get(table, { pk: systemKey('pulse'), sk: 'pulse' })).toMatchObject({ at: 0 });
    dynamo.destroy();
  });
  // What starts next finds tables of its own.
  process.env = before;
}

const checkOf = (file: string): unknown => {
  const database = new DatabaseSync(file, { readOnly: true });
  const said = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return said?.['integrity_check'];
};
function filesOf(folder: string): string[] {
  const index = new DatabaseSync(join(folder, 'objects.db'), { readOnly: true });
  const rows = index.prepare('SELECT file FROM objects UNION ALL SELECT file FROM earlier').all();
  index.close();
  return rows.map(({ file }) => String(file));
}

it('what is restored sets the folder of before aside, keeps the locked evidence of now, and signs everybody out', async () => {
  const client = await start();
  await client.call('users/login', USER);
  const [name = ''] = await copiesIn(copiesDir);
  await journey(new Client(client.url), 'hn', 'honduras-pequeno');
  const evidence = (folder: string): number => {
    const index = new DatabaseSync(join(folder, 'objects.db'), { readOnly: true });
    const row = index
      .prepare("SELECT count(*) AS n FROM objects WHERE key LIKE '%/sends/%' OR key LIKE 'sends/%'")
      .get();
    index.close();
    return Number(row?.['n']);
  };
  await stop();
  const sent = evidence(dataDir);
  expect(sent).toBeGreaterThan(evidence(join(copiesDir, name)));
  const restored = await administer('restore', name);
  expect(restored.stdout).toContain('La evidencia de ahora se conservó');
  const [, aside = ''] = /de antes quedó en (\S+);/.exec(restored.stdout) ?? [];
  expect(evidence(aside)).toBe(sent);
  expect(evidence(dataDir)).toBe(sent);
  expect((await administer('restore', 'ayer')).stderr).toContain(`Hay: ${name}`);
  instance = await startInstance({
    port: Number(new URL(client.url).port),
    dataDir,
    pages: 'none',
    quiet: true,
  });
  await expect(client.call('users/check', {})).rejects.toThrow();
});

it('a copy is given up where the disk has no room for it, is said, and the product goes on', async ({
  skip,
}) => {
  if (!instance) await start();
  const disk = join(place.path, 'lleno');
  mkdirSync(disk);
  skip(
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status !== 0,
    'mounting takes root',
  );
  try {
    const parts = {
      dataDir,
      copiesDir: join(disk, 'copias'),
      now: new Date(),
      holdFiles: () => () => undefined,
    };
    await expect(copyFolder(parts)).rejects.toThrow(
      /^No se hizo la copia: en el disco de .* no queda espacio/,
    );
    expect((await fetch(`${instance?.url}/api/health`)).status).toBe(200);
    expect(await copiesIn(join(disk, 'copias'))).toEqual([]);
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
});

it('keeps the newest twenty-four copies and one of each of seven days, and of files those that they name', async () => {
  await stop();
  const some = join(place.path, 'algunas');
  const holdFiles = () => () => undefined;
  const from = Date.parse('2026-11-01T12:30:00Z');
  const first = await copyFolder({ dataDir, copiesDir: some, now: new Date(from), holdFiles });
  writeFileSync(join(some, 'objects', 'de-nadie'), 'nobody names it');
  for (let hour = 1; hour < 24 * 10; hour += 1) {
    const name = new Date(from + hour * 3600_000 - 6 * 3600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', '_')
      .replaceAll(':', '-');
    spawnSync('cp', ['-r', join(some, first), join(some, name)]);
  }
  await pruneCopies(dataDir, some);
  const kept = await copiesIn(some);
  expect(kept.length).toBe(24 + 6 - 1);
  expect(new Set(kept.map((name) => name.slice(0, 10))).size).toBe(7);
  expect(existsSync(join(some, 'objects', 'de-nadie'))).toBe(false);
  for (const file of filesOf(dataDir)) expect(existsSync(join(some, 'objects', file))).toBe(true);
  // What is copied takes no room again while the disk is the same.
  const [file = ''] = readdirSync(join(dataDir, 'objects'));
  expect(statSync(join(some, 'objects', file)).ino).toBe(statSync(join(dataDir, 'objects', file)).ino);
});
