import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Write } from '../../functions/runtime/database.ts';
import { findMarked, headersById } from '../../functions/runtime/documents/findMarked.ts';
import { indexMissing } from '../../functions/runtime/documents/indexMissing.ts';
import { markPk, numberHolder } from '../../functions/runtime/documents/indexRows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { anyDocument, defineDocument } from '../../shared/foundation/documents/definition.ts';
import { makeReference } from '../../shared/foundation/documents/makeReference.ts';
import { sampleDataSets } from '../../shared/foundation/documents/sampleDataSets.fixture.ts';
import { field } from '../../shared/foundation/fields/field.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';

const definition = anyDocument(
  defineDocument({
    module: 'invoices',
    noun: { singular: 'factura', plural: 'facturas', gender: 'f' },
    idPrefix: 'FAC',
    dataSets: sampleDataSets,
    states: {
      initial: 'BORRADOR',
      states: {
        BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
        CERRADA: { label: 'Cerrada', tone: 'good', icon: 'lock', editable: false },
        ANULADA: { label: 'Anulada', tone: 'bad', icon: 'ban', editable: false },
      },
      transitions: {
        cerrar: { from: ['BORRADOR'], to: 'CERRADA', label: 'cerrar', byPerson: true },
        anular: {
          from: ['BORRADOR', 'CERRADA'],
          to: 'ANULADA',
          label: 'anular',
          byPerson: true,
          freesNumber: true,
        },
      },
    },
    columns: { NUMERO: field.text('Número') },
    summary: (body) => ({ NUMERO: body.FACTURA.NUMERO }),
    uniqueNumber: (body) => body.FACTURA.NUMERO,
    marks: (body) => body.ITEMS.map((each) => `marca:${each.MARCA}`),
    calculate: (body) => body,
    check: () => [],
  }),
);
const reference = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  lists: new Map(),
});
const content = (NUMERO: string, ...brands: string[]) => ({
  body: {
    FACTURA: { NUMERO, FECHA: '', TOTAL: '', HAY_CONTRATO: '', CONTRATO: '' },
    ITEMS: brands.map((MARCA, at) => ({ ID_ITEM: `i${at}`, MARCA, VALOR: '' })),
  },
});
const facts = { orderId: '', action: 'prueba', reference };

let world: StoreWorld;
let companies = 0;
beforeAll(async () => {
  world = await startStoreWorld('2026-11-20T15:00:00Z');
});
afterAll(() => world.stop());

/** The store of a company of its own. */
const fresh = (of = definition): DocumentStore =>
  new DocumentStore(of, world.services, jobScope(`co-${(companies += 1)}`, 'GT'));
const rowsUnder = async (store: DocumentStore) =>
  (await world.services.database.query('invoices', { pk: markPk(store.scope) })).map((row) => row.sk);
const refusalOf = (work: Promise<unknown>): Promise<Error & { code: string; details: unknown }> =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: Error & { code: string; details: unknown }) => error,
  );

