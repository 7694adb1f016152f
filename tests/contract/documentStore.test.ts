import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobScope } from '../../functions/runtime/scope.ts';
import type { Services } from '../../functions/runtime/services.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import {
  hashToken,
  openSession,
  readSession,
  renewSession,
  revokeFamily,
  sessionKey,
} from '../../functions/runtime/session.ts';
import { defineDocument } from '../../shared/foundation/documents/definition.ts';
import { makeReference } from '../../shared/foundation/documents/makeReference.ts';
import { sampleDataSets } from '../../shared/foundation/documents/sampleDataSets.fixture.ts';
import { field } from '../../shared/foundation/fields/field.ts';
import { everyHeader } from './everyHeader.ts';
import { startStoreWorld, type StoreWorld } from './storeWorld.ts';
import { sampleKind } from '../../shared/foundation/documents/sampleKind.fixture.ts';

const definition = defineDocument({
  ...sampleKind,
  idPrefix: 'FAC',
  dataSets: sampleDataSets,
  states: {
    initial: 'BORRADOR',
    states: {
      BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true },
      ANULADA: { label: 'Anulada', tone: 'bad', icon: 'ban', editable: false },
    },
    transitions: { anular: { from: ['BORRADOR'], to: 'ANULADA', label: 'anular', byPerson: true } },
  },
  columns: { NUMERO: field.text('Número') },
  summary: (body) => ({ NUMERO: body.FACTURA.NUMERO }),
  uniqueNumber: (body) => body.FACTURA.NUMERO,
  calculate: (body) => body,
  check: () => [],
});

const reference = makeReference({
  country: 'GT',
  today: '2026-11-20',
  checkTaxId: (value) => ({ ok: true, value }),
  lists: new Map(),
});
const body = (numero: string, ...items: string[]) => ({
  FACTURA: { NUMERO: numero, FECHA: '', TOTAL: '', HAY_CONTRATO: '', CONTRATO: '' },
  ITEMS: items.map((id) => ({ ID_ITEM: id, MARCA: '', VALOR: '' })),
});

let world: StoreWorld;
let services: Services;

beforeAll(async () => {
  world = await startStoreWorld('2026-11-20T15:00:00Z');
  ({ services } = world);
});
afterAll(() => world.stop());

const storeOf = (company: string) => new DocumentStore(definition, services, jobScope(company, 'GT'));
const facts = { orderId: 'ORD-1', action: 'prueba', reference };

