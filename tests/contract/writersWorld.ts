import { createCafta } from '../../functions/cafta/handler.ts';
import { createDua } from '../../functions/dua/handler.ts';
import { createDva } from '../../functions/dva/handler.ts';
import { createInvoices } from '../../functions/invoices/handler.ts';
import { definitionOf } from '../../shared/documentDefinitions.ts';
import { createManifests } from '../../functions/manifests/handler.ts';
import { createParties } from '../../functions/parties/handler.ts';
import { createProducts } from '../../functions/products/handler.ts';
import { createRegisters } from '../../functions/registers/handler.ts';
import { DocumentStore, type Stored } from '../../functions/runtime/documents/store.ts';
import { referenceFor } from '../../functions/runtime/reference.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createTransportDocuments } from '../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../functions/work-orders/handler.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import { documentKinds, type KindName } from '../../shared/documentKinds.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Change } from '../../shared/foundation/documents/patch.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { startDucaWorld, type DucaWorld } from './ducaWorld.ts';
import type { Answer, Handler } from './world.ts';

export type { KindName };

/** Every kind of document. */
export const kindNames = documentKinds.map(({ module }) => module);
export const kinds = Object.fromEntries(kindNames.map((module) => [module, definitionOf(module)!])) as Record<
  KindName,
  AnyDocument
>;

/** Where a kind is tried: in Guatemala, or in Honduras if only that has it. */
const AGENCIES = { GT: 'uno', HN: 'honduras' } as const;
const countryOf = (kind: KindName): keyof typeof AGENCIES => (isModuleOf('GT', kind) ? 'GT' : 'HN');

/** Companies with every kind of document, a person who works on them, and the product's own way past that person. */
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
  await world.company(AGENCIES.GT, 'GT', { Nit: '576937K', RazonSocial: 'Agencia Uno, S.A.' });
  await world.company(AGENCIES.HN, 'HN', { Nit: '08019995001234', RazonSocial: 'Agencia Sula, S.A.' });
  const people = {
    GT: await world.person(AGENCIES.GT, 'ana'),
    HN: await world.person(AGENCIES.HN, 'sofia'),
  };
  const services = async () => world.services;
  const handlers: Record<KindName, Handler> = {
    parties: createParties(services),
    products: createProducts(services),
    'work-orders': createWorkOrders(services),
    invoices: createInvoices(services),
    'transport-documents': createTransportDocuments(services),
    dva: createDva(services),
    duca: world.duca,
    dua: createDua(services),
    manifests: createManifests(services),
    cafta: createCafta(services),
    registers: createRegisters(services),
  };
  const call: WritersWorld['call'] = (kind, procedure, params) =>
    world.call(handlers[kind], procedure, params, people[countryOf(kind)]);
  const storeOf = (kind: KindName): DocumentStore => {
    const country = countryOf(kind);
    return new DocumentStore(kinds[kind], world.services, jobScope(AGENCIES[country], country));
  };
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
      const reference = await referenceFor(world.services, countryOf(kind), shippedCatalogues);
      const content = { body: change(body), ...(keepsDerived && derived ? { derived } : {}) };
      await storeOf(kind).save(header, content, { action: 'Prueba', reference });
    },
    draft: async (orderNumber) => {
      const { orderId } = await world.seed(AGENCIES.GT, orderNumber);
      return (await call('duca', 'derive', [orderId, '', ''])).result.header.ID;
    },
  };
}
