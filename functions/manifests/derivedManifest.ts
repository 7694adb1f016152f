import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { carriedOf, heldOf, manifestOf, type Carried } from '../../shared/manifests/derive/titlesOf.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { DerivedKind, PapersOfKind } from '../runtime/documents/sources/derivedKind.ts';
import type { OrderPapers } from '../runtime/documents/sources/orderPapers.ts';

/** The transport documents, each with what its order says of the goods. */
export function carriedIn(papers: PapersOfKind, reference: Reference): Carried[] {
  const orders = new Map(papers(workOrderDefinition).map((order) => [order.id, order]));
  return papers(transportDefinition).map((each) => carriedOf(each, orders.get(each.orderId), reference));
}

/** The versions that titles of these documents are taken of: their own and those of their orders. */
export function takenOf(papers: OrderPapers, titles: readonly { id: string }[]): SourceVersions {
  const ids = new Set(titles.map(({ id }) => id));
  const documents = papers.headersOf('transport-documents').filter(({ ID }) => ids.has(ID));
  const orders = new Set(documents.map(({ ID_ORDEN }) => ID_ORDEN));
  const versions = (headers: readonly HeaderRow[]): Record<string, number> =>
    Object.fromEntries(headers.map(({ ID, VERSION }) => [ID, VERSION]));
  return {
    'work-orders': versions(papers.headersOf('work-orders').filter(({ ID }) => orders.has(ID))),
    'transport-documents': versions(documents),
  };
}

/** The manifest as a derived document: of the transport documents that it took, of whichever orders. */
export const derivedManifest: DerivedKind<ManifestBody> = {
  definition: manifestDefinition,
  reads: 'named',
  order: workOrderDefinition,
  papers: [transportDefinition],
  through: [],
  whole: false,
  derive: (papers, base, reference) => manifestOf(carriedIn(papers, reference), base),
  held: heldOf,
  // Of an order it takes whose goods they are and where they go: what else is wrong there is none of its business.
  builtOn: ({ body }, module, { ID }) =>
    module === 'transport-documents' && body.TITULOS.some((each) => each.ID_TITULO === ID),
};
