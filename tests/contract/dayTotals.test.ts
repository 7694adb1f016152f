import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentImplementations } from '../../functions/runtime/documents/implementations.ts';
import { dayTotalsOf } from '../../functions/runtime/documents/listDocuments.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { dayTotalKey, totalPk, totalRowKey } from '../../functions/runtime/documents/totals.ts';
import { todayOf } from '../../functions/transmission/declarations/today.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { recount } from '../../infra/repair/recount.ts';
import { indexDocuments } from '../../infra/upgrade/indexDocuments.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { duaDataSets } from '../../shared/dua/dataSets.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { blankBody } from '../../shared/foundation/fields/dataSet.ts';
import { facts, reference } from './storedInvoices.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';

const TODAY = '2026-11-20';
const declarations = duaDefinition as unknown as AnyDocument;

let world: StoreWorld;
let tables: DynamoDBDocumentClient;
let companies = 0;
beforeAll(async () => {
  world = await startStoreWorld('2026-11-20T15:00:00Z');
  tables = DynamoDBDocumentClient.from(world.dynamo);
});
afterAll(() => world.stop());

/** Declarations of a company of its own. */
function desk(company = `dia-${(companies += 1)}`) {
  const scope = jobScope(company, 'HN');
  const store = new DocumentStore(declarations, world.services, scope);
  const content = (at: string, id = '') => {
    const body = blankBody(duaDataSets);
    Object.assign(body.DECLARACION, { NO_ORDEN: id, FECHA_ACEPTACION: at });
    return { body: body as never };
  };
  const { list } = documentImplementations(declarations);
  return {
    scope,
    store,
    content,
    accepted: async (id: string, at: string, ESTADO = 'VERDE'): Promise<HeaderRow> => {
      const { header } = await store.create(content('', id), { ...facts, id });
      return (await store.save(header, content(at, id), { ...facts, set: { ESTADO } })).header;
    },
    on: async (day: string) =>
      Object.fromEntries(
        (await dayTotalsOf(store, day)).map(({ ESTADO, CANTIDAD }) => [ESTADO, CANTIDAD] as const),
      ),
    list: async (FILTROS: object, more: object = {}) =>
      (await list({
        input: { FILTROS, ...more },
        services: world.services,
        scope,
        reference: async () => reference,
      } as never)) as { rows: { ID: string }[]; total: number; next?: string; note?: string },
  };
}

it('counts what came on a day by the state in which it stands, through saves, steps and repeated ones', async () => {
  const here = desk();
  const one = await here.accepted('dua-1', `${TODAY}T09:00:00`, 'ACEPTADA');
  await here.accepted('dua-2', `${TODAY}T23:59:59`);
  await here.accepted('dua-3', '2026-11-19T10:00:00');
  await here.store.create(here.content('', 'x'), facts);
  expect(await here.on(TODAY)).toEqual({ ACEPTADA: 1, VERDE: 1 });
  expect(await here.on('2026-11-19')).toEqual({ VERDE: 1 });
  const [step, ...more] = here.store.transitionWrites(one, 'red', { LOCK: one.LOCK + 1 });
  await world.services.database.write(step, ...more);
  expect(await here.on(TODAY)).toEqual({ ROJO: 1, VERDE: 1 });
  const red = await here.store.header('dua-1');
  const { header } = await here.store.save(red, here.content(`${TODAY}T09:00:00`, 'dua-1'), facts);
  expect(await here.on(TODAY)).toEqual({ ROJO: 1, VERDE: 1 });
  const { header: moved } = await here.store.save(
    header,
    here.content('2026-11-18T09:00:00', 'dua-1'),
    facts,
  );
  expect(await here.on(TODAY)).toEqual({ VERDE: 1 });
  // One that has no day any more is taken off once, however often it is saved then.
  let blank = moved;
  for (const _ of ['once', 'again'])
    blank = (await here.store.save(blank, here.content('', 'dua-1'), facts)).header;
  await here.store.save(blank, here.content('2026-11-18T09:00:00', 'dua-1'), facts);
  expect(await here.on('2026-11-18')).toEqual({ ROJO: 1 });
  expect(await desk().on(TODAY)).toEqual({});
});

