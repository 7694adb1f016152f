import { judgeOf } from '../../catalogues/judge.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';

/**
 * No invoice, certificate or permit is of a coming day, and none ends before it begins. A rectification may bring papers
 * that are younger than the acceptance, so that today alone is the limit.
 */
export function dateProblems({ DVA_FACTURAS, DOCUMENTOS }: DucaBody, reference: Reference): Problem[] {
  const { today } = reference;
  const invoiced = judgeOf('FECHA_FACTURA', reference);
  const issued = judgeOf('FECHA_DOCUMENTO', reference);
  const valid = judgeOf('VIGENCIA_DOCUMENTO', reference);
  const found = DVA_FACTURAS.flatMap(({ NUMERO_FACTURA, FECHA_FACTURA }, line): Problem[] => {
    if (!invoiced?.later(FECHA_FACTURA, today)) return [];
    const message = `Factura ${NUMERO_FACTURA || line + 1}: es del ${formatDate(FECHA_FACTURA)} y hoy es ${formatDate(today)}. Corríjala según la factura.`;
    return [invoiced.told('duca.invoice-later', `DVA_FACTURAS[${line}].FECHA_FACTURA`, message)];
  });
  DOCUMENTOS.forEach(
    ({ NUMERO_DOCUMENTO, FECHA_EMISION: from, FECHA_VENCIMIENTO_DOCUMENTO: until }, line) => {
      const document = `línea ${line + 1}: el documento ${NUMERO_DOCUMENTO || 'sin número'}`;
      if (issued?.later(from, today)) {
        const message = `Casilla 54.3, ${document} está fechado el ${formatDate(from)} y hoy es ${formatDate(today)}. Corrija la fecha según el documento.`;
        found.push(issued.told('duca.document-later', `DOCUMENTOS[${line}].FECHA_EMISION`, message));
      }
      if (valid?.later(from, until)) {
        const message = `Casilla 54.4, ${document} vence el ${formatDate(until)}, antes de emitirse (${formatDate(from)}). Corrija una de las dos fechas.`;
        const path = `DOCUMENTOS[${line}].FECHA_VENCIMIENTO_DOCUMENTO`;
        found.push(valid.told('duca.document-dates', path, message, `DOCUMENTOS[${line}].FECHA_EMISION`));
      }
    },
  );
  return found;
}
