import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awsClients } from '../../functions/runtime/clients.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import {
  refusedTotalKey,
  TOTAL_PARTS,
  totalPk,
  totalRowKey,
} from '../../functions/runtime/documents/totals.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { physicalName } from '../../infra/embedded/services/names.ts';
import { recount } from '../../infra/repair/recount.ts';
import { countRefused } from '../../infra/upgrade/countRefused.ts';
import { blankDuca } from '../../shared/duca/blankDuca.fixture.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { openReadBook } from '../readBook.ts';
import { reference } from './storedInvoices.ts';
import { startWorld, type Person, type World } from './world.ts';

let world: World;
let client: DynamoDBDocumentClient;
const facts = { orderId: '', action: 'prueba', reference };
const content = { body: blankDuca({}) };

beforeAll(async () => {
  world = await startWorld();
  client = DynamoDBDocumentClient.from(awsClients().dynamo);
});
afterAll(() => world.stop());

const storeOf = (company: string) => {
  const states = { ...ducaDefinition.states, initial: 'VERDE' };
  return new DocumentStore({ ...ducaDefinition, states }, world.services, jobScope(company, 'GT'));
};

/** Declarations that stand accepted and of which a change was refused. */
async function refused(company: string, many: number): Promise<HeaderRow[]> {
  const store = storeOf(company);
  const headers: HeaderRow[] = [];
  for (let at = 0; at < many; at += 1) {
    const { header } = await store.create(content, facts);
    headers.push((await store.save(header, content, { ...facts, set: { RECHAZO: 'No procede.' } })).header);
  }
  return headers;
}

/** What waits for somebody, as counts, and how many rows were read for it. */
async function waiting(as: Person, MUESTRA = 0): Promise<{ counts: string[]; rows: number }> {
  const book = openReadBook();
  const { result } = await world.call(
    createWorkOrders(async () => world.services),
    'waiting',
    { MUESTRA },
    as,
  );
  const rows = [...book.take().places.values()].reduce((sum, each) => sum + each.rows, 0);
  book.close();
  const counts = (result as { MODULO: string; ESTADO: string; CANTIDAD: number }[])
    .filter(({ MODULO }) => MODULO === 'duca')
    .map(({ ESTADO, CANTIDAD }) => `${ESTADO} ${CANTIDAD}`);
  return { counts, rows };
}

const personOf = async (company: string): Promise<Person> => {
  await world.company(company, 'GT', { REGISTRO_DECLARANTE: '123' });
  return world.person(company, 'ana');
};

it('counts with 150 refused cost as with none', async () => {
  const none = await waiting(await personOf('ninguna'));
  const ana = await personOf('muchas');
  await refused('muchas', 150);
  const many = await waiting(ana);
  expect(many.counts).toContain('RECHAZO 150');
  // Of the sixteen parts of the totals that came to be: of the state and of what was refused in it.
  expect(many.rows - none.rows).toBeLessThanOrEqual(2 * TOTAL_PARTS);
  expect((await waiting(ana, 5)).counts).toEqual(many.counts);
}, 60_000);

it('one that somebody dealt with is counted as refused no more', async () => {
  const ana = await personOf('cede');
  const [first] = await refused('cede', 2);
  expect((await waiting(ana)).counts).toContain('RECHAZO 2');
  await storeOf('cede').save(first!, content, { ...facts, set: { RECHAZO: '' } });
  expect((await waiting(ana)).counts).toContain('RECHAZO 1');
});

it('what was refused before is counted once the upgrade ran, once, and the recount puts right what drifted', async () => {
  const ana = await personOf('antes');
  const { database } = world.services;
  const scope = { company: 'antes' };
  for (const { ID, LOCK } of await refused('antes', 2))
    await database.write({
      ...{ kind: 'update', table: 'duca', key: storeOf('antes').headerKey(ID) },
      ...{ set: { LOCK }, remove: ['CONTADO_RECHAZO'] },
    });
  const pk = totalPk(scope, 'refused');
  for (const { sk } of await database.query('duca', { pk, few: 'what a test wrote itself' }))
    await database.write({ kind: 'delete', table: 'duca', key: { pk, sk } });
  expect((await waiting(ana)).counts).not.toContain('RECHAZO 2');
  const place = { client, nameOf: physicalName, again: true };
  expect(await countRefused(place)).toEqual({ done: 2, left: 0 });
  expect(await countRefused(place)).toEqual({ done: 0, left: 0 });
  expect((await waiting(ana)).counts).toContain('RECHAZO 2');
  const total = refusedTotalKey('VERDE');
  await database.write({
    ...{ kind: 'add', table: 'duca', key: totalRowKey(scope, total, 3, 'refused'), add: { N: 7 } },
  });
  const { drifts } = await recount(client, 'duca', physicalName);
  expect(drifts).toEqual([{ table: 'duca', company: 'antes', total, said: 9, is: 2 }]);
  expect((await waiting(ana)).counts).toContain('RECHAZO 2');
});
