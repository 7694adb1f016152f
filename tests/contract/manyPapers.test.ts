import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceKinds } from '../../functions/declarations/sources.ts';
import { createDuca } from '../../functions/duca/handler.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import type { Database, Write } from '../../functions/runtime/database.ts';
import type { Journal } from '../../functions/runtime/journal.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { accepted, freeLane, news } from './declarationNews.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Person } from './world.ts';

// A declaration of more papers than one transaction holds: all of them are closed with it, and all are given back.

const INVOICES = 90;
const PAPERS = Object.values(sourceKinds).map(({ module }): string => module);
let world: DucaWorld;
let ana: Person;
beforeAll(async () => {
  world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

const scope = jobScope('uno', 'GT');
async function done(procedure: string, params: Record<string, unknown>, duca = world.duca) {
  const { result, error } = await world.call(duca, procedure, params, ana);
  expect(error).toBeUndefined();
  return result;
}
const headerOf = async (ID: string) => (await done('open', { ID })).header;
const act = async (procedure: string, ID: string, more = {}, duca = world.duca) =>
  done(procedure, { ID, LOCK: (await headerOf(ID)).LOCK, ...more }, duca);

async function formed(number: string): Promise<{ ID: string; order: string }> {
  const { orderId } = await world.seed('uno', number, { invoices: INVOICES, lines: INVOICES });
  const { header, body } = await done('derive', { ID_ORDEN: orderId });
  // Of so many goods some claim a treaty, and have no certificate here.
  const CAMBIOS = (body.FRACCIONES as object[]).map((_, at) => ({
    op: 'set',
    path: `FRACCIONES[${at}].ACUERDO_1_ID`,
    value: '',
  }));
  await act('patch', header.ID, { CAMBIOS });
  return { ID: header.ID, order: orderId };
}

/** How many of the order's invoices stand in each state. */
async function invoices(order: string): Promise<Record<string, number>> {
  const headers = await new DocumentStore(invoiceDefinition, world.services, scope).headers(order);
  return Object.fromEntries(
    [...Map.groupBy(headers, ({ ESTADO }) => ESTADO)].map(([state, rows]) => [state, rows.length]),
  );
}
const ALL_CLOSED = { USADA: INVOICES };
const ALL_FREE = { BORRADOR: INVOICES };

/** Services that die at a write of papers alone, once. */
function dying(): { services: typeof world.services; died: () => boolean } {
  let died = false;
  const isPapers = (writes: Write[]): boolean => {
    const headers = writes.filter((each) => each.kind === 'update');
    return headers.length > 0 && headers.every(({ table }) => PAPERS.includes(table));
  };
  const late = (database: Database): Database =>
    Object.assign(Object.create(database) as Database, {
      write: async (...writes: Write[]): Promise<void> => {
        if (!died && isPapers(writes)) {
          died = true;
          throw new Error('died');
        }
        return database.write(...writes);
      },
      noting: (journal: Journal): Database => late(database.noting(journal)),
    });
  return { services: { ...world.services, database: late(world.services.database) }, died: () => died };
}

describe(`a DUCA of ${INVOICES} invoices`, () => {
  it('closes all of them with its seal, and frees all when it is rejected', async () => {
    const { ID, order } = await formed('1236000641');
    world.authorities.sat.mood.queued.set('1236000641', ['reject']);
    await act('transmit', ID);
    expect(await invoices(order)).toEqual(ALL_CLOSED);
    await world.pump();
    expect((await headerOf(ID)).ESTADO).toBe('RECHAZADA');
    expect(await invoices(order)).toEqual(ALL_FREE);
  });

  it('frees all when it is annulled', async () => {
    const { ID, order } = await formed('1236000642');
    await act('transmit', ID);
    await world.pump();
    await act('withdraw', ID, { MOTIVO: 'Se declaró el embarque de otro cliente.' });
    expect(await invoices(order)).toEqual(ALL_CLOSED);
    await world.pump();
    expect(await invoices(order)).toEqual(ALL_FREE);
  });

  it('frees all where its annulment dies in the middle and is told again', async () => {
    const { ID, order } = await formed('1236000644');
    const sent = await act('transmit', ID);
    await news(world, { ID, of: sent.ID_TRANSMISION, set: { state: 'ACCEPTED', facts: accepted() } });
    await freeLane(world, '1236000644');
    const asked = await act('withdraw', ID, { MOTIVO: 'Se declaró el embarque de otro cliente.' });
    const told = { ID, of: asked.ID_TRANSMISION, set: { state: 'ACCEPTED', facts: accepted() } } as const;
    const { services, died } = dying();
    await expect(news({ services }, told)).rejects.toThrow('died');
    expect(died()).toBe(true);
    expect((await headerOf(ID)).ESTADO).toBe('DESISTIDA');
    expect((await invoices(order))['USADA']).toBeGreaterThan(0);
    await news(world, told);
    expect(await invoices(order)).toEqual(ALL_FREE);
  });

  it('is sent where what seals it dies after the seal, and closes what stayed open once it is accepted', async () => {
    const { ID, order } = await formed('1236000643');
    const { services, died } = dying();
    await act(
      'transmit',
      ID,
      {},
      createDuca(async () => services),
    );
    expect(died()).toBe(true);
    expect((await invoices(order))['BORRADOR']).toBeGreaterThan(0);
    await world.pump();
    expect((await headerOf(ID)).ESTADO).toBe('ACEPTADA');
    expect(await invoices(order)).toEqual(ALL_CLOSED);
  });
});
