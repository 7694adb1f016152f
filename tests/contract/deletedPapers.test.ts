import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsClients } from '../../functions/runtime/clients.ts';
import { tableName } from '../../functions/runtime/config.ts';
import { companyKey } from '../../functions/runtime/keys.ts';
import { putAside } from '../../infra/upgrade/putAside.ts';
import { createSchedule } from '../../functions/logbook/schedule.ts';
import { createReports } from '../../functions/reports/handler.ts';
import { createWorker } from '../../functions/reports/worker.ts';
import { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { blankBody } from '../../shared/foundation/fields/dataSet.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { openReadBook } from '../readBook.ts';
import { startSourcesWorld, type Chain, type Kind, type SourcesWorld } from './sourcesWorld.ts';
import { reference } from './storedInvoices.ts';
import type { Answer, Person } from './world.ts';

// Once an order is deleted none of its drafts waits for anybody; what came of it comes back with the order, or is voided.

const NOON = '2026-11-20T15:00:00Z';
let { world, call, lockOf, formed } = {} as SourcesWorld;
let ana: Person;
beforeAll(async () => {
  ({ world, call, lockOf, formed } = await startSourcesWorld());
});
beforeEach(async () => {
  world.setClock(NOON);
  ana = await world.person('uno', 'ana');
});
afterAll(() => world.stop());

const step = async (order: string, name: 'delete' | 'restore'): Promise<void> => {
  const LOCK = await lockOf('work-orders', order);
  expect((await call('work-orders', name, { ID: order, LOCK }, ana)).error).toBeUndefined();
};
const waiting = async (MUESTRA = 0): Promise<Record<string, number>> => {
  const { result } = await call('work-orders', 'waiting', { MUESTRA }, ana);
  return Object.fromEntries(
    result.map((each: { MODULO: string; ESTADO: string; CANTIDAD: number }) => [
      `${each.MODULO} ${each.ESTADO}`,
      each.CANTIDAD,
    ]),
  );
};
const OF_CHAIN = {
  'invoices BORRADOR': 1,
  'transport-documents BORRADOR': 1,
  'dva EN_PREPARACION': 1,
  'duca BORRADOR': 1,
};
const release = (NO_ORDEN: string): Promise<Answer> => call('duca', 'releaseCorrelative', { NO_ORDEN }, ana);
const at = async (moment: string): Promise<void> => {
  world.setClock(moment);
  ana = await world.person('uno', 'ana');
};

describe('the drafts of a deleted order', () => {
  let chain: Chain;
  beforeAll(async () => {
    chain = await formed('1236000770');
  });

  it('wait for nobody, in queue, totals and lists by state, and come back with their order', async () => {
    expect(await waiting()).toEqual(OF_CHAIN);
    await step(chain.order, 'delete');
    expect(await waiting()).toEqual({});
    expect(await waiting(5)).toEqual({});
    for (const [named, count] of Object.entries(OF_CHAIN)) {
      const [kind, state] = named.split(' ') as [Kind, string];
      const inState = async (): Promise<number> =>
        (await call(kind, 'list', { FILTROS: { ESTADO: state } }, ana)).result.rows.length;
      expect([named, await inState()]).toEqual([named, 0]);
      expect([named, count]).toEqual([named, 1]);
    }
    // The order that somebody may bring back still shows them.
    const { documents } = (await call('work-orders', 'file', { ID: chain.order }, ana)).result;
    expect(documents.invoices).toMatchObject([{ ID: chain.invoice, ESTADO: 'BORRADOR' }]);
    await step(chain.order, 'restore');
    expect(await waiting()).toEqual(OF_CHAIN);
    const patched = await call('invoices', 'patch', {
      ...{ ID: chain.invoice, LOCK: await lockOf('invoices', chain.invoice) },
      CAMBIOS: [{ op: 'set', path: 'FACTURA.OBSERVACIONES', value: 'Sigue' }],
    });
    expect(patched.error).toBeUndefined();
    expect(await waiting()).toEqual(OF_CHAIN);
  });

  it('are no unfinished work and no undeclared invoices in the reports, until the order comes back', async () => {
    const reports = createReports(async () => world.services);
    const told = async (): Promise<Record<string, number>> => {
      await createSchedule(async () => world.services)({ schedule: 'logbook-chain' });
      const body = JSON.stringify({ company: 'uno', country: 'GT' });
      await createWorker(async () => world.services)({ Records: [{ messageId: '1', body }] } as never);
      const rows = async (REPORTE: string): Promise<number> =>
        (await world.call(reports, 'run', { REPORTE }, ana)).result.FILAS.length;
      const { EDADES } = (await world.call(reports, 'statistics', { DIAS: 30 }, ana)).result;
      return {
        unfinished: await rows('unfinished'),
        undeclared: await rows('undeclaredInvoices'),
        ages: EDADES.length,
      };
    };
    // The papers of the seed are written without a note: a save of each tells of it.
    const { result } = await call('invoices', 'copy', { ID: chain.invoice }, ana);
    await call('invoices', 'transition', { ID: result.header.ID, LOCK: result.header.LOCK, ACCION: 'annul' });
    expect(await told()).toEqual({ unfinished: 1, undeclared: 1, ages: 1 });
    await step(chain.order, 'delete');
    expect(await told()).toEqual({ unfinished: 0, undeclared: 0, ages: 0 });
    await step(chain.order, 'restore');
    expect(await told()).toEqual({ unfinished: 1, undeclared: 1, ages: 1 });
  });

  it('may be voided, each of them, and stay so when the order comes back', async () => {
    await step(chain.order, 'delete');
    const voids = [
      ['invoices', chain.invoice, 'annul'],
      ['transport-documents', chain.transport, 'annul'],
      ['dva', chain.dva, 'cancel'],
      ['duca', chain.duca, 'annul'],
    ] as const;
    for (const [kind, ID, ACCION] of voids) {
      const { error, result } = await call(
        kind,
        'transition',
        { ID, LOCK: await lockOf(kind, ID), ACCION },
        ana,
      );
      expect([kind, error]).toEqual([kind, undefined]);
      expect(result.ESTADO).toMatch(/^ANULAD[AO]$/);
    }
    // Nothing else of them is done.
    const ready = { ID: chain.invoice, LOCK: await lockOf('invoices', chain.invoice), ACCION: 'restore' };
    expect((await call('invoices', 'transition', ready, ana)).error!.message).toMatch(
      /está eliminada y no admite/,
    );
    await step(chain.order, 'restore');
    expect(await waiting()).toEqual({});
    const voided = await call('duca', 'list', { FILTROS: { ESTADO: 'ANULADA' } }, ana);
    expect(voided.result.rows.map(({ ID }: { ID: string }) => ID)).toContain(chain.duca);
  });
});

describe('drafts of an order that an earlier version deleted', () => {
  it('are put aside once, with the day on which it was deleted', async () => {
    const chain = await formed('1236000773');
    const before = await waiting();
    const { database } = world.services;
    const key = { pk: companyKey({ company: 'uno' }), sk: `H#${chain.order}` };
    const set = { ESTADO: 'ELIMINADA', MODIFICADO: '2026-11-19T09:00:00' };
    await database.aside({ kind: 'update', table: 'work-orders', key, set });
    const tables = DynamoDBDocumentClient.from(awsClients().dynamo);
    const run = () => putAside({ client: tables, nameOf: tableName, again: true });
    expect(await run()).toEqual({ done: 4, left: 0 });
    expect(await run()).toEqual({ done: 0, left: 0 });
    const after = await waiting();
    for (const named of Object.keys(OF_CHAIN))
      expect([named, after[named] ?? 0]).toEqual([named, before[named]! - 1]);
    expect((await release('123-6000773')).error!.message).toContain('hasta el 19/12/2026');
  });
});

describe('the number of a deleted order', () => {
  it('is kept for it and its declaration thirty days, and released afterwards', async () => {
    const chain = await formed('1236000771');
    await step(chain.order, 'delete');
    const kept = await release('123-6000771');
    expect(kept.error!.message).toBe(
      'El número 123-6000771 es de una DUCA cuya orden se eliminó y puede recuperarse hasta el 20/12/2026; desde el día siguiente se libera. Si no ha de volver, anule la DUCA y libérelo ya.',
    );
    await at('2026-12-20T18:00:00Z');
    expect((await release('123-6000771')).error!.code).toBe('rejected');
    await at('2026-12-21T18:00:00Z');
    const listed = await call('duca', 'correlatives', { REGISTRO: '123', ANIO: 2026 }, ana);
    expect(listed.result.LIBERABLES).toContainEqual(
      expect.objectContaining({ NO_ORDEN: '1236000771', MODULO: 'duca', ESTADO: 'BORRADOR' }),
    );
    const { result, error } = await release('123-6000771');
    expect(error).toBeUndefined();
    expect(result.LIBERADO_DE.map(({ MODULO }: { MODULO: string }) => MODULO)).toContain('duca');
    const CUERPO = { DUCA: { NO_ORDEN: '1236000771' } };
    expect((await call('duca', 'create', { CUERPO }, ana)).error).toBeUndefined();
  });

  it('comes back with its declaration within them, and is free at once where that is voided', async () => {
    const chain = await formed('1236000772');
    await step(chain.order, 'delete');
    await step(chain.order, 'restore');
    expect((await release('123-6000772')).error!.message).toMatch(/sigue vigente/);
    await step(chain.order, 'delete');
    const asked = { ID: chain.duca, LOCK: await lockOf('duca', chain.duca), ACCION: 'annul' };
    expect((await call('duca', 'transition', asked, ana)).error).toBeUndefined();
    const CUERPO = { DUCA: { NO_ORDEN: '1236000772' } };
    expect((await call('duca', 'create', { CUERPO }, ana)).error).toBeUndefined();
  });
});

describe('an order with more drafts than one transaction holds', () => {
  it('leaves none of them waiting, and what waits is still read with as few rows', async () => {
    const order = (await call('work-orders', 'create', { CUERPO: {} }, ana)).result.header.ID as string;
    const store = new DocumentStore(invoiceDefinition, world.services, jobScope('uno', 'GT'));
    const MANY = 130;
    const before = (await waiting())['invoices BORRADOR'] ?? 0;
    for (let each = 0; each < MANY; each += 1)
      await store.create(
        { body: blankBody(invoiceDefinition.dataSets) as never },
        { orderId: order, action: 'prueba', reference },
      );
    expect((await waiting())['invoices BORRADOR']).toBe(before + MANY);
    await step(order, 'delete');
    const book = openReadBook();
    expect((await waiting(5))['invoices BORRADOR'] ?? 0).toBe(before);
    const { places } = book.take();
    book.close();
    for (const [place, { rows }] of places)
      expect([place, rows <= 20 || place.endsWith('#count')]).toEqual([place, true]);
    await step(order, 'restore');
    expect((await waiting())['invoices BORRADOR']).toBe(before + MANY);
  });
});
