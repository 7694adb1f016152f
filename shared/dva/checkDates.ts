import { judgeOf } from '../catalogues/judge.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import type { DvaBody } from './fields/dataSets.ts';

/** No invoice and no contract is of a coming day. */
export function checkDates({ DVA, FACTURAS }: DvaBody, reference: Reference): Problem[] {
  const invoiced = judgeOf('FECHA_FACTURA', reference);
  const agreed = judgeOf('FECHA_DOCUMENTO', reference);
  const found = FACTURAS.flatMap(({ NUMERO_FACTURA, FECHA_FACTURA }, line): Problem[] => {
    if (!invoiced?.later(FECHA_FACTURA, reference.today)) return [];
    const message = `Factura ${NUMERO_FACTURA || line + 1}: su fecha es posterior a hoy; corríjala según la factura.`;
    return [invoiced.told('dva.invoice-later', `FACTURAS[${line}].FECHA_FACTURA`, message)];
  });
  if (agreed?.later(DVA.FECHA_CONTRATO, reference.today)) {
    const message = 'Casilla 17.1: la fecha del contrato es posterior a hoy; corríjala según el contrato.';
    found.push(agreed.told('dva.contract-later', 'DVA.FECHA_CONTRATO', message));
  }
  return found;
}
