import { zstdCompressSync } from 'node:zlib';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { moveVersions } from '../../infra/upgrade/moveVersions.ts';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { Fuse, type Blow } from '../faults/fuse.ts';
import { content, definition, facts } from './storedInvoices.ts';
import { startWorld, type World } from './world.ts';

// A data folder of 0.5.0: every version whole, in rows of its own.

let world: World;
let tables: DynamoDBDocumentClient;
let companies = 0;
let dataKey = '';
beforeAll(async () => {
  world = await startWorld();
  dataKey = await world.services.secret('data-key');
  tables = DynamoDBDocumentClient.from(new DynamoDBClient({}));
});
afterAll(async () => {
  tables.destroy();
  await world.stop();
});

const MANY = 3000;
const bodyOf = (version: number) => {
  const { body } = content('F-1');
  const ITEMS = Array.from({ length: MANY }, (_, at) => ({
    ID_ITEM: `i${at}`,
    MARCA: at === 7 ? `v${version}` : `${(at * 2_654_435_761).toString(36)}${(at * 40_503) % 9_973}`,
    VALOR: `${at}.00`,
  }));
  return { ...body, ITEMS };
};

/** A document as 0.5.0 left it after so many saves. */
async function left(saves: number): Promise<{ store: DocumentStore; id: string }> {
  const { services } = world;
  const store = new DocumentStore(definition, services, jobScope(`viejo-${(companies += 1)}`, 'GT'));
  const { header } = await store.create(content('F-1'), facts);
  const pk = companyKey(store.scope, header.ID);
  const rows = await services.database.query<{ pk: string; sk: string }>('invoices', {
    pk,
    few: 'what a test wrote itself',
  });
  for (const { sk } of rows)
    await services.database.write({ kind: 'delete', table: 'invoices', key: { pk, sk } });
  for (let version = 1; version <= saves; version += 1) {
    const body = bodyOf(version);
    const plain = JSON.stringify(version > 1 ? { body, derived: bodyOf(1) } : { body });
    const sealed = services.sealer.seal(
      store.scope.company,
      `invoices|${header.ID}|${version}`,
      zstdCompressSync(Buffer.from(plain)),
    );
    const half = Math.ceil(sealed.length / 2);
    const said = { FECHA: `2026-11-0${version}T09:00:00`, USUARIO: 'ana', ACCION: `Guardado ${version}` };
    for (const [at, chunk] of [sealed.subarray(0, half), sealed.subarray(half)].entries())
      await services.database.write({
        kind: 'put',
        table: 'invoices',
        item: { pk, sk: `V#${String(version).padStart(8, '0')}#0${at}`, chunk, chunks: 2, ...said },
      });
  }
  const set = { VERSION: saves };
  await services.database.write({ kind: 'update', table: 'invoices', key: store.headerKey(header.ID), set });
  return { store, id: header.ID };
}
const upgrade = (client = tables): Promise<number> =>
  moveVersions({
    client,
    dataKey,
    table: 'invoices',
    name: physicalName('invoices'),
    again: true,
  });
const bytes = async (): Promise<number> => {
  const { Items = [] } = await tables.send(new ScanCommand({ TableName: physicalName('invoices') }));
  return Items.reduce((sum, each) => sum + ((each['chunk'] as Uint8Array | undefined)?.length ?? 0), 0);
};
async function reads({ store, id }: Awaited<ReturnType<typeof left>>, saves: number): Promise<void> {
  for (let version = 1; version <= saves; version += 1) {
    const { body, derived } = await store.content(id, version);
    expect(body).toEqual(bodyOf(version));
    if (version > 1) expect(derived).toEqual(bodyOf(1));
  }
  const told = (await store.versions(id)).filter(({ USUARIO }) => USUARIO === 'ana');
  expect(told).toEqual(
    Array.from({ length: saves }, (_, at) => saves - at).map((VERSION) => ({
      VERSION,
      FECHA: `2026-11-0${VERSION}T09:00:00`,
      USUARIO: 'ana',
      ACCION: `Guardado ${VERSION}`,
    })),
  );
  expect(await store.savedAs(id, 1)).toEqual(told.at(-1));
}

it('opens, tells its history and is saved over before the upgrade and after, which moves it once', async () => {
  const old = await left(4);
  await reads(old, 4);
  const header = await old.store.header(old.id);
  const saved = await old.store.save(header, { body: bodyOf(5), derived: bodyOf(1) }, facts);
  await reads(old, 4);
  const before = await bytes();
  expect(await upgrade()).toBe(4);
  await reads(old, 4);
  expect((await old.store.open(old.id)).body).toEqual(bodyOf(5));
  expect((await old.store.versions(old.id)).map(({ VERSION }) => VERSION)).toEqual([5, 4, 3, 2, 1]);
  expect(await bytes(), 'what versions have in common rests once').toBeLessThan(before / 2);
  expect(await upgrade()).toBe(0);
  await reads(old, 4);
  const again = await old.store.save(saved.header, { body: bodyOf(6) }, facts);
  expect((await old.store.open(old.id)).header.VERSION).toBe(again.header.VERSION);
});

it('reads wherever an upgrade died, and the next one goes on', async () => {
  const old = await left(2);
  const run = async (fuse: Fuse): Promise<void> => {
    const { dynamo } = awsClients();
    fuse.guard(dynamo);
    await upgrade(DynamoDBDocumentClient.from(dynamo)).catch(() => undefined);
  };
  const counted = new Fuse(12, 'before');
  await run(counted);
  await reads(old, 2);
  for (const blow of ['after', 'lost', 'before'] satisfies Blow[])
    for (let at = 3; at < 40; at += 6) {
      await run(new Fuse(at, blow));
      await reads(old, 2);
    }
  await upgrade();
  await reads(old, 2);
  const pk = companyKey(old.store.scope, old.id);
  expect(
    await world.services.database.query('invoices', { pk, prefix: 'V#', few: 'what a test wrote itself' }),
  ).toEqual([]);
});

it('leaves a version of which a row is missing where it lies, and moves the others', async () => {
  const old = await left(3);
  const pk = companyKey(old.store.scope, old.id);
  const key = { pk, sk: 'V#00000002#01' };
  await world.services.database.write({ kind: 'delete', table: 'invoices', key });
  expect(await upgrade()).toBe(2);
  await expect(old.store.content(old.id, 2)).rejects.toMatchObject({ code: 'not-found' });
  expect(((await old.store.content(old.id, 3)).body['ITEMS'] as AnyRecord[])[7]).toMatchObject({
    MARCA: 'v3',
  });
  expect(
    await world.services.database.query('invoices', { pk, prefix: 'V#', few: 'what a test wrote itself' }),
  ).toHaveLength(1);
});
