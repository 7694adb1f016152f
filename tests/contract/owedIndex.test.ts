import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDuca } from '../../functions/duca/handler.ts';
import { ducasOf } from '../../functions/duca/ducas.ts';
import { markPk } from '../../functions/runtime/documents/indexRows.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { dropSettledOwed } from '../../infra/upgrade/dropSettledOwed.ts';
import { PENDING_MARK } from '../../shared/duca/marks.ts';
import { owedDucas } from './owedDucas.ts';
import { startWorld, type Person, type World } from './world.ts';

// What waits for its complementary declaration, where much was annulled or much waits.

let world: World;
let handler: ReturnType<typeof createDuca>;
beforeAll(async () => {
  world = await startWorld();
  handler = createDuca(async () => world.services);
});
afterAll(() => world.stop());

const startCompany = async (company: string): Promise<Person> => {
  await world.company(company, 'GT');
  return world.person(company, 'ana');
};
const list = async (as: Person, CURSOR?: string) => {
  const { result } = await world.call(handler, 'pendingComplementary', { ID_PERFIL: as.company, CURSOR }, as);
  return result as { rows: { ID_DUCA: string }[]; next?: string };
};
const indexed = (company: string) =>
  world.services.database.query<{ ID: string }>('duca', {
    pk: markPk({ company }, PENDING_MARK),
    prefix: `${PENDING_MARK}#`,
    few: 'what a test wrote itself',
  });
/** As versions before left it: in the index whatever the state. */
const leave = async (company: string, ids: readonly string[]): Promise<void> => {
  for (const ID of ids)
    await world.services.database.write({
      kind: 'put',
      table: 'duca',
      item: { pk: markPk({ company }, PENDING_MARK), sk: `${PENDING_MARK}#${ID}`, ID },
    });
};

it('1,000 annulled provisional DUCAs, one accepted today: the list has it', async () => {
  const ana = await startCompany('anulada');
  const annulled = await owedDucas(world.services, {
    ...{ company: 'anulada', count: 1000, day: '2026-10-01', state: 'ANULADA' },
  });
  expect(await indexed('anulada')).toEqual([]);
  await leave('anulada', annulled);
  // Ids follow the clock.
  world.setClock('2026-11-20T15:01:00Z');
  const [today] = await owedDucas(world.services, { company: 'anulada', count: 1, day: '2026-11-20' });
  expect((await list(ana)).rows.map(({ ID_DUCA }) => ID_DUCA)).toEqual([today]);
  const client = DynamoDBDocumentClient.from(awsClients().dynamo);
  const place = { client, nameOf: physicalName, again: true };
  expect(await dropSettledOwed(place)).toEqual({ done: 1000, left: 0 });
  expect(await dropSettledOwed(place)).toEqual({ done: 0, left: 0 });
  expect((await indexed('anulada')).map(({ ID }) => ID)).toEqual([today]);
}, 120_000);

it('one that is annulled leaves the index of those that wait', async () => {
  await startCompany('una');
  const scope = jobScope('una', 'GT');
  const store = ducasOf({ services: world.services, scope });
  const [id] = await owedDucas(world.services, { company: 'una', count: 1, day: '2026-11-20' });
  const header = await store.header(id!);
  const [name] = Object.entries(store.definition.states.transitions).find(
    ([, { from, to }]) => from.includes('ACEPTADA') && to !== 'ACEPTADA',
  )!;
  await world.services.database.write(...store.transitionWrites(header, name));
  const annul = Object.entries(store.definition.states.transitions).find(([, { to }]) => to === 'ANULADA')!;
  const between = { ...(await store.header(id!)), ESTADO: annul[1].from[0]! };
  await world.services.database.write({
    ...{ kind: 'update', table: 'duca', key: store.headerKey(id!) },
    set: { ESTADO: between.ESTADO },
  });
  expect(await indexed('una')).toHaveLength(1);
  await world.services.database.write(...store.transitionWrites(between, annul[0]));
  expect(await indexed('una')).toEqual([]);
});

it('the newest hundred come first, whatever waits behind them by the cursor, each page by as many questions', async () => {
  const ana = await startCompany('llena');
  const ids = await owedDucas(world.services, { company: 'llena', count: 230, day: '2026-11-01' });
  const { database } = world.services;
  const { query } = database;
  let asked = 0;
  Object.assign(database, {
    query: (...given: Parameters<typeof query>) => ((asked += 1), query.apply(database, given)),
  });
  const first = await list(ana);
  const cost = asked;
  Object.assign(database, { query });
  expect(cost).toBeLessThanOrEqual(210);
  const second = await list(ana, first.next);
  const third = await list(ana, second.next);
  expect([first.rows.length, second.rows.length, third.rows.length, third.next]).toEqual([
    100,
    100,
    30,
    undefined,
  ]);
  const newest = ids.toSorted().slice(-100);
  expect(first.rows.map(({ ID_DUCA }) => ID_DUCA).toSorted()).toEqual(newest);
}, 60_000);
