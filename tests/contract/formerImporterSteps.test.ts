import { afterAll, beforeAll, expect, it } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import type { Item } from '../../functions/runtime/database.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { TransmissionRow } from '../../functions/transmission/rows.ts';
import { noFacts } from '../../shared/transmission/facts.ts';
import type { StoryEvent } from '../../shared/work-orders/talk/procedures.ts';
import { accepted, freeLane, news as told, NUMERO } from './declarationNews.ts';
import { giveAnyway } from './giveAnyway.ts';
import { startTwoAgencies, type TwoAgencies } from './twoAgencies.ts';
import type { Answer, Person } from './world.ts';

// What was sent for one client is told to no other, whenever the authority answers and whoever's the order is by then.

const FORMER = '73581127';
const LATER = '576937K';
const MOTIVO = 'El importador de la orden era otro.';
let { world, ana, call, derived, patch } = {} as TwoAgencies;
let former: Person;
let later: Person;
let order: (procedure: string, params: unknown, as?: Person) => Promise<Answer>;
let next = 1236003020;
let ID = '';
let ID_ORDEN = '';

async function client(id: string, taxId: string): Promise<Person> {
  const person = await world.person('uno', id, []);
  const set = { IdPerfil: '4', IMPORTADORES: [taxId] };
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('uno', id),
    set,
  });
  return person;
}

beforeAll(async () => {
  ({ world, ana, call, derived, patch } = await startTwoAgencies());
  const orders = createWorkOrders(async () => world.services);
  order = (procedure, params, as = ana) => world.call(orders, procedure, params, as);
  former = await client('antes', FORMER);
  later = await client('despues', LATER);
});
afterAll(() => world.stop());

/** The order is this client's from now on, and they take part in it; also with costs, as it could be done once. */
async function correct(taxId: string): Promise<void> {
  await giveAnyway(world, ID_ORDEN, { NIT_IMPORTADOR: taxId }, 'uno');
  await order('activate', { ID: ID_ORDEN, ACTIVA: true, DE: 'ORDEN' });
}

/** A DUCA that was handed over for the former client, who take part in their order; its transmission. */
async function sent(): Promise<string> {
  const made = await derived(String((next += 1)));
  ({ id: ID, orderId: ID_ORDEN } = made);
  await order('activate', { ID: ID_ORDEN, ACTIVA: true, DE: 'ORDEN' });
  return (await call('transmit', { ID, LOCK: made.lock })).result.ID_TRANSMISION;
}

async function news(state: TransmissionRow['state'], of: string, facts = accepted()): Promise<void> {
  await told(world, { ID, of, set: { state, facts: state === 'REJECTED' ? noFacts : facts } });
  await freeLane(world, String(next));
}
const lock = async () => (await call('open', { ID })).result.header.LOCK as number;
const withdraw = async () =>
  (await call('withdraw', { ID, LOCK: await lock(), MOTIVO })).result.ID_TRANSMISION as string;
async function change(): Promise<string> {
  await call('amend', { ID, LOCK: await lock(), MOTIVO });
  await patch(ID, await lock(), { 'OBSERVACIONES.OBSERVACIONES': 'OTRA' });
  // The order names another importer by now than the one with whom it was accepted.
  await call('keepSources', { ID, LOCK: await lock(), MOTIVO: 'Se declaró a nombre del anterior.' });
  return (await call('sendAmendment', { ID, LOCK: await lock() })).result.ID_TRANSMISION;
}

/** What a person reads of the declaration in the order's story. */
async function steps(as?: Person): Promise<string[]> {
  const { HECHOS } = (await order('story', { ID: ID_ORDEN }, as)).result;
  return (HECHOS as StoryEvent[])
    .filter(({ CLASE }) => CLASE === 'TRANSMISION')
    .map(({ TEXTO }) => TEXTO.replace(/^DUCA \S+: /, '').replace(/,.*/, ''))
    .sort();
}
const SENT = 'Registro se entregó para transmitir';
const ACCEPTED = 'Aceptada por SAT';

it('tells the new client of no declaration that was sent before, and the agency of all', async () => {
  await news('ACCEPTED', await sent());
  expect(await steps(former)).toEqual([ACCEPTED, SENT]);
  await correct(LATER);
  expect(await steps(later)).toEqual([]);
  expect(JSON.stringify((await order('story', { ID: ID_ORDEN }, later)).result)).not.toContain(NUMERO);
  expect(await steps()).toEqual([ACCEPTED, SENT]);
});

it('what the authority answers after the correction is told to whom it was sent for', async () => {
  const sending = await sent();
  await correct(LATER);
  await news('ACCEPTED', sending);
  const asked = (await call('requestChannel', { ID })).result.ID_TRANSMISION;
  await news('CHANNEL', asked, { ...noFacts, NUMERO, CANAL: 'VERDE' });
  expect(await steps(later)).toEqual([]);
  expect(await steps()).toEqual([ACCEPTED, 'Canal verde de SAT', SENT]);
  await correct(FORMER);
  expect(await steps(former)).toEqual([ACCEPTED, 'Canal verde de SAT', SENT]);
});

it('a change that is sent after the correction is the new client’s, and what it is a change of is not', async () => {
  const sending = await sent();
  await news('ACCEPTED', sending);
  await correct(LATER);
  const changing = await change();
  await news('ACCEPTED', sending, accepted({ FIRMA: 'F-2' }));
  expect(await steps()).toEqual([...[ACCEPTED, ACCEPTED, 'Rectificación se entregó para transmitir', SENT]]);
  expect(await steps(later)).toEqual(['Rectificación se entregó para transmitir']);
  await news('REJECTED', changing);
  expect(await steps(later)).toEqual([
    'Rectificación rechazada por SAT',
    'Rectificación se entregó para transmitir',
  ]);
  await call('dropAmendment', { ID, LOCK: await lock() });
  await news('ACCEPTED', sending, accepted({ FIRMA: 'F-3' }));
  expect(await steps(later)).toHaveLength(2);
});

it('what is withdrawn after the correction is of whom it was sent for', async () => {
  await news('ACCEPTED', await sent());
  await correct(LATER);
  await news('ACCEPTED', await withdraw());
  expect(await steps()).toContain('Anulación aceptada por SAT');
  expect(await steps(later)).toEqual([]);
});

it('steps of before it was kept whose they are stay readable while the order was never another’s', async () => {
  await news('ACCEPTED', await sent());
  const { database } = world.services;
  const pk = companyKey({ company: 'uno' }, ID);
  const entries = await database.query<Item>('duca', { pk, prefix: 'F#', limit: 50 });
  for (const { NIT: _whose, ...item } of entries)
    await database.write({ kind: 'put', table: 'duca', item: { ...item, pk } });
  expect(await steps(former)).toEqual([ACCEPTED, SENT]);
  await correct(LATER);
  expect(await steps(later)).toEqual([]);
  expect(await steps()).toEqual([ACCEPTED, SENT]);
});
