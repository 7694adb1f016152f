import { twiceProblems, type Listed } from '../foundation/documents/twiceProblems.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { invoiceKind } from './kind.ts';

/** An invoice that was entered twice would be declared twice, and its value with it. @param papers `by` their suppliers */
export const invoicesOnce = (code: string, papers: readonly Listed[]): Problem[] =>
  twiceProblems(
    papers,
    { idPrefix: invoiceKind.idPrefix, code },
    (number, first) =>
      `la factura ${number} ya está en ${first} y su valor se declararía dos veces. Quite una de las dos de la orden y actualice la declaración; si son de series distintas, escriba antes en cada factura su serie.`,
  );