describe('DocumentStore on the embedded DynamoDB', () => {
  it('keeps every version readable and lists by company and by order', async () => {
    const store = storeOf('co-a');
    const { header } = await store.create({ body: body('F-1', 'a') }, facts);
    const saved = await store.save(header, { body: body('F-1', 'a', 'b') }, facts);
    expect(saved.header).toMatchObject({ VERSION: 2, LOCK: 2 });
    expect((await store.open(header.ID)).body['ITEMS']).toHaveLength(2);
    expect((await store.open(header.ID, 1)).body['ITEMS']).toHaveLength(1);
    expect((await store.versions(header.ID)).map((each) => each.VERSION)).toEqual([2, 1]);
    expect((await everyHeader(store)).map((each) => each.ID)).toEqual([header.ID]);
    expect((await store.headers('ORD-1')).map((each) => each.ID)).toEqual([header.ID]);
    expect(await store.headers('ORD-2')).toEqual([]);
  });

  it('answers a foreign id exactly as an id that never was', async () => {
    const { header } = await storeOf('co-b').create({ body: body('F-1') }, facts);
    const foreign = await storeOf('co-c')
      .open(header.ID)
      .catch((error: Error) => error);
    const never = await storeOf('co-c')
      .open('FAC-never')
      .catch((error: Error) => error);
    expect(foreign).toMatchObject({ code: 'not-found' });
    expect((foreign as Error).message).toBe((never as Error).message);
    expect(await everyHeader(storeOf('co-c'))).toEqual([]);
  });

  it('lets one of two savers win; the other learns what the document says now', async () => {
    const store = storeOf('co-d');
    const { header } = await store.create({ body: body('F-1') }, facts);
    const both = await Promise.allSettled([
      store.save(header, { body: body('F-1', 'mine') }, facts),
      store.save(header, { body: body('F-1', 'theirs') }, facts),
    ]);
    const lost = both.find((each) => each.status === 'rejected');
    expect(both.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    expect(lost?.reason).toMatchObject({ code: 'document.stale', details: { header: { VERSION: 2 } } });
  });

  it('guards a number that no two documents share, and frees it when it changes', async () => {
    const store = storeOf('co-e');
    const { header } = await store.create({ body: body('F-1') }, facts);
    await expect(store.create({ body: body('F-1') }, facts)).rejects.toMatchObject({
      code: 'document.duplicate',
    });
    await store.save(header, { body: body('F-2') }, facts);
    await expect(store.create({ body: body('F-1') }, facts)).resolves.toBeDefined();
  });

  it('refuses a save and a transition that the state does not allow', async () => {
    const store = storeOf('co-f');
    const { header } = await store.create({ body: body('F-1') }, facts);
    await expect(store.transition(header.ID, 'anular', 99)).rejects.toMatchObject({ code: 'document.stale' });
    const annulled = await store.transition(header.ID, 'anular', header.LOCK);
    expect(annulled.ESTADO).toBe('ANULADA');
    await expect(store.transition(header.ID, 'anular', annulled.LOCK)).rejects.toMatchObject({
      code: 'document.state',
    });
    await expect(store.save(header, { body: body('F-1', 'late') }, facts)).rejects.toMatchObject({
      code: 'document.state',
    });
  });
});

describe('sessions', () => {
  const owner = { company: 'co-a', country: 'GT', userId: 'USR-1', login: 'ana', factor: true } as const;

  it('rotate after an hour, keep the old token for its grace, and revoke the family when it comes back later', async () => {
    world.clock.now = new Date('2026-11-20T15:00:00Z');
    const { token } = await openSession(services, owner);
    for (const minutes of [30, 59]) {
      world.clock.now = new Date(Date.UTC(2026, 10, 20, 15, minutes));
      expect((await readSession(services, token, false)).rotated).toBeUndefined();
    }
    world.clock.now = new Date('2026-11-20T16:01:00Z');
    const { rotated } = await readSession(services, token, false);
    expect(rotated).toBeDefined();
    await expect(readSession(services, token, false)).resolves.toMatchObject({ row: { userId: 'USR-1' } });
    world.clock.now = new Date('2026-11-20T16:02:00Z');
    await expect(readSession(services, token, false)).rejects.toMatchObject({ code: 'session.missing' });
    await expect(readSession(services, rotated, false)).rejects.toMatchObject({ code: 'session.missing' });
  });

  it('end after an idle hour even when background polls go on', async () => {
    world.clock.now = new Date('2026-11-20T15:00:00Z');
    const { token, row } = await openSession(services, owner);
    world.clock.now = new Date('2026-11-20T15:50:00Z');
    await expect(readSession(services, token, true)).resolves.toBeDefined();
    world.clock.now = new Date('2026-11-20T16:00:01Z');
    await expect(readSession(services, token, true)).rejects.toMatchObject({ code: 'session.missing' });
    await revokeFamily(services, row.family);
  });

  it('give one new token to calls that come together, and the old one its grace', async () => {
    world.clock.now = new Date('2026-11-20T15:00:00Z');
    const { token } = await openSession(services, owner);
    world.clock.now = new Date('2026-11-20T15:59:59Z');
    await readSession(services, token, false);
    world.clock.now = new Date('2026-11-20T16:00:05Z');
    const answers = await Promise.all([1, 2, 3].map(() => readSession(services, token, false)));
    expect(answers.filter((each) => each.rotated !== undefined)).toHaveLength(1);
  });

  it('make no token of a session that was ended while a call had already read it', async () => {
    world.clock.now = new Date('2026-11-20T15:00:00Z');
    const { token, row } = await openSession(services, owner);
    world.clock.now = new Date('2026-11-20T15:30:00Z');
    const { database } = services;
    const read = database.get.bind(database);
    /** The session is ended between this call's look at its row and what the call then writes. */
    const endedMeanwhile: Services = {
      ...services,
      database: Object.assign(Object.create(database) as typeof database, {
        get: async (table: string, key: Parameters<typeof read>[1]) => {
          const found = await read(table, key);
          await revokeFamily(services, row.family);
          return found;
        },
      }),
    };
    await expect(readSession(endedMeanwhile, token, false)).rejects.toMatchObject({
      code: 'session.missing',
    });
    expect(await database.get('sessions', sessionKey(hashToken(token)))).toBeUndefined();
    await expect(renewSession(services, row, hashToken(token))).rejects.toMatchObject({
      code: 'session.missing',
    });
  });

  it('renewed by a call in its grace give a token that stays', async () => {
    world.clock.now = new Date('2026-11-20T15:00:00Z');
    const { token } = await openSession(services, owner);
    const first = await readSession(services, token, false);
    await renewSession(services, first.row, first.hash);
    const inGrace = await readSession(services, token, false);
    const renewed = await renewSession(services, inGrace.row, inGrace.hash);
    world.clock.now = new Date('2026-11-20T15:05:00Z');
    await expect(readSession(services, renewed.token, false)).resolves.toBeDefined();
  });
});
