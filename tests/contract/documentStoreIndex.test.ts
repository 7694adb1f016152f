import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findMarked, headersById } from '../../functions/runtime/documents/findMarked.ts';
import { indexMissing } from '../../functions/runtime/documents/indexMissing.ts';
import { markPk } from '../../functions/runtime/documents/indexRows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { content, definition, facts, reference } from './storedInvoices.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';

let world: StoreWorld;
let companies = 0;
beforeAll(async () => {
  world = await startStoreWorld('2026-11-20T15:00:00Z');
});
afterAll(() => world.stop());

/** The store of a company of its own. */
const fresh = (of = definition): DocumentStore =>
  new DocumentStore(of, world.services, jobScope(`co-${(companies += 1)}`, 'GT'));
/** Rows of the index under marks of the brands A, B and C. */
const rowsUnder = async (store: DocumentStore) => {
  const partitions = ['marca:A', 'marca:B', 'marca:C'].map((mark) => markPk(store.scope, mark));
  const rows = await Promise.all(
    partitions.map((pk) =>
      world.services.database.query('invoices', { pk, few: 'what a test wrote itself' }),
    ),
  );
  return rows.flat().map((row) => row.sk);
};
describe('the index of marks', () => {
  it('follows what a document says, and its header is the truth', async () => {
    const store = fresh();
    const one = await store.create(content('F-1', 'A', 'B'), { ...facts, id: 'one' });
    await store.create(content('F-2', 'B'), { ...facts, id: 'two' });
    const found = async (...marks: string[]) =>
      Object.fromEntries(
        [...(await findMarked(store, marks))].map(([mark, headers]) => [
          mark,
          headers.map((each) => each.ID),
        ]),
      );
    expect(await found('marca:A', 'marca:B', 'marca:B', 'marca:C')).toEqual({
      'marca:A': ['one'],
      'marca:B': ['two', 'one'],
    });
    const saved = await store.save(one.header, content('F-1', 'B', 'C'), facts);
    expect(await rowsUnder(store)).toEqual(['marca:B#one', 'marca:B#two', 'marca:C#one']);
    expect(saved.header.MARCAS).toEqual(['marca:B', 'marca:C']);
    await world.services.database.write({
      kind: 'put',
      table: 'invoices',
      item: { pk: markPk(store.scope, 'marca:Z'), sk: 'marca:Z#one', ID: 'one' },
    });
    expect(await found('marca:Z')).toEqual({});
    expect(await found()).toEqual({});
  });

  it('finds more marks than it looks for at once, and no more documents than it is asked for', async () => {
    const store = fresh();
    const brands = Array.from({ length: 19 }, (_, at) => `m${at}`);
    await store.create(content('F-1', ...brands), { ...facts, id: 'one' });
    const marks = brands.map((each) => `marca:${each}`);
    expect([...(await findMarked(store, marks)).keys()].sort()).toEqual([...marks].sort());
    await store.create(content('F-2', 'm0'), { ...facts, id: 'two' });
    expect((await findMarked(store, ['marca:m0'], { most: 1 })).get('marca:m0')).toHaveLength(1);
    const others = await findMarked(store, ['marca:m0', 'marca:m1'], { but: new Set(['one']) });
    expect([...others].map(([mark, rows]) => [mark, rows.map(({ ID }) => ID)])).toEqual([
      ['marca:m0', ['two']],
    ]);
  });

  it('reads headers by their ids in one go, without those that are gone, and nothing for none', async () => {
    const store = fresh();
    await store.create(content('F-1'), { ...facts, id: 'one' });
    expect([...(await headersById(store, ['gone', 'one'])).keys()]).toEqual(['one']);
    const asked = vi.spyOn(world.services.database, 'getMany');
    expect(await headersById(store, [])).toEqual(new Map());
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe('documents that were saved before the index was', () => {
  const forget = (store: DocumentStore, id: string) =>
    world.services.database.write(
      { kind: 'update', table: 'invoices', key: store.headerKey(id), set: {}, remove: ['MARCAS', 'INDICE'] },
      { kind: 'delete', table: 'invoices', key: { pk: markPk(store.scope, 'marca:A'), sk: `marca:A#${id}` } },
    );
  const done = (store: DocumentStore) =>
    world.services.database.get('invoices', { pk: companyKey(store.scope, 'mark'), sk: '!indexed' });

  it('come into it, with lock and version as they were, and are looked for once', async () => {
    const store = fresh();
    for (const id of ['one', 'two']) {
      await store.create(content('', 'A'), { ...facts, id });
      await forget(store, id);
    }
    expect(await rowsUnder(store)).toEqual([]);
    await indexMissing(store, reference);
    expect((await rowsUnder(store)).sort()).toEqual(['marca:A#one', 'marca:A#two']);
    expect(await store.header('one')).toMatchObject({ LOCK: 1, VERSION: 1, MARCAS: ['marca:A'] });
    expect(await done(store)).toMatchObject({ version: 1 });
    const asked = vi.spyOn(world.services.database, 'query');
    await indexMissing(store, reference);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('are looked for a slice a call, until all are in it', async () => {
    const store = fresh();
    const { header } = await store.create(content('', 'B'), { ...facts, id: 'a' });
    const put = (ID: string) => ({
      kind: 'put' as const,
      table: 'invoices',
      item: { ...header, ...store.headerKey(ID), ID },
    });
    for (let at = 0; at < 200; at += 25)
      await world.services.database.write(...Array.from({ length: 25 }, (_, more) => put(`b${at + more}`)));
    await store.create(content('', 'A'), { ...facts, id: 'last' });
    await forget(store, 'last');
    await indexMissing(store, reference);
    expect(await rowsUnder(store)).not.toContain('marca:A#last');
    await indexMissing(store, reference);
    expect(await rowsUnder(store)).toContain('marca:A#last');
  });

  it('are not looked for where another process was done, nor of a kind without marks', async () => {
    const store = fresh();
    await store.create(content('', 'A'), { ...facts, id: 'one' });
    await forget(store, 'one');
    await world.services.database.write({
      kind: 'put',
      table: 'invoices',
      item: { pk: companyKey(store.scope, 'mark'), sk: '!indexed', version: 1 },
    });
    await indexMissing(store, reference);
    expect(await rowsUnder(store)).toEqual([]);
    const { marks: _marks, ...unmarked } = definition;
    const plain = fresh(unmarked);
    await plain.create(content('', 'A'), facts);
    await indexMissing(plain, reference);
    expect(await done(plain)).toBeUndefined();
  });

  it('that cannot be read are told of and keep no other out', async () => {
    const store = fresh();
    for (const id of ['bad', 'one']) {
      await store.create(content('', 'A'), { ...facts, id });
      await forget(store, id);
    }
    await world.services.database.write({
      kind: 'delete',
      table: 'invoices',
      key: { pk: companyKey(store.scope, 'bad'), sk: 'B#00000001' },
    });
    const warn = vi.spyOn(world.services.log, 'warn').mockReturnValue();
    await indexMissing(store, reference);
    expect(warn).toHaveBeenCalledWith('marks.unread', {
      module: 'invoices',
      company: store.scope.company,
      id: 'bad',
      error: expect.stringContaining('ninguna factura'),
    });
    expect(await rowsUnder(store)).toEqual(['marca:A#one']);
    warn.mockRestore();
  });

  it('are given so much of a call and no more; the next one goes on', async () => {
    const store = fresh();
    const ids = Array.from({ length: 9 }, (_, at) => `d${at}`);
    for (const id of ids) {
      await store.create(content('', 'A'), { ...facts, id });
      await forget(store, id);
    }
    const read = vi.spyOn(store, 'content').mockImplementation(async () => {
      world.clock.now = new Date('2026-11-20T15:00:01.501Z');
      return content('', 'A');
    });
    await indexMissing(store, reference);
    expect(await rowsUnder(store)).toHaveLength(8);
    expect(await done(store)).toMatchObject({ version: 0, upTo: 'H#d7' });
    world.clock.now = new Date('2026-11-20T15:00:00Z');
    read.mockRestore();
    await indexMissing(store, reference);
    expect(await rowsUnder(store)).toHaveLength(9);
    expect(await done(store)).toBeDefined();
  });
});
