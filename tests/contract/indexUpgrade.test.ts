import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { documentImplementations } from '../../functions/runtime/documents/implementations.ts';
import { readTotals, totalOf, totalPk } from '../../functions/runtime/documents/totals.ts';
import { companyRowKey, userRowKey } from '../../functions/runtime/caller.ts';
import type { Item } from '../../functions/runtime/database.ts';
import { companyKey, systemKey, type PartitionKey } from '../../functions/runtime/keys.ts';
import { Outbox } from '../../functions/runtime/outbox.ts';
import { catalogueRevision } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { datedRows, dueRows } from '../../functions/transmission/due.ts';
import { dueKeys, headKey } from '../../functions/transmission/rows.ts';
import { transmissionsOf } from '../../functions/transmission/outcomeOf.ts';
import { linkTransmissions } from '../../infra/upgrade/linkTransmissions.ts';
import { recount } from '../../infra/repair/recount.ts';
import { giveApplications } from '../../infra/upgrade/giveApplications.ts';
import { holdApart } from '../../infra/upgrade/holdApart.ts';
import { spreadShards } from '../../infra/upgrade/spreadShards.ts';
import { indexDocuments } from '../../infra/upgrade/indexDocuments.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { blankBody } from '../../shared/foundation/fields/dataSet.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { markOf } from '../../shared/foundation/documents/mark.ts';
import { reference } from './storedInvoices.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';

let world: StoreWorld;
let tables: DynamoDBDocumentClient;
beforeAll(async () => {
  world = await startStoreWorld('2026-11-20T15:00:00Z');
  tables = DynamoDBDocumentClient.from(world.dynamo);
});
afterAll(() => world.stop());

const invoices = invoiceDefinition as unknown as AnyDocument;
const scope = jobScope('vieja', 'GT');
const { list } = documentImplementations(invoices);
const listed = async (input: object) =>
  (await list({ input, services: world.services, scope } as never)) as {
    rows: { ID: string }[];
    total: number;
  };
const store = () => new DocumentStore(invoices, world.services, scope);
const upgrade = () => indexDocuments(tables, ['invoices'], physicalName);

/** An invoice as version 0.5.0 left it: its number in the old partition of marks, and nothing that an index knows. */
async function old(id: string, number: string, supplier: string): Promise<void> {
  const body = blankBody(invoices.dataSets);
  const { FACTURA } = body as unknown as { FACTURA: Record<string, string> };
  Object.assign(FACTURA, { NUMERO_FACTURA: number, NOMBRE_PROVEEDOR: supplier });
  await store().create({ body }, { orderId: '', action: 'prueba', reference, id });
  const { database } = world.services;
  const mark = markOf('factura', number)!;
  await database.write(
    {
      kind: 'update',
      table: 'invoices',
      key: store().headerKey(id),
      set: { MARCAS: [mark] },
      remove: ['INDICE', 'CONTADO', 'statePk'],
    },
    { kind: 'put', table: 'invoices', item: { pk: companyKey(scope, 'mark'), sk: `${mark}#${id}`, ID: id } },
  );
  for (const row of await database.query('invoices', { pk: totalPk(scope), few: 'what a test wrote itself' }))
    await database.write({ kind: 'delete', table: 'invoices', key: { pk: totalPk(scope), sk: row.sk } });
}

it('documents of before come into lists, searches and totals, once, whatever is run how often', async () => {
  await old('fac-1', 'F-77', 'Aceros Ñandú');
  await old('fac-2', 'F-78', 'Otro');
  expect((await listed({ FILTROS: { ESTADO: 'BORRADOR' } })).rows).toEqual([]);
  const before = await store().header('fac-1');
  expect(await upgrade()).toEqual({ done: 2, left: 0 });
  expect(await upgrade()).toEqual({ done: 0, left: 0 });
  expect((await listed({ FILTROS: { ESTADO: 'BORRADOR' } })).rows).toHaveLength(2);
  expect((await listed({})).total).toBe(2);
  expect((await listed({ TERMINO: 'nandu' })).rows).toMatchObject([{ ID: 'fac-1' }]);
  expect((await listed({ TERMINO: 'f-7' })).total).toBe(2);
  expect((await listed({ FILTROS: { NOMBRE_PROVEEDOR: 'Otro' } })).rows).toMatchObject([{ ID: 'fac-2' }]);
  expect(await store().header('fac-1')).toMatchObject({ LOCK: before.LOCK, VERSION: before.VERSION });
  expect(
    await world.services.database.query('invoices', {
      pk: companyKey(scope, 'mark'),
      few: 'what a test wrote itself',
    }),
  ).toEqual([]);
});