describe('the header of a document', () => {
  it('says when and by whom it was begun, in local time, and what it is called', async () => {
    const store = fresh();
    const { header } = await store.create(content('F-1', 'X'), facts);
    const kept = await store.header(header.ID);
    expect(kept).toEqual({
      pk: companyKey(store.scope),
      sk: `H#${header.ID}`,
      ID: header.ID,
      ESTADO: 'BORRADOR',
      VERSION: 1,
      LOCK: 1,
      ID_ORDEN: '',
      CREADO: '2026-11-20T09:00:00',
      CREADO_POR: 'sistema',
      MODIFICADO: '2026-11-20T09:00:00',
      MODIFICADO_POR: 'sistema',
      RESUMEN: { NUMERO: 'F-1' },
      NUMERO_UNICO: 'F-1',
      MARCAS: ['marca:X'],
    });
    expect(kept).toEqual(header);
    expect(header.ID).toMatch(/^FAC/i);
  });

  it('follows each save, keeps who began it, and says what a derivation took', async () => {
    const store = fresh();
    const sources = { invoices: { a: 3 } };
    const { header } = await store.create(content('F-1'), { ...facts, orderId: 'ord-1', id: 'own', sources });
    expect(header).toMatchObject({ ID: 'own', ID_ORDEN: 'ord-1', FUENTES: { VERSION: 1, TOMADAS: sources } });
    world.clock.now = new Date('2026-11-20T16:30:00Z');
    const typed = await store.save(header, content('F-2'), facts);
    expect(typed.header).toMatchObject({
      VERSION: 2,
      LOCK: 2,
      CREADO: '2026-11-20T09:00:00',
      MODIFICADO: '2026-11-20T10:30:00',
      RESUMEN: { NUMERO: 'F-2' },
      NUMERO_UNICO: 'F-2',
      FUENTES: { VERSION: 1, TOMADAS: sources },
    });
    const again = await store.save(typed.header, content('F-2'), {
      ...facts,
      sources: { invoices: { a: 4 } },
    });
    expect(again.header.FUENTES).toEqual({ VERSION: 3, TOMADAS: { invoices: { a: 4 } } });
    const set = await store.save(again.header, content('F-2'), { ...facts, set: { ESTADO: 'CERRADA' } });
    expect(set.header.ESTADO).toBe('CERRADA');
    expect(await store.header('own')).toEqual(set.header);
    world.clock.now = new Date('2026-11-20T15:00:00Z');
  });

  it('stands among those of its company, newest first, and of its order', async () => {
    const store = fresh();
    for (const id of ['a', 'c', 'b'])
      await store.create(content(''), { ...facts, orderId: id === 'c' ? '' : 'ord-1', id });
    expect((await store.headers()).map((each) => each.ID)).toEqual(['c', 'b', 'a']);
    expect((await store.headers('ord-1')).map((each) => each.ID)).toEqual(['b', 'a']);
  });
});

describe('versions', () => {
  it('are told with day, person and action, the last first', async () => {
    const store = fresh();
    const { header } = await store.create(content('F-1'), { ...facts, action: 'Creación' });
    await store.save(header, content('F-1'), { ...facts, action: 'Edición' });
    const said = { FECHA: '2026-11-20T09:00:00', USUARIO: 'sistema' };
    expect(await store.versions(header.ID)).toEqual([
      { VERSION: 2, ...said, ACCION: 'Edición' },
      { VERSION: 1, ...said, ACCION: 'Creación' },
    ]);
    expect((await refusalOf(store.versions('never'))).code).toBe('not-found');
  });

  it('hold what was derived beside the body, and nothing of it where nothing was', async () => {
    const store = fresh();
    const derived = content('F-9').body;
    const { header } = await store.create({ ...content('F-1'), derived }, facts);
    expect(await store.content(header.ID, 1)).toEqual({ ...content('F-1'), derived });
    await store.save(header, content('F-1'), facts);
    expect(await store.content(header.ID, 2)).not.toHaveProperty('derived');
  });

  it('that are not there, or not wholly, are not found', async () => {
    const store = fresh();
    const { header } = await store.create(content('F-1'), facts);
    expect((await refusalOf(store.content(header.ID, 2))).code).toBe('not-found');
    const { body } = content('F-1');
    const CONTRATO = randomBytes(400 * 1024).toString('base64');
    await store.save(header, { body: { ...body, FACTURA: { ...body.FACTURA, CONTRATO } } }, facts);
    const pk = companyKey(store.scope, header.ID);
    const chunks = await world.services.database.query('invoices', { pk, prefix: 'V#00000002#' });
    expect(chunks.map((each) => each.sk)).toEqual(['V#00000002#00', 'V#00000002#01']);
    expect((await store.versions(header.ID)).map((each) => each.VERSION)).toEqual([2, 1]);
    await world.services.database.write({
      kind: 'delete',
      table: 'invoices',
      key: { pk, sk: 'V#00000002#01' },
    });
    expect((await refusalOf(store.content(header.ID, 2))).message).toContain('ninguna factura');
    expect((await store.content(header.ID, 1)).body['ITEMS']).toEqual([]);
  });
});

