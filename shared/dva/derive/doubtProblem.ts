import { isZero } from '../../foundation/decimal/decimal.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import { fold } from '../../foundation/text/clean.ts';
import { allOf } from '../../foundation/text/listed.ts';
import { seriesAndNumber } from '../../invoices/statedNumbers.ts';
import type { Doubt } from './transportOf.ts';

/**
 * A number in a transport document that several suppliers use: whose freight it is nobody can know, nor which offices and
 * dates are of which invoice. Said with what to write instead.
 */
export function doubtProblem({ transport, number, invoices }: Doubt): Problem {
  const { NUMERO_DOCUMENTO, VALOR_FLETE } = transport.body.DOCUMENTO;
  const papers = invoices.map(({ body }) => body.FACTURA);
  const suppliers = papers.map((each) => each.NOMBRE_PROVEEDOR || 'un proveedor sin nombre');
  const lost = isZero(VALOR_FLETE)
    ? 'no se sabe cuál ampara'
    : 'no se sabe de cuál es su flete, que por ese número no entra en la casilla 42.10 de ninguna DVA';
  const printed = papers.map(seriesAndNumber);
  const apart = new Set(printed.map(fold)).size === papers.length;
  // Of a name with commas as much as stands before the first: a comma parts the numbers of the box.
  const bySupplier = `el número y el proveedor, como «${papers[0]!.NUMERO_FACTURA} ${suppliers[0]!.split(/[,;]/)[0]}»`;
  const remedy = apart ? `la serie y el número, como «${printed[0]}», o ${bySupplier}` : bySupplier;
  return problem(
    'dva.invoice-of-several',
    '',
    `El documento de transporte ${NUMERO_DOCUMENTO || 'sin número'} nombra la factura «${number}» y la orden tiene una con ese número de ${allOf(suppliers)}: ${lost}. Escriba en la casilla 4 del documento ${remedy}.`,
  );
}
