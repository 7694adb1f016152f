import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { consigneeOf, heldOf, manifestOf, type Carried } from '../../shared/manifests/derive/titlesOf.ts';
import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { DerivedKind, PapersOfKind } from '../runtime/documents/sources/derivedKind.ts';
import type { OrderPapers } from '../runtime/documents/sources/orderPapers.ts';

const NOBODY = { NIT_IMPORTADOR: '', NOMBRE_IMPORTADOR: '', DESCRIPCION: '' } as const;

/** The transport documents, each with the consignee of its order. */
export function carriedIn(papers: PapersOfKind): Carried[] {
  const orders = new Map(papers(workOrderDefinition).map(({ id, body }) => [id, consigneeOf(body.ORDEN)]));
  return papers(transportDefinition).map(({ id, orderId, body }) => ({
    id,
    body,
    consignee: orders.get(orderId) ?? NOBODY,
  }));
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
  derive: (papers, base) => manifestOf(carriedIn(papers), base),
  held: heldOf,
  // Of an order it takes the consignee alone: what else is wrong there is none of its business.
  builtOn: ({ body }, module, { ID }) =>
    module === 'transport-documents' && body.TITULOS.some((each) => each.ID_TITULO === ID),
};
