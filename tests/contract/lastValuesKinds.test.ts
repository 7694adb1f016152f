import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userRowKey } from '../../functions/runtime/caller.ts';
import { Database, type Write } from '../../functions/runtime/database.ts';
import { markPk } from '../../functions/runtime/documents/indexRows.ts';
import { valueMark } from '../../functions/runtime/documents/headerIndex.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { COURIER, kindsOf, MARTILLO, NAVIERA, TEXTILES, type Kind, type Party } from './recalledKinds.ts';
import { startWorld, type Answer, type Person, type World } from './world.ts';

interface Made {
  id: string;
  lock: number;
  order: string;
}
const START = Date.parse('2026-11-20T15:00:00Z');
let moment = 0;
let world: World;
let people: Record<'gt' | 'hn' | 'otherGt' | 'otherHn' | 'reader' | 'ofClient', Person>;
let kinds: Record<string, Kind>;

beforeAll(async () => {
  world = await startWorld();
  for (const id of ['a', 'b']) await world.company(id, 'GT', { REGISTRO_DECLARANTE: '123' });
  for (const id of ['h', 'o']) await world.company(id, 'HN', { REGISTRO_DECLARANTE: '123' });
  people = {
    gt: await world.person('a', 'ana'),
    otherGt: await world.person('b', 'otro'),
    hn: await world.person('h', 'eva'),
    otherHn: await world.person('o', 'otra'),
    reader: await world.person('a', 'lector', []),
    ofClient: await world.person('a', 'cliente', []),
  };
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey('a', 'cliente'),
    set: { IdPerfil: '4', IMPORTADORES: [MARTILLO.taxId] },
  });
  kinds = kindsOf(async () => world.services);
});
afterAll(() => world.stop());

const tick = (): void => {
  moment += 100;
  world.setClock(new Date(START + moment).toISOString());
};
const ask = (kind: Kind, procedure: string, params: unknown, as: Person): Promise<Answer> =>
  world.call(kind.handler, procedure, params, as);

async function orderOf({ taxId, name }: Party, as: Person): Promise<string> {
  const CUERPO = { ORDEN: { NIT_IMPORTADOR: taxId, NOMBRE_IMPORTADOR: name } };
  const { result, error } = await ask(kinds['orden']!, 'create', { CUERPO }, as);
  expect(error).toBeUndefined();
  return result.header.ID;
}

/** One of a party, with a value of the field: in a new order of its client unless one is given. */
async function made(kind: Kind, of: Party, as: Person, value = '', given?: string): Promise<Made> {
  tick();
  const order = given ?? (kind.inOrder ? await orderOf(of, as) : '');
  tick();
  const [dataSet, name] = kind.field.split('.') as [string, string];
  const CUERPO = { [dataSet]: { ...kind.body(of), [name]: value } };
  const { result, error } = await ask(kind, 'create', { CUERPO, ...(order ? { ID_ORDEN: order } : {}) }, as);
  expect(error).toBeUndefined();
  return { id: result.header.ID, lock: result.header.LOCK, order };
}

/** What is told of the field: value and document, undefined where there is none. */
async function told(kind: Kind, ID: string, as: Person): Promise<[string, string] | undefined> {
  const { result, error } = await ask(kind, 'lastValues', { ID }, as);
  expect(error).toBeUndefined();
  const found = result.VALORES.find(({ CAMPO }: { CAMPO: string }) => CAMPO === kind.field);
  return found && [found.VALOR, found.ID];
}

describe.each(['factura', 'transporte', 'DVA', 'certificación de origen', 'manifiesto', 'orden'])(
  'product 19: F1 at a field of a second one of the same client tells the last value used: %s',
  (named) => {
    let kind: Kind;
    let own: Person;
    let other: Person;
    let [client, another] = [MARTILLO, TEXTILES];
    beforeAll(() => {
      kind = kinds[named]!;
      [own, other] = kind.honduran ? [people.hn, people.otherHn] : [people.gt, people.otherGt];
      if (kind.honduran) [client, another] = [NAVIERA, COURIER];
    });

    it('tells that of the newest earlier one which has it, and nothing of later ones', async () => {
      const [before, after] = kind.values;
      const first = await made(kind, client, own, before);
      const next = await made(kind, client, own);
      expect(await told(kind, first.id, own)).toBeUndefined();
      expect(await told(kind, next.id, own)).toEqual([before, first.id]);
      const newer = await made(kind, client, own, after);
      expect(await told(kind, (await made(kind, client, own)).id, own)).toEqual([after, newer.id]);
      expect(await told(kind, next.id, own)).toEqual([before, first.id]);
    });

    it('never tells another client’s value, however much newer', async () => {
      const last = await made(kind, client, own, kind.values[0]);
      await made(kind, another, own, kind.values[1]);
      expect(await told(kind, (await made(kind, client, own)).id, own)).toEqual([kind.values[0], last.id]);
    });

    it('never tells another company’s value, nor to its people', async () => {
      await made(kind, another, own, kind.values[0]);
      const theirs = await made(kind, another, other);
      expect(await told(kind, theirs.id, other)).toBeUndefined();
      expect((await ask(kind, 'lastValues', { ID: theirs.id }, own)).error?.code).toBe('not-found');
    });

    it('remembers nothing of what was annulled', async () => {
      const last = await made(kind, client, own, kind.values[0]);
      const { id: ID, lock: LOCK } = await made(kind, client, own, kind.values[1]);
      const [procedure, params] = kind.voids;
      const gone = await ask(kind, procedure, { ID, LOCK, ...params }, own);
      expect(gone.error).toBeUndefined();
      expect(await told(kind, (await made(kind, client, own)).id, own)).toEqual([kind.values[0], last.id]);
    });
  },
);

