import { shippedCatalogues } from '../../../shared/catalogues/shippedCatalogues.ts';
import { duaDefinition } from '../../../shared/dua/definition.ts';
import { ducaDefinition } from '../../../shared/duca/definition.ts';
import { Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { keysOf } from '../../../shared/foundation/keyed.ts';
import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { invoiceDefinition } from '../../../shared/invoices/definition.ts';
import { declarationFacts, type AnsweredTransmission } from '../../../shared/reports/declarationFacts.ts';
import { duaValues } from '../../../shared/reports/duaValues.ts';
import { ducaValues } from '../../../shared/reports/ducaValues.ts';
import type { Fact } from '../../../shared/reports/facts.ts';
import { invoiceFacts, orderFacts } from '../../../shared/reports/orderFacts.ts';
import { hasNoEffect, isAnswered } from '../../../shared/transmission/states.ts';
import { workOrderDefinition } from '../../../shared/work-orders/definition.ts';
import type { WorkOrderBody } from '../../../shared/work-orders/summary.ts';
import type { AnyDocument, DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { DocumentStore, type Stored } from '../../runtime/documents/store.ts';
import { companyReference } from '../../runtime/companyReference.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { asItStands } from '../../transmission/declarations/acceptedContent.ts';
import { headsOfDocument } from '../../transmission/outcomeOf.ts';
import { costsOf } from '../../work-orders/costs/costRows.ts';

export interface Parts {
  services: Services;
  scope: TenantScope;
}

/** A document that facts are made of. */
export interface FactSource {
  module: FactModule;
  id: string;
}

/** What a document's facts are, and the day whose file they lie in. */
export interface DocumentFacts extends FactSource {
  day: string;
  facts: Fact[];
}

const storeFor = <B>(definition: DocumentDefinition<B>, { services, scope }: Parts): DocumentStore<B> =>
  new DocumentStore(definition, services, scope);

/** The document, or undefined where there is none: a note of something that never came to be is no fact. */
async function opened<B>(
  store: DocumentStore<B>,
  id: string,
  version?: number,
): Promise<Stored<B> | undefined> {
  try {
    return await store.open(id, version);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** A declaration as it stands before its authority: a change is told of once that accepted it. */
async function standing<B extends AnyBody>(
  definition: DocumentDefinition<B>,
  parts: Parts,
  id: string,
): Promise<Stored<B> | undefined> {
  const store = storeFor(definition, parts);
  const stored = await opened(store, id);
  return stored && asItStands({ definition }, store, stored);
}

/** When an order was opened; '' where there is none. */
async function openedAt(parts: Parts, orderId: string): Promise<string> {
  if (orderId === '') return '';
  const orders = storeFor(workOrderDefinition, parts);
  const row = await parts.services.database.get<HeaderRow>(orders.table, orders.headerKey(orderId));
  return row?.CREADO ?? '';
}

/** Transmissions of a declaration whose answer is known: what is under way is no fact yet. */
async function answeredOf(parts: Parts, documentId: string): Promise<AnsweredTransmission[]> {
  const heads = await headsOfDocument(parts.services, parts.scope, documentId);
  return heads
    .filter(({ state }) => isAnswered(state))
    .map((head) => ({
      id: head.id,
      operation: head.operation,
      version: head.version,
      accepted: !hasNoEffect(head.state),
      created: localDateTime(new Date(head.created)),
      answered: localDateTime(new Date(head.modified)),
      user: head.createdBy,
      facts: head.facts,
    }));
}

/** Versions of an order that are looked through for the name of a client who was its importer before. */
const MOST_VERSIONS = 30;

/**
 * Names of the clients in whose accounts the costs of an order are, by tax id: its importer, and while a name is missing
 * whoever its earlier versions call so. A cost keeps the number alone, and stays in its account when the importer changes.
 */
async function clientNames(
  store: DocumentStore<WorkOrderBody>,
  { header, body }: Stored<WorkOrderBody>,
  costs: readonly { NIT: string }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const know = ({ ORDEN }: WorkOrderBody): void => {
    const taxId = plainTaxId(ORDEN.NIT_IMPORTADOR);
    if (!names.has(taxId)) names.set(taxId, ORDEN.NOMBRE_IMPORTADOR);
  };
  const knowsAll = (): boolean => costs.every(({ NIT }) => names.has(plainTaxId(NIT)));
  know(body);
  if (knowsAll()) return names;
  for (const { VERSION } of (await store.versions(header.ID)).slice(0, MOST_VERSIONS)) {
    const earlier = await opened(store, header.ID, VERSION);
    if (earlier) know(earlier.body);
    if (knowsAll()) break;
  }
  return names;
}

type ReadFacts = (parts: Parts, id: string, reference: Reference) => Promise<[HeaderRow, Fact[]] | undefined>;

/** How the facts of each kind of document are read: the one list of what the analysis knows. */
const readers = {
  'work-orders': async (parts, id, reference) => {
    const store = storeFor(workOrderDefinition, parts);
    const stored = await opened(store, id);
    if (!stored) return undefined;
    const costs = await costsOf(parts, id);
    const names = await clientNames(store, stored, costs);
    const told = costs.map(({ ID_GASTO, NIT, GASTO }) => ({
      id: ID_GASTO,
      NIT,
      CLIENTE: names.get(plainTaxId(NIT)) ?? NIT,
      GASTO,
    }));
    return [stored.header, orderFacts(stored.header, stored.body, told, reference)];
  },
  invoices: async (parts, id) => {
    const stored = await opened(storeFor(invoiceDefinition, parts), id);
    return stored && [stored.header, invoiceFacts(stored.header, stored.body)];
  },
  duca: async (parts, id, reference) => {
    const stored = await standing(ducaDefinition, parts, id);
    if (!stored) return undefined;
    const { header, body } = stored;
    const [sent, at] = await Promise.all([answeredOf(parts, id), openedAt(parts, header.ID_ORDEN)]);
    return [header, declarationFacts(header, ducaValues(body, reference), sent, at)];
  },
  dua: async (parts, id) => {
    const stored = await standing(duaDefinition, parts, id);
    if (!stored) return undefined;
    const { header, body } = stored;
    const [sent, at] = await Promise.all([answeredOf(parts, id), openedAt(parts, header.ID_ORDEN)]);
    return [header, declarationFacts(header, duaValues(body), sent, at)];
  },
} satisfies Partial<Record<string, ReadFacts>>;

export type FactModule = keyof typeof readers;
export const FACT_MODULES = keysOf(readers);
export const isFactModule = (module: string): module is FactModule => Object.hasOwn(readers, module);

/** Definitions of the kinds that facts are made of, for whoever goes through all of a company's documents. */
export const factDefinitions: Record<FactModule, AnyDocument> = {
  'work-orders': workOrderDefinition,
  invoices: invoiceDefinition,
  duca: ducaDefinition,
  dua: duaDefinition,
};

/** Documents that are read at once. */
const AT_ONCE = 8;

/** Facts of documents as they stand at this moment; what is not there is left out. */
export async function readDocumentFacts(
  parts: Parts,
  sources: readonly FactSource[],
): Promise<DocumentFacts[]> {
  const reference = await companyReference(parts, shippedCatalogues);
  const found: DocumentFacts[] = [];
  for (let at = 0; at < sources.length; at += AT_ONCE) {
    const some = sources.slice(at, at + AT_ONCE).map(async (source) => {
      const read: ReadFacts = readers[source.module];
      const known = await read(parts, source.id, reference);
      return known && { ...source, day: known[0].CREADO.slice(0, 10), facts: known[1] };
    });
    found.push(...(await Promise.all(some)).flatMap((each) => each ?? []));
  }
  return found;
}