it('one that is saved before the upgrade comes to it is counted once', async () => {
  await world.services.database.write({
    kind: 'delete',
    table: 'invoices',
    key: { pk: 'system#upgrade' as never, sk: 'index' },
  });
  await old('fac-3', 'F-79', 'Otro');
  const { header, body } = await store().open('fac-3');
  await store().save(header, { body }, { action: 'prueba', reference });
  await upgrade();
  expect(totalOf(await readTotals(world.services.database, 'invoices', scope))).toBe(1);
});

it('a total that drifted is told of and put right, and a right one left alone', async () => {
  const { drifts } = await recount(tables, 'invoices', physicalName);
  expect(drifts).toEqual([{ table: 'invoices', company: 'vieja', total: 'BORRADOR~', said: 1, is: 3 }]);
  expect(totalOf(await readTotals(world.services.database, 'invoices', scope), 'BORRADOR')).toBe(3);
  expect((await recount(tables, 'invoices', physicalName)).drifts).toEqual([]);
});

it('transmissions of before are found by their document, whatever is run how often', async () => {
  const { database } = world.services;
  const head = { documentId: 'duc-1', company: 'vieja', facts: { NUMERO: '' } };
  for (const id of ['tra-1', 'tra-2'])
    await database.write({
      kind: 'put',
      table: 'transmissions',
      item: { ...headKey(scope, id), ...head, id, country: 'GT', state: 'QUEUED', reason: 'handed-over' },
    });
  const found = async () => (await transmissionsOf(world.services, scope, 'duc-1')).map((each) => each.ID);
  expect(await found()).toEqual([]);
  expect(await linkTransmissions(tables, physicalName)).toBe(2);
  expect(await linkTransmissions(tables, physicalName)).toBe(0);
  expect(await found()).toEqual(['tra-2', 'tra-1']);
});

it('what lay in one partition for all companies moves into its parts, whatever is run how often', async () => {
  const { database } = world.services;
  const message = { company: 'vieja', country: 'GT', id: 'tra-9' };
  const old = { sk: '2026-01-01T00:00:00.000Z~out-9', queue: 'transmission-jobs', message };
  const due = { statePk: 'system#transmission-due', stateSk: '2026-01-01T00:00:00.000Z~tra-9' };
  const head = { ...headKey(scope, 'tra-9'), id: 'tra-9', company: 'vieja', state: 'QUEUED', ...due };
  for (const [table, item] of [
    ['outbox', { pk: systemKey('outbox'), ...old }],
    ['transmissions', head],
    ['catalogues', { pk: systemKey('catalogue-revision', 'GT'), sk: 'NOW', REVISION: 'rev-vieja' }],
  ] as const)
    await database.write({ kind: 'put', table, item });
  const place = { client: tables, nameOf: physicalName };
  expect(await spreadShards(place)).toBe(3);
  expect(await spreadShards(place)).toBe(0);
  expect(
    await database.query('outbox', { pk: systemKey('outbox'), few: 'what a test wrote itself' }),
  ).toEqual([]);
  const pk = Outbox.partOf(message, old.sk);
  expect(await database.query('outbox', { pk, few: 'what a test wrote itself' })).toEqual([{ pk, ...old }]);
  expect((await dueRows(world.services)).map(({ id }) => id)).toContain('tra-9');
  // Each request asks one of the parts by chance, and all say the same.
  const asked = await Promise.all(Array.from({ length: 60 }, () => catalogueRevision(world.services, 'GT')));
  expect(new Set(asked)).toEqual(new Set(['rev-vieja']));
});

