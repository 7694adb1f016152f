import { expect } from 'vitest';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Person } from './world.ts';

export type Kind = 'duca' | 'dva' | 'invoices' | 'transport-documents' | 'work-orders';

/** Ids of an order's papers, DVA and DUCA. */
export interface Chain {
  order: string;
  invoice: string;
  transport: string;
  dva: string;
  duca: string;
}

/** Orders whose DVA and DUCA were derived of their own papers, and what tests do to these and ask of those. */
export interface SourcesWorld {
  world: DucaWorld;
  /** Of the company of the orders, without rights. */
  reader: Person;
  /** Of another company. */
  stranger: Person;
  call: (kind: Kind, procedure: string, params: unknown, as?: Person) => Promise<Answer>;
  lockOf: (kind: Kind, id: string) => Promise<number>;
  patch: (kind: Kind, id: string, changes: Record<string, string>) => Promise<void>;
  formed: (number: string) => Promise<Chain>;
  /** Problems that a DVA hears of its sources, and a DUCA of the order's papers. */
  ofDva: (chain: Chain) => Promise<Problem[]>;
  ofDuca: (chain: Chain) => Promise<Problem[]>;
  /** Derives the DVA again, then the DUCA. */
  update: (chain: Chain) => Promise<void>;
  /** Errors of the DUCA's readiness. */
  blockers: (chain: Chain) => Promise<Problem[]>;
}

export const changed = (problems: Problem[]): Problem[] =>
  problems.filter(({ code }) => code === 'sources.changed');
export const messages = (problems: Problem[]): string[] => changed(problems).map(({ message }) => message);

export async function startSourcesWorld(): Promise<SourcesWorld> {
  const world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.', Direccion: 'Zona 9' });
  await world.company('dos', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Dos, S.A.', Direccion: 'Zona 1' });
  const ana = await world.person('uno', 'ana');
  const reader = await world.person('uno', 'lector', []);
  const stranger = await world.person('dos', 'otro');
  const services = async () => world.services;
  const handlers = {
    duca: world.duca,
    dva: createDva(services),
    invoices: createInvoices(services),
    'transport-documents': createTransportDocuments(services),
    'work-orders': createWorkOrders(services),
  };
  const call: SourcesWorld['call'] = (kind, procedure, params, as = ana) =>
    world.call(handlers[kind], procedure, params, as);
  const lockOf: SourcesWorld['lockOf'] = async (kind, ID) =>
    (await call(kind, 'open', { ID })).result.header.LOCK;
  const done = async (answer: Promise<Answer>): Promise<Answer> => {
    const { error, ...rest } = await answer;
    expect(error).toBeUndefined();
    return rest;
  };
  return {
    world,
    reader,
    stranger,
    call,
    lockOf,
    patch: async (kind, ID, changes) => {
      const CAMBIOS = Object.entries(changes).map(([path, value]) => ({ op: 'set', path, value }));
      await done(call(kind, 'patch', { ID, LOCK: await lockOf(kind, ID), CAMBIOS }));
    },
    formed: async (number) => {
      const { orderId: order } = await world.seed('uno', number);
      const drafts = (await call('dva', 'list', { FILTROS: { ID_ORDEN: order } })).result.rows;
      for (const { ID, LOCK } of drafts) await call('dva', 'transition', { ID, LOCK, ACCION: 'cancel' });
      const derived = await done(call('dva', 'derive', { ID_ORDEN: order }));
      const formed = await done(call('duca', 'derive', { ID_ORDEN: order }));
      return {
        order,
        invoice: `fac-1-${number}`,
        transport: `tra-1-${number}`,
        dva: derived.result.DOCUMENTOS[0].header.ID,
        duca: formed.result.header.ID,
      };
    },
    ofDva: async ({ dva }) => (await call('dva', 'sources', { ID: dva })).result[0].problems,
    ofDuca: async ({ duca }) => (await call('duca', 'crossCheck', { ID: duca })).result.problems,
    update: async ({ order, dva, duca }) => {
      await done(call('dva', 'derive', { ID_ORDEN: order, ID: dva }));
      await done(call('duca', 'derive', { ID_ORDEN: order, ID: duca }));
    },
    blockers: async ({ duca }) => {
      const { problems } = (await call('duca', 'readiness', { ID: duca })).result as { problems: Problem[] };
      return problems.filter(({ severity }) => severity !== 'warning');
    },
  };
}