describe('a number of one document alone', () => {
  it('is refused to another by its name, at its first save and at a later one', async () => {
    const store = fresh();
    await store.create(content('F-1'), facts);
    const { header } = await store.create(content('F-2'), facts);
    const taken = 'Ya existe una factura con el número F-1 en su empresa.';
    for (const work of [
      () => store.create(content('F-1'), facts),
      () => store.save(header, content('F-1'), facts),
    ]) {
      const refused = await refusalOf(work());
      expect(refused).toMatchObject({ code: 'document.duplicate' });
      expect(refused.message).toContain(taken);
    }
    await expect(fresh().create(content('F-1'), facts)).resolves.toBeDefined();
  });

  it('may be blank in any number of them', async () => {
    const store = fresh();
    await store.create(content(''), facts);
    const { header } = await store.create(content(''), facts);
    await expect(store.save(header, content(''), facts)).resolves.toBeDefined();
  });

  it('is given back by a transition that frees it, unless it was sealed', async () => {
    const store = fresh();
    const holder = (number: string) => numberHolder(world.services.database, 'invoices', store.scope, number);
    const { header } = await store.create(content('F-1'), facts);
    expect(await holder('F-1')).toBe(header.ID);
    const closed = await store.transition(header.ID, 'cerrar', 1);
    expect(closed).toMatchObject({ ESTADO: 'CERRADA', LOCK: 2, VERSION: 1, NUMERO_UNICO: 'F-1' });
    const annulled = await store.transition(header.ID, 'anular', 2);
    expect(annulled).toMatchObject({ ESTADO: 'ANULADA', NUMERO_UNICO: '' });
    expect(await holder('F-1')).toBeUndefined();
    const sealed = await store.create(content('F-2'), facts);
    await world.services.database.write({
      kind: 'update',
      table: 'invoices',
      key: store.headerKey(sealed.header.ID),
      set: { VERSION_SELLADA: 1 },
    });
    expect(await store.transition(sealed.header.ID, 'anular', 1)).toMatchObject({ NUMERO_UNICO: 'F-2' });
    expect(await holder('F-2')).toBe(sealed.header.ID);
  });
});

describe('what is refused', () => {
  it('names document, state and step', async () => {
    const store = fresh();
    const { header } = await store.create(content('F-1'), facts);
    await store.transition(header.ID, 'cerrar', 1);
    const message = (work: Promise<unknown>) => refusalOf(work).then((each) => each.message);
    expect(await message(store.transition(header.ID, 'cerrar', 2))).toBe(
      'La factura está en estado «Cerrada» y no admite cerrar.',
    );
    expect(await message(store.transition(header.ID, 'volar', 2))).toBe(
      'La factura está en estado «Cerrada» y no admite «volar».',
    );
    expect(await message(store.save({ ...header, ESTADO: 'CERRADA' }, content('F-1'), facts))).toBe(
      'La factura está en estado «Cerrada» y no admite modificarse.',
    );
    expect(() => store.transitionWrite(header.ID, 'volar')).toThrow(
      'Transition volar is not part of invoices',
    );
  });

  it('is a save over another, with what the document says now', async () => {
    const store = fresh();
    const { header } = await store.create(content('F-1'), facts);
    await store.save(header, content('F-1', 'theirs'), facts);
    const refused = await refusalOf(store.save(header, content('F-1', 'mine'), facts));
    expect(refused.message).toContain('sistema guardó cambios mientras usted editaba.');
    expect(refused.details).toMatchObject({
      header: { ID: header.ID, VERSION: 2, LOCK: 2 },
      body: content('F-1', 'theirs').body,
    });
    expect((refused.details as { header: object }).header).not.toHaveProperty('pk');
    const stepped = await refusalOf(store.transition(header.ID, 'cerrar', 1));
    expect(stepped.details).toMatchObject({ seenLock: 1 });
  });

  it('is a second document of one id, and a step whose other writes do not hold, and nothing of it is written', async () => {
    const store = fresh();
    await store.create(content('F-1'), { ...facts, id: 'one' });
    const twice = await refusalOf(store.create(content('F-2'), { ...facts, id: 'one' }));
    expect(twice.message).toBe(
      'El documento está en estado «cambiado por otra persona» y no admite este paso.',
    );
    const check: Write = {
      kind: 'check',
      table: 'invoices',
      key: store.headerKey('never'),
      when: { exists: true },
    };
    const { header } = await store.open('one');
    for (const work of [
      () => store.save(header, content('F-3'), { ...facts, extra: [check] }),
      () => store.transition('one', 'cerrar', 1, [check]),
      () => store.create(content('F-4'), { ...facts, extra: [check] }),
    ])
      expect((await refusalOf(work())).code).toBe('document.state');
    expect(await store.headers()).toEqual([header]);
  });
});