it('what an outage held back before is laid apart from what else is due, and found there, whatever is run how often', async () => {
  const { database } = world.services;
  const date = '2026-01-01T00:00:00.000Z';
  const rows = [
    ['tra-10', 'QUEUED', 'held-back'],
    ['tra-11', 'QUEUED', 'handed-over'],
    ['tra-12', 'UNKNOWN', 'no-answer'],
  ] as const;
  for (const [id, state, reason] of rows) {
    const owner = { company: 'vieja', id };
    const head = { ...owner, country: 'GT', kind: 'duca', operation: 'R', state, reason, lock: 3, due: date };
    const item = { ...headKey(scope, id), ...head, ...dueKeys(date, owner) };
    await database.write({ kind: 'put', table: 'transmissions', item });
  }
  expect(await holdApart(tables, physicalName)).toBe(1);
  expect(await holdApart(tables, physicalName)).toBe(0);
  const dated = (await datedRows(world.services, { limit: 5000 })).map(({ id }) => id);
  expect(dated).toEqual(expect.arrayContaining(['tra-11', 'tra-12']));
  expect(dated).not.toContain('tra-10');
  expect((await dueRows(world.services)).map(({ id }) => id)).toContain('tra-10');
});

it('gives companies the applications that came after them, as people have the one that they are like, once', async () => {
  const put = (item: Item & { pk: PartitionKey }) =>
    world.services.database.write({ kind: 'put', table: 'users', item });
  const right = (ID_MODULO: string, CLAVE: string) => ({ ID_MODULO, CLAVE, VALOR: '1' });
  const flags = { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' };
  const had = { 'work-orders': '1', invoices: '1', duca: '1', dva: '1', users: '1', products: '0' };
  const marks = { 'work-orders': flags, invoices: flags, duca: flags, users: flags };
  const agent = [right('duca', 'transmitir'), right('duca', 'escribir'), right('invoices', 'escribir')];
  for (const [company, AbreviaturaPais] of [
    ['hondura', 'HN'],
    ['guate', 'GT'],
  ] as const) {
    await put({ ...companyRowKey(company), AbreviaturaPais, APLICACIONES: had });
    await put({ ...userRowKey(company, 'agente'), APLICACIONES: marks, PERMISOS: agent, SUPER: '0' });
    await put({ ...userRowKey(company, 'jefa'), APLICACIONES: marks, PERMISOS: [], SUPER: '1' });
  }
  expect(await giveApplications(tables, physicalName)).toEqual({ done: 6, left: 0 });
  expect(await giveApplications(tables, physicalName)).toEqual({ done: 0, left: 0 });
  const of = async (key: { pk: PartitionKey; sk: string }) =>
    (await world.services.database.get<Item & { APLICACIONES: object; PERMISOS: object[] }>('users', key))!;
  // What the company gave up stays given up.
  const added = { parties: '1', registers: '1', notifications: '1', logbook: '1' };
  expect((await of(companyRowKey('hondura'))).APLICACIONES).toEqual({
    ...had,
    ...added,
    dua: '1',
    manifests: '1',
  });
  expect((await of(companyRowKey('guate'))).APLICACIONES).toEqual({ ...had, ...added, cafta: '1' });
  const person = await of(userRowKey('hondura', 'agente'));
  const his = { dua: flags, manifests: flags, parties: flags, products: flags, notifications: flags };
  expect(person.APLICACIONES).toEqual({ ...marks, ...his });
  expect(person.PERMISOS).toEqual(
    expect.arrayContaining([...agent, right('dua', 'transmitir'), right('manifests', 'escribir')]),
  );
  // Who writes nothing sees no list of all clients' goods; who administers reads the logbook and the registers.
  const reader = await of(userRowKey('guate', 'jefa'));
  expect(reader.APLICACIONES).toEqual({ ...marks, registers: flags, notifications: flags, logbook: flags });
  expect(reader.PERMISOS).toEqual([]);
});

it('leaves to the next run whom somebody changes at the moment in which applications are given, and gives the others theirs', async () => {
  const APLICACIONES = { users: '1', invoices: '1' };
  const put = (company: string, more: object) =>
    world.services.database.write({
      kind: 'put',
      table: 'users',
      item: { ...companyRowKey(company), AbreviaturaPais: 'GT', APLICACIONES: { ...APLICACIONES, ...more } },
    });
  await put('una', {});
  await put('otra', {});
  let first = true;
  const meanwhile = new Proxy(tables, {
    get: () => async (command: UpdateCommand) => {
      if (command instanceof UpdateCommand && first) {
        first = false;
        await put(String(command.input.Key!['pk']).split('#')[1]!, { cafta: '0' });
      }
      return tables.send(command);
    },
  });
  expect(await giveApplications(meanwhile, physicalName)).toEqual({ done: 1, left: 1 });
  expect(await giveApplications(meanwhile, physicalName)).toEqual({ done: 1, left: 0 });
});
