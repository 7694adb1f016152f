import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Key, Write } from '../../functions/runtime/database.ts';
import { numberHolder } from '../../functions/runtime/documents/indexRows.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { everyHeader } from './everyHeader.ts';
import { content, definition, facts, refusalOf } from './storedInvoices.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';

let world: StoreWorld;
let companies = 0;
beforeAll(async () => {
  world = await startStoreWorld('2026-11-20T15:00:00Z');
});
afterAll(() => world.stop());

/** The store of a company of its own. */
const fresh = (): DocumentStore =>
  new DocumentStore(definition, world.services, jobScope(`co-${(companies += 1)}`, 'GT'));
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
      INDICE: 2,
      CONTADO: 'BORRADOR~',
      statePk: expect.stringMatching(/^C#co-\d+#state#BORRADOR#\d$/),
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
    expect((await everyHeader(store)).map((each) => each.ID)).toEqual(['c', 'b', 'a']);
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
    const chunks = await world.services.database.query('invoices', {
      pk,
      prefix: 'C#00000002#',
      few: 'what a test wrote itself',
    });
    expect(chunks.length).toBeGreaterThan(1);
    expect((await store.versions(header.ID)).map((each) => each.VERSION)).toEqual([2, 1]);
    await world.services.database.write({
      kind: 'delete',
      table: 'invoices',
      key: { pk, sk: chunks.at(-1)!.sk } as Key,
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
    expect(() => store.transitionWrites(header, 'volar')).toThrow('Transition volar is not part of invoices');
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
      () => store.transition('one', 'cerrar', 1, () => [check]),
      () => store.create(content('F-4'), { ...facts, extra: [check] }),
    ])
      expect((await refusalOf(work())).code).toBe('document.state');
    expect(await everyHeader(store)).toEqual([header]);
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
