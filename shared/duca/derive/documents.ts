import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { DucaBody, DucaItem } from '../dataSets.ts';
import { NO_FILE } from '../../foundation/files/facts.ts';
import { statedNumbers } from '../../invoices/statedNumbers.ts';
import { isOfCarrier } from '../../transport-documents/transportsOnce.ts';
import { supportDocuments } from '../fields/supportDocuments.ts';
import { VALUE_DECLARATION } from '../marks.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

type SupportDocument = DucaBody['DOCUMENTOS'][number];

/** Codes of box 54.1 for a document whose own type the list does not hold. */
const OTHERWISE = { invoice: '380', sea: '705', air: '740', road: '730' } as const;

/** Masters and houses of bills and air waybills (UN/EDIFACT 1001) count as the document they are kinds of. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['704', '705'],
  ['714', '705'],
  ['741', '740'],
  ['703', '740'],
  ['720', '730'],
]);

/** Codes by way of transport; by any other the goods come over the sea. */
const WAYS: ReadonlyMap<string, string> = new Map([
  ['3', OTHERWISE.road],
  ['4', OTHERWISE.air],
]);

const ISSUER_LENGTH = supportDocuments.fields.ENTIDAD_EMISORA.max ?? 0;

/** Box 54.6 of what covers the whole declaration. */
export const WHOLE = '0';

const blank = { FECHA_VENCIMIENTO_DOCUMENTO: '', MONTO: '', NOMBRE_ARCHIVO_SAT: '', ...NO_FILE } as const;

/** Box 54: the invoices with the fractions that they support, the transport documents, the value declarations. */
export function supportDocumentsOf(
  sources: DeclarationSources,
  items: readonly DucaItem[],
  reference: Reference,
): SupportDocument[] {
  const coded = (code: string, otherwise: string): string =>
    code !== '' && reference.hasCode(catalogue.supportDocuments, code) !== false ? code : otherwise;
  const totals = new Map(
    sources.dvas.flatMap((dva) => dva.body.FACTURAS.map((each) => [each.ID_FACTURA, each.TOTAL_FACTURA])),
  );
  const numbers = statedNumbers(sources.invoices);
  // What leaves is invoiced by the client of the order.
  const leaves = sources.movement === 'leaves';
  const { ORDEN } = sources.order.body;
  return [
    ...sources.invoices
      .filter((invoice) => totals.has(invoice.id))
      .map(({ id, body: { FACTURA } }) => ({
        ...blank,
        ID_DOCUMENTO: id,
        CODIGO_DOCUMENTO: coded(FACTURA.ID_TIPO_FACTURA, OTHERWISE.invoice),
        NUMERO_DOCUMENTO: numbers.get(id)!,
        FECHA_EMISION: FACTURA.FECHA_FACTURA,
        ID_PAIS_EMISION: FACTURA.ID_PAIS_EMISION || (leaves ? reference.country : FACTURA.ID_PAIS_PROVEEDOR),
        LINEA: linesOf(items, id),
        ENTIDAD_EMISORA: leaves ? ORDEN.NOMBRE_IMPORTADOR : FACTURA.NOMBRE_PROVEEDOR,
        MONTO: totals.get(id) ?? '',
      })),
    ...sources.transports.map(({ id, body, body: { DOCUMENTO } }) => ({
      ...blank,
      ID_DOCUMENTO: id,
      CODIGO_DOCUMENTO: coded(
        KINDS.get(DOCUMENTO.ID_TIPO_DOCUMENTO) ?? DOCUMENTO.ID_TIPO_DOCUMENTO,
        WAYS.get(DOCUMENTO.ID_MODO_TRANSPORTE) ?? OTHERWISE.sea,
      ),
      NUMERO_DOCUMENTO: DOCUMENTO.NUMERO_DOCUMENTO,
      FECHA_EMISION: DOCUMENTO.FECHA_DOCUMENTO,
      ID_PAIS_EMISION: DOCUMENTO.PAIS_EMBARQUE,
      LINEA: WHOLE,
      ENTIDAD_EMISORA: issuerOf(body, reference),
    })),
    ...(sources.unsworn ? [] : sources.dvas).map(({ id, body: { DVA } }) => ({
      ...blank,
      ID_DOCUMENTO: id,
      CODIGO_DOCUMENTO: VALUE_DECLARATION,
      NUMERO_DOCUMENTO: DVA.ID_DVA,
      FECHA_EMISION: DVA.FECHA_DECLARACION,
      ID_PAIS_EMISION: reference.country,
      LINEA: WHOLE,
      ENTIDAD_EMISORA: DVA.NOMBRE_IMPORTADOR,
      MONTO: DVA.CASILLA_46,
    })),
  ];
}

/**
 * Box 54.7 of a transport document: who issued it, as the list names the one that was chosen, else its carrier. A
 * consignment note names its carrier as well, which alone tells it from another one of its number.
 */
function issuerOf(
  { DOCUMENTO }: DeclarationSources['transports'][number]['body'],
  reference: Reference,
): string {
  const { ID_EMISOR, ID_TIPO_DOCUMENTO, NOMBRE_TRANSPORTISTA: carrier } = DOCUMENTO;
  const issuer = reference.row(catalogue.transportIssuers, ID_EMISOR)?.VALOR || ID_EMISOR;
  if (issuer === '' || carrier === '') return issuer || carrier;
  if (!isOfCarrier(ID_TIPO_DOCUMENTO)) return issuer;
  const both = `${carrier} (${issuer})`;
  return both.length <= ISSUER_LENGTH ? both : carrier;
}

/** Numbers of the fractions that hold goods of an invoice. */
export const fractionsWith = (items: readonly DucaItem[], invoiceId: string): number[] =>
  items.filter((each) => each.ID_FACTURA === invoiceId).map((each) => Number(each.SECUENCIA_FRACCION));

/** Fractions as box 54.6 names them, which holds one sequence: a text for each run without gaps, «4» or «1-3» (spec 5). */
export function runsOf(lines: readonly number[]): string[] {
  const runs: { first: number; last: number }[] = [];
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const before = runs.at(-1);
    if (before?.last === line - 1) before.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`));
}

/**
 * Fractions that an invoice itself is of: one, a range when they follow each other, else 0 for the whole, for it says what
 * the goods cost and proves nothing of a fraction. What does prove takes a line a run (`runsOf`).
 */
export function linesOf(items: readonly DucaItem[], invoiceId: string): string {
  const [run = WHOLE, ...others] = runsOf(fractionsWith(items, invoiceId));
  return others.length === 0 ? run : WHOLE;
}
