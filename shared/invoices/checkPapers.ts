import { judgeOf } from '../catalogues/judge.ts';
import { formatDate } from '../foundation/dates/date.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import type { InvoiceBody } from './dataSets.ts';

/** Papers of the invoice that became the declaration's box 54: none is of a coming day, nor ends before it begins. */
export function checkPapers({ DOCUMENTOS }: InvoiceBody, reference: Reference): Problem[] {
  const issued = judgeOf('FECHA_DOCUMENTO', reference);
  const valid = judgeOf('VIGENCIA_DOCUMENTO', reference);
  return DOCUMENTOS.flatMap((each, line): Problem[] => {
    const { FECHA_EMISION: from, FECHA_VENCIMIENTO_DOCUMENTO: until } = each;
    const place = `Documentos, línea ${line + 1}`;
    const found: Problem[] = [];
    if (issued?.later(from, reference.today)) {
      const message = `${place}, Emitido: ${formatDate(from)} todavía no llega; corríjalo según el documento.`;
      found.push(issued.told('invoice.paper-later', `DOCUMENTOS[${line}].FECHA_EMISION`, message));
    }
    if (valid?.later(from, until)) {
      const message = `${place}, Vence: el ${formatDate(until)} es anterior a su emisión, el ${formatDate(from)}. Corrija una de las dos.`;
      found.push(
        valid.told(
          'invoice.paper-dates',
          `DOCUMENTOS[${line}].FECHA_VENCIMIENTO_DOCUMENTO`,
          message,
          `DOCUMENTOS[${line}].FECHA_EMISION`,
        ),
      );
    }
    return found;
  });
}
