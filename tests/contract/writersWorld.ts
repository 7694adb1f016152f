import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { sourceKinds } from '../../functions/duca/sources.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { DocumentStore, type Stored } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer } from './world.ts';

const named = {
  'orden de trabajo': workOrderDefinition,
  factura: sourceKinds.invoices,
  'documento de transporte': sourceKinds.transports,
  DVA: sourceKinds.dvas,
  DUCA: ducaDefinition,
};
export type KindName = keyof typeof named;

/** Every kind of document, by the name that a test tells it with. */
export const kinds: Record<KindName, AnyDocument> = named;
export const kindNames = Object.keys(kinds) as KindName[];

/** A company with every kind of document, a person who works on them, and the product's own way past that person. */
export interface WritersWorld {
  world: DucaWorld;
  call: (kind: KindName, procedure: string, params: unknown) => Promise<Answer>;
  patch: (kind: KindName, id: string, changes: readonly Change[]) => Promise<Answer>;
  open: (kind: KindName, id: string) => Promise<Stored>;
  /** Saves a body as the product itself does; `derived: false` forgets what the last derivation wrote. */
  plant: (kind: KindName, id: string, change: (body: AnyBody) => AnyBody, derived?: boolean) => Promise<void>;
  /** Id of the DUCA of a new order of that number. */
  draft: (orderNumber: string) => Promise<string>;
}

export async function startWritersWorld(): Promise<WritersWorld> {
  const world = await startDucaWorld();
  await world.company('uno', 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.' });
  const ana = await world.person('uno', 'ana');
  const services = async () => world.services;
  const handlers = {
    'orden de trabajo': createWorkOrders(services),
    factura: createInvoices(services),
    'documento de transporte': createTransportDocuments(services),
    DVA: createDva(services),
    DUCA: world.duca,
  };
  const call: WritersWorld['call'] = (kind, procedure, params) =>
    world.call(handlers[kind], procedure, params, ana);
  const storeOf = (kind: KindName): DocumentStore =>
    new DocumentStore(kinds[kind], world.services, jobScope('uno', 'GT'));
  return {
    world,
    call,
    patch: async (kind, ID, CAMBIOS) => {
      const { LOCK } = await storeOf(kind).header(ID);
      return call(kind, 'patch', { ID, LOCK, CAMBIOS });
    },
    open: (kind, id) => storeOf(kind).open(id),
    plant: async (kind, id, change, keepsDerived = true) => {
      const { header, body, derived } = await storeOf(kind).open(id);
      const reference = await referenceFor(world.services, 'GT', shippedCatalogues);
      const content = { body: change(body), ...(keepsDerived && derived ? { derived } : {}) };
      await storeOf(kind).save(header, content, { action: 'Prueba', reference });
    },
    draft: async (orderNumber) => {
      const { orderId } = await world.seed('uno', orderNumber);
      return (await call('DUCA', 'derive', [orderId, '', ''])).result.header.ID;
    },
  };
}
