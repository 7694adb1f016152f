import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { documentImplementations } from '../../functions/runtime/documents/implementations.ts';
import { indexHeader } from '../../functions/runtime/documents/headerIndex.ts';
import type { Write } from '../../functions/runtime/database.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { watchValidities } from '../../infra/upgrade/watchValidities.ts';
import { ducaDataSets } from '../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { sampleReference } from '../../shared/duca/sampleSources.fixture.ts';
import { addDays } from '../../shared/foundation/dates/date.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { blankBody } from '../../shared/foundation/fields/dataSet.ts';
import { useDues } from '../../web/notifications/useDues.ts';
import { facts } from './storedInvoices.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';

// What the calendar shows of validities, by the list that it asks.

/** Inputs of the list of DUCAs that the calendar asks, and what it was answered. */
const asked = vi.hoisted(() => ({ inputs: new Set<string>(), answers: new Map<string, unknown>() }));
vi.mock('../../web/api/queries.ts', () => ({
  useProcedure: (procedure: object, input: object) => {
    const key = JSON.stringify(input);
    if (procedure === ducaProcedures.list) asked.inputs.add(key);
    return { data: asked.answers.get(key), isFetching: false, isError: false };
  },
}));
vi.mock('../../web/api/session.ts', () => ({
  useMay: () => () => true,
  useSession: () => ({ company: { id: 'gt' } }),
}));
vi.mock('../../web/kit/reference.ts', () => ({ useReference: () => sampleReference('GT') }));

/** Days of the calendar of November, and the end of this week. */
const [FROM, UNTIL, FRIDAY] = ['2026-11-01', '2026-12-05', '2026-11-27'] as const;
const declarations = ducaDefinition as unknown as AnyDocument;
const { list } = documentImplementations(declarations);
const reference = sampleReference('GT');

let world: StoreWorld;
beforeAll(async () => {
  world = await startStoreWorld('2026-11-25T15:00:00Z');
});
afterAll(() => world.stop());

const bodyOf = (values: Record<string, string>) => {
  const body = blankBody(ducaDataSets);
  Object.assign(body.DUCA, { NO_ORDEN: '1236000001', CANAL_SELECTIVO: 'AMARILLO', ...values });
  return body;
};
const desk = (company: string) => new DocumentStore(declarations, world.services, jobScope(company, 'GT'));
async function declared(
  store: DocumentStore,
  id: string,
  values: Record<string, string>,
): Promise<HeaderRow> {
  const { header } = await store.create({ body: bodyOf({ NO_ORDEN: '' }) as never }, { ...facts, id });
  const set = { ESTADO: 'AMARILLO' };
  return (await store.save(header, { body: bodyOf(values) as never }, { ...facts, set })).header;
}

/** The calendar of the days as it comes to be: what it asks for is answered, and it shows that. */
async function calendar(store: DocumentStore) {
  asked.inputs.clear();
  asked.answers.clear();
  useDues(FROM, UNTIL);
  for (const key of asked.inputs) {
    const input = JSON.parse(key) as object;
    const call = { input, services: world.services, scope: store.scope, reference: async () => reference };
    asked.answers.set(key, await list(call as never));
  }
  const { dues, note } = useDues(FROM, UNTIL);
  return { note, dues: dues.map(({ day, key }) => `${day} ${key}`) };
}

it('with 1,001 younger declarations the calendar still shows the validity that ends this week, and says nothing of more', async () => {
  const store = desk('muchas');
  const oldest = await declared(store, 'duc-0', { VALIDA_HASTA: FRIDAY });
  // Most were let go at once; the others run into the new year.
  const younger = Array.from({ length: 1001 }, (_, at): HeaderRow => {
    const green = at % 3 > 0;
    const RESUMEN = declarations.summary(
      bodyOf({
        NO_ORDEN: `1236${at + 100_000}`,
        CANAL_SELECTIVO: green ? 'VERDE' : 'ROJO',
        VALIDA_HASTA: green ? FRIDAY : addDays('2026-12-06', at % 40),
      }) as never,
      reference,
    );
    const ID = `duc-1${String(at).padStart(4, '0')}`;
    return { ...oldest, sk: store.headerKey(ID).sk, ID, ESTADO: green ? 'VERDE' : 'ROJO', RESUMEN };
  });
  for (let at = 0; at < younger.length; at += 5)
    await world.services.database.write(
      ...younger.slice(at, at + 5).flatMap((after): Write[] => {
        const { facts: indexed, marks } = indexHeader(declarations, store.scope, 0, { after, content: [] });
        return [
          { kind: 'put', table: 'duca', item: { ...after, ...store.headerKey(after.ID), ...indexed } },
          ...marks,
        ];
      }),
    );
  expect(await calendar(store)).toEqual({ note: '', dues: [`${FRIDAY} duc-0 vigencia`] });
});

it('what was saved before the calendar knew of it is in it once the upgrade ran, however often', async () => {
  const store = desk('vieja');
  await declared(store, 'duc-1', { VALIDA_HASTA: FRIDAY });
  await declared(store, 'duc-2', {
    NO_ORDEN: '1236000002',
    VALIDA_HASTA: FRIDAY,
    FECHA_LEVANTE: '2026-11-20',
  });
  for (const [id, ESTADO] of [
    ['duc-1', 'AMARILLO'],
    ['duc-2', 'LIBERADA'],
  ] as const) {
    // As 0.27 left it.
    const before = await store.header(id);
    const { VIGENCIA: _none, ...RESUMEN } = before.RESUMEN;
    const { marks } = indexHeader(declarations, store.scope, 0, {
      before,
      after: { ...before, RESUMEN },
      content: before.MARCAS ?? [],
    });
    await world.services.database.write(
      { kind: 'update', table: 'duca', key: store.headerKey(id), set: { RESUMEN, ESTADO } },
      ...marks,
    );
  }
  expect((await calendar(store)).dues).toEqual([]);
  const client = DynamoDBDocumentClient.from(world.dynamo);
  const place = { client, nameOf: physicalName, again: false };
  expect(await watchValidities(place)).toEqual({ done: 1, left: 0 });
  expect(await watchValidities({ ...place, again: true })).toEqual({ done: 0, left: 0 });
  expect(await calendar(store)).toEqual({ note: '', dues: [`${FRIDAY} duc-1 vigencia`] });
  // Its next save keeps the index as any other's.
  const { header } = await store.open('duc-1');
  const moved = bodyOf({ VALIDA_HASTA: '2026-12-02' });
  const saved = await store.save(header, { body: moved as never }, facts);
  expect((await calendar(store)).dues).toEqual(['2026-12-02 duc-1 vigencia']);
  const cleared = bodyOf({ VALIDA_HASTA: '2026-12-02', FECHA_LEVANTE: '2026-11-25' });
  await store.save(saved.header, { body: cleared as never }, { ...facts, set: { ESTADO: 'CORRECCION' } });
  expect((await calendar(store)).dues).toEqual([]);
});
