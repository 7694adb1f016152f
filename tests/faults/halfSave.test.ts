import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { createServices } from '../../functions/runtime/services.ts';
import { sampleInvoice } from '../../shared/invoices/sampleInvoice.fixture.ts';
import { eventOf, startWorld, textOf, type Person, type World } from '../contract/world.ts';
import { Fuse, type Blow } from './fuse.ts';

const LINES = 1000;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
let world: World;
let ana: Person;
let id = '';

beforeAll(async () => {
  world = await startWorld();
  await world.company('c1', 'GT', { REGISTRO_DECLARANTE: '123' });
  ana = await world.person('c1', 'ana');
  id = await thousandLines('MIL');
});
afterAll(() => world.stop());

const call = (procedure: string, params: unknown) =>
  world.call(
    createInvoices(async () => ({ ...world.services, log: quiet })),
    procedure,
    params,
    ana,
  );

/** An invoice whose letters do not compress, so that its body rests in several rows. */
async function thousandLines(NUMERO_FACTURA: string): Promise<string> {
  const noise = (length: number): string => randomBytes(length).toString('base64').slice(0, length);
  const items = Array.from({ length: LINES }, () => ({
    NOMBRE_COMERCIAL: 'antes',
    CARACTERISTICAS: noise(500),
    MARCA: noise(100),
    MODELO_ESTILO: noise(100),
  }));
  const { result } = await call('create', { CUERPO: sampleInvoice({ NUMERO_FACTURA }, ...items) });
  return result.header.ID;
}

/** Every line says the same word, which only a save of all thousand changes. */
async function words(): Promise<{ words: string[]; lock: number }> {
  const { result } = await call('open', { ID: id });
  const named: string[] = result.body.ITEMS.map(
    (item: { NOMBRE_COMERCIAL: string }) => item.NOMBRE_COMERCIAL,
  );
  expect(named).toHaveLength(LINES);
  return { words: [...new Set(named)], lock: result.header.LOCK };
}

/** A save of all lines in a process that is struck at a call. */
async function save(word: string, lock: number, fuse: Fuse): Promise<void> {
  const clients = awsClients();
  fuse.guard(clients.dynamo);
  const services = await createServices(clients, world.services.now, world.services.secret);
  const CAMBIOS = Array.from({ length: LINES }, (_, line) => ({
    op: 'set',
    path: `ITEMS[${line}].NOMBRE_COMERCIAL`,
    value: word,
  }));
  const event = eventOf('patch', { ID: id, LOCK: lock, CAMBIOS }, ana) as APIGatewayProxyEvent;
  const context = { awsRequestId: 'r' } as Context;
  textOf(await createInvoices(async () => ({ ...services, log: quiet }))(event, context));
}

it('opens the whole old or the whole new version, wherever a save of a thousand lines died (fault row 42)', async () => {
  const dieAt = async (at: number | string, when: Blow): Promise<Fuse> => {
    const before = await words();
    const word = `${when} ${at}`;
    const fuse = new Fuse(at, when);
    await save(word, before.lock, fuse);
    const after = await words();
    expect(after.words, `${word} (${fuse.calls.at(-1)})`).toHaveLength(1);
    expect([...before.words, word]).toContain(after.words[0]);
    if (fuse.struck) made.add(`${fuse.calls.at(-1)} ${when}: ${after.words[0] === word}`);
    return fuse;
  };
  const made = new Set<string>();
  // Where lines are cut into parts follows what they say, so each save has its own number of calls.
  for (let k = 1, struck = true; struck; k += 1)
    for (const when of ['before', 'after'] satisfies Blow[]) ({ struck } = await dieAt(k, when));
  for (const when of ['before', 'after'] satisfies Blow[]) await dieAt('TransactWriteItemsCommand', when);
  const commits = [...made].filter((each) => each.startsWith('TransactWriteItems')).sort();
  expect(commits, 'a save is made by its one transaction').toEqual([
    'TransactWriteItemsCommand after: true',
    'TransactWriteItemsCommand before: false',
  ]);
});

it('opens nothing of a version that is there in part (fault row 42)', async () => {
  const { services } = world;
  const whole = await thousandLines('ENTERA');
  const pk = companyKey(jobScope('c1', 'GT'), whole);
  const rows = await services.database.query('invoices', {
    pk,
    prefix: 'C#',
    descending: true,
    few: 'what a test wrote itself',
  });
  const [last] = rows;
  expect(rows.length, 'the body rests in several rows').toBeGreaterThan(1);
  await services.database.write({ kind: 'delete', table: 'invoices', key: { pk, sk: last?.sk ?? '' } });
  const { status, error } = await call('open', { ID: whole });
  expect([status, error?.code]).toEqual([404, 'not-found']);
});