it('remembers nothing of the papers of an order that was deleted', async () => {
  for (const kind of [kinds['factura']!, kinds['transporte']!]) {
    const last = await made(kind, MARTILLO, people.gt, kind.values[0]);
    const { order: ID } = await made(kind, MARTILLO, people.gt, kind.values[1]);
    const { header } = (await ask(kinds['orden']!, 'open', { ID }, people.gt)).result;
    const gone = await ask(kinds['orden']!, 'delete', { ID, LOCK: header.LOCK }, people.gt);
    expect(gone.error).toBeUndefined();
    const next = await made(kind, MARTILLO, people.gt);
    expect(await told(kind, next.id, people.gt)).toEqual([kind.values[0], last.id]);
  }
});

it('an invoice in no order, or in one that names no client, tells nothing of who may be another', async () => {
  const kind = kinds['factura']!;
  const nobody = { taxId: '', name: '' };
  await made(kind, nobody, people.gt, 'FOB', '');
  expect(await told(kind, (await made(kind, nobody, people.gt, '', '')).id, people.gt)).toBeUndefined();
  const blank = await made(kind, nobody, people.gt, 'CIF');
  expect(await told(kind, (await made(kind, nobody, people.gt)).id, people.gt)).toBeUndefined();
  // Whoever the client of the one order is, it is the same.
  const second = await made(kind, nobody, people.gt, '', blank.order);
  expect(await told(kind, second.id, people.gt)).toEqual(['CIF', blank.id]);
});

it('is told to who may only read, and a client’s user sees values of its own orders alone', async () => {
  const kind = kinds['orden']!;
  const { reader, ofClient, gt } = people;
  const last = await made(kind, MARTILLO, gt, 'SIN AVISO');
  const [own, foreign] = [await made(kind, MARTILLO, gt), await made(kind, TEXTILES, gt)];
  expect(await told(kind, own.id, reader)).toEqual(['SIN AVISO', last.id]);
  expect(await told(kind, own.id, ofClient)).toEqual(['SIN AVISO', last.id]);
  expect((await ask(kind, 'lastValues', { ID: foreign.id }, ofClient)).error?.code).toBe('not-found');
  for (const named of ['factura', 'transporte', 'DVA', 'certificación de origen']) {
    const { id: ID } = await made(kinds[named]!, MARTILLO, gt);
    const refused = await ask(kinds[named]!, 'lastValues', { ID }, ofClient);
    expect(refused.error?.code, named).toMatch(/^(not-found|permission\.denied)$/);
  }
});

/** Rows that a call asks for or gets (headers, orders, index rows, contents), and bodies among them. */
async function readIn(work: () => Promise<unknown>): Promise<{ rows: number; bodies: number }> {
  const get = vi.spyOn(Database.prototype, 'get');
  const many = vi.spyOn(Database.prototype, 'getMany');
  const query = vi.spyOn(Database.prototype, 'query');
  const content = vi.spyOn(DocumentStore.prototype, 'content');
  await work();
  const found = await Promise.all(
    query.mock.results.map(async ({ value }) => (await value).length as number),
  );
  const keys = many.mock.calls.map(([, asked]) => asked.length);
  const rows = [...found, ...keys].reduce((sum, each) => sum + each, get.mock.calls.length);
  const bodies = content.mock.calls.length;
  vi.restoreAllMocks();
  return { rows, bodies };
}

/** A thousand more of one, in its order and under its supplier's name, as rows of headers and index. */
async function thousandLike({ id }: Made, table: string, prefix: string): Promise<void> {
  const { database, id: newId } = world.services;
  const scope = { company: 'a' };
  const header = (await database.get<HeaderRow>(table, { pk: companyKey(scope), sk: `H#${id}` }))!;
  const mark = valueMark('NOMBRE_PROVEEDOR', header.RESUMEN['NOMBRE_PROVEEDOR'] ?? '');
  for (let at = 0; at < 1000; at += 40) {
    tick();
    const writes = Array.from({ length: 40 }, (): Write[] => {
      const ID = newId(prefix);
      const copy: Write = {
        kind: 'put',
        table,
        item: { ...header, pk: companyKey(scope), sk: `H#${ID}`, ID },
      };
      const item = { pk: markPk(scope, mark ?? ''), sk: `${mark}#${ID}`, ID };
      return mark ? [copy, { kind: 'put', table, item }] : [copy];
    });
    await database.write(...writes.flat());
  }
}

it.each([
  ['factura', 'invoices', 'fac'],
  ['transporte', 'transport-documents', 'tra'],
] as const)(
  'eight bodies at most, however long the history: 1,000 younger ones cost and hide nothing (%s)',
  async (named, table, prefix) => {
    const kind = kinds[named]!;
    const first = await made(kind, TEXTILES, people.gt, kind.values[0]);
    const early = await made(kind, TEXTILES, people.gt, '', first.order);
    await thousandLike(early, table, prefix);
    for (let at = 0; at < 8; at += 1) await made(kind, TEXTILES, people.gt, kind.values[1]);
    const late = await made(kind, TEXTILES, people.gt);
    expect(await told(kind, early.id, people.gt)).toEqual([kind.values[0], first.id]);
    expect((await told(kind, late.id, people.gt))![0]).toBe(kind.values[1]);
    for (const { id } of [early, late]) {
      const { rows, bodies } = await readIn(() => told(kind, id, people.gt));
      // Its own, and eight of others.
      expect(bodies).toBeLessThanOrEqual(1 + 8);
      expect(rows).toBeLessThan(150);
    }
  },
);
