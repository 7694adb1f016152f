import { blankRecord } from '../../foundation/fields/dataSet.ts';
import type { DucaBody, DucaItem } from '../dataSets.ts';
import { supportDocuments } from '../fields/supportDocuments.ts';
import { furtherLine } from '../../foundation/documents/furtherLine.ts';
import { fractionsWith, runsOf, WHOLE } from './documents.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

/**
 * Box 54: the papers that the invoices list, for the fraction of their item or all those of their invoice. A certificate
 * proves for its fractions alone, so that one whose fractions do not follow each other stands in a line for each run.
 */
export function invoiceDocumentsOf(
  { invoices, dvas }: DeclarationSources,
  items: readonly DucaItem[],
): DucaBody['DOCUMENTOS'] {
  const declared = new Set(dvas.flatMap((dva) => dva.body.FACTURAS.map((each) => each.ID_FACTURA)));
  const fractions = new Map(items.map((item) => [item.ID_ITEM, item.SECUENCIA_FRACCION]));
  return invoices
    .filter((invoice) => declared.has(invoice.id))
    .flatMap(({ id, body }) => {
      const runs = runsOf(fractionsWith(items, id));
      return body.DOCUMENTOS.flatMap((each) => {
        const own = each.ID_ITEM === '' ? undefined : fractions.get(each.ID_ITEM);
        const lines = own === undefined ? (runs.length > 0 ? runs : [WHOLE]) : [own];
        return lines.map((LINEA, at) => ({
          ...blankRecord(supportDocuments),
          ID_DOCUMENTO: at === 0 ? each.ID_DOCUMENTO : furtherLine(each.ID_DOCUMENTO, at + 1),
          CODIGO_DOCUMENTO: each.CODIGO_DOCUMENTO,
          NUMERO_DOCUMENTO: each.NUMERO_DOCUMENTO,
          FECHA_EMISION: each.FECHA_EMISION,
          FECHA_VENCIMIENTO_DOCUMENTO: each.FECHA_VENCIMIENTO_DOCUMENTO,
          ID_PAIS_EMISION: each.ID_PAIS_EMISION,
          LINEA,
          ENTIDAD_EMISORA: each.ENTIDAD_EMISORA,
          MONTO: each.MONTO,
        }));
      });
    });
}