it('takes for today the day that it is here, also where Greenwich has the next one', async () => {
  const here = desk();
  await here.accepted('dua-1', `${TODAY}T09:00:00`);
  const today = (now: string) => {
    world.clock.now = new Date(now);
    return todayOf(declarations)(here.store);
  };
  const ACEPTADAS = [{ ESTADO: 'VERDE', CANTIDAD: 1 }];
  expect(await today('2026-11-20T06:30:00Z')).toEqual({ DIA: TODAY, ACEPTADAS, SIN_CANAL: [] });
  expect(await today('2026-11-21T05:30:00Z')).toEqual({ DIA: TODAY, ACEPTADAS, SIN_CANAL: [] });
  expect(await today('2026-11-21T06:30:00Z')).toEqual({
    ...{ DIA: '2026-11-21', ACEPTADAS: [], SIN_CANAL: [] },
  });
  world.clock.now = new Date('2026-11-20T15:00:00Z');
});

it('counts what earlier versions accepted once the upgrade ran, once, whatever was saved before it', async () => {
  const here = desk();
  const { database } = world.services;
  for (const id of ['dua-4', 'dua-5']) {
    const { sk } = await here.accepted(id, `${TODAY}T09:00:00`);
    await database.write({
      ...{ kind: 'update', table: 'dua', key: { pk: here.store.headerKey(id).pk, sk } },
      ...{ set: { INDICE: 2 }, remove: ['CONTADO_DIA'] },
    });
  }
  const pk = totalPk(here.scope, 'days');
  for (const { sk } of await database.query('dua', { pk, few: 'what a test wrote itself' }))
    await database.write({ kind: 'delete', table: 'dua', key: { pk, sk } });
  expect(await here.on(TODAY)).toEqual({});
  await here.store.save(await here.store.header('dua-4'), here.content(`${TODAY}T09:00:00`, 'dua-4'), facts);
  await indexDocuments(tables, ['dua'], physicalName);
  await indexDocuments(tables, ['dua'], physicalName);
  expect(await here.on(TODAY)).toEqual({ VERDE: 2 });
});

it('puts a total of a day right that drifted, and tells of it', async () => {
  const here = desk('dia-recontada');
  await here.accepted('dua-6', `${TODAY}T09:00:00`);
  const total = dayTotalKey(TODAY, 'VERDE');
  const key = totalRowKey(here.scope, total, 3, 'days');
  await world.services.database.write({ kind: 'add', table: 'dua', key, add: { N: 7 } });
  const { drifts } = await recount(tables, 'dua', physicalName);
  expect(drifts.filter(({ company }) => company === 'dia-recontada')).toEqual([
    { table: 'dua', company: 'dia-recontada', total, said: 8, is: 1 },
  ]);
  expect(await here.on(TODAY)).toEqual({ VERDE: 1 });
});

it('lists one day of more than are looked at together page by page, each once', async () => {
  const here = desk();
  const model = await here.accepted('dua-7', `${TODAY}T09:00:00`);
  const mark = `dia.FECHA_ACEPTACION:d${TODAY.replaceAll('-', '')}`;
  const marked = await world.services.database.query<{ pk: never; sk: string }>('dua', {
    pk: `${model.pk}#mark#dia.FECHA_ACEPTACION#d` as never,
    prefix: mark,
    few: 'what a test wrote itself',
  });
  expect(marked).toHaveLength(1);
  const more = Array.from({ length: 260 }, (_, at) => `dua-8${String(at).padStart(4, '0')}`);
  for (let at = 0; at < more.length; at += 10)
    await world.services.database.write(
      ...more.slice(at, at + 10).flatMap((ID, each) => [
        {
          kind: 'put' as const,
          table: 'dua',
          item: { ...model, ...here.store.headerKey(ID), ID, ESTADO: each % 2 === 0 ? 'VERDE' : 'ROJO' },
        },
        { kind: 'put' as const, table: 'dua', item: { pk: marked[0]!.pk, sk: `${mark}#${ID}`, ID } },
      ]),
    );
  const day = { 'FECHA_ACEPTACION>=': TODAY, 'FECHA_ACEPTACION<=': TODAY };
  const found: string[] = [];
  let CURSOR: string | undefined;
  do {
    const page = await here.list({ ...day, ESTADO: 'VERDE' }, { CURSOR });
    expect(page.note ?? '').not.toContain('Acorte el rango');
    found.push(...page.rows.map(({ ID }) => ID));
    CURSOR = page.next;
  } while (CURSOR !== undefined);
  expect(found).toHaveLength(131);
  expect(new Set(found).size).toBe(131);
});