describe('news of a save', () => {
  it('is written with it and sent after it, and stays where the queue is away', async () => {
    const store = fresh();
    const flush = vi.spyOn(world.services.outbox, 'flush').mockResolvedValue();
    const news = world.services.outbox.row({ queue: 'jobs', message: { id: 'x' } });
    const { header } = await store.create(content('F-1'), { ...facts, extra: [news] });
    expect(flush).toHaveBeenLastCalledWith([news]);
    await store.save(header, content('F-1'), facts);
    expect(flush).toHaveBeenLastCalledWith([]);
    expect(await world.services.database.get('outbox', { pk: news.item.pk, sk: news.item.sk })).toBeDefined();
    flush.mockRestore();
  });
});

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
      'marca:B': ['one', 'two'],
    });
    const saved = await store.save(one.header, content('F-1', 'B', 'C'), facts);
    expect(await rowsUnder(store)).toEqual(['marca:B#one', 'marca:B#two', 'marca:C#one']);
    expect(saved.header.MARCAS).toEqual(['marca:B', 'marca:C']);
    await world.services.database.write({
      kind: 'put',
      table: 'invoices',
      item: { pk: markPk(store.scope), sk: 'marca:Z#one', ID: 'one' },
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
    expect((await findMarked(store, ['marca:m0'], 1)).get('marca:m0')).toHaveLength(1);
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
      { kind: 'update', table: 'invoices', key: store.headerKey(id), set: {}, remove: ['MARCAS'] },
      { kind: 'delete', table: 'invoices', key: { pk: markPk(store.scope), sk: `marca:A#${id}` } },
    );
  const done = (store: DocumentStore) =>
    world.services.database.get('invoices', { pk: markPk(store.scope), sk: '!indexed' });

  it('come into it, with lock and version as they were, and are looked for once', async () => {
    const store = fresh();
    for (const id of ['one', 'two']) {
      await store.create(content('', 'A'), { ...facts, id });
      await forget(store, id);
    }
    expect(await rowsUnder(store)).toEqual([]);
    await indexMissing(store, reference);
    expect((await rowsUnder(store)).sort()).toEqual(['!indexed', 'marca:A#one', 'marca:A#two']);
    expect(await store.header('one')).toMatchObject({ LOCK: 1, VERSION: 1, MARCAS: ['marca:A'] });
    expect(await done(store)).toMatchObject({ version: 1 });
    const asked = vi.spyOn(world.services.database, 'query');
    await indexMissing(store, reference);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('are not looked for where another process was done, nor of a kind without marks', async () => {
    const store = fresh();
    await store.create(content('', 'A'), { ...facts, id: 'one' });
    await forget(store, 'one');
    await world.services.database.write({
      kind: 'put',
      table: 'invoices',
      item: { pk: markPk(store.scope), sk: '!indexed', version: 1 },
    });
    await indexMissing(store, reference);
    expect(await rowsUnder(store)).toEqual(['!indexed']);
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
      key: { pk: companyKey(store.scope, 'bad'), sk: 'V#00000001#00' },
    });
    const warn = vi.spyOn(world.services.log, 'warn').mockReturnValue();
    await indexMissing(store, reference);
    expect(warn).toHaveBeenCalledWith('marks.unread', {
      module: 'invoices',
      company: store.scope.company,
      id: 'bad',
      error: expect.stringContaining('ninguna factura'),
    });
    expect(await rowsUnder(store)).toEqual(['!indexed', 'marca:A#one']);
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
    expect(await done(store)).toBeUndefined();
    world.clock.now = new Date('2026-11-20T15:00:00Z');
    read.mockRestore();
    await indexMissing(store, reference);
    expect(await rowsUnder(store)).toHaveLength(10);
    expect(await done(store)).toBeDefined();
  });
});
