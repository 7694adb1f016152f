import { judgeOf } from '../../catalogues/judge.ts';
import { isZero } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { incotermOf } from '../../invoices/incoterm.ts';
import type { DucaBody } from '../dataSets.ts';

const EXPENSES = [
  { part: 'freight', check: 'SIN_FLETE', box: '26', name: 'TOTAL_FLETE_DOLARES', what: 'el transporte' },
  { part: 'insurance', check: 'SIN_SEGURO', box: '27', name: 'TOTAL_SEGURO_DOLARES', what: 'el seguro' },
] as const;

/** Transport and insurance of a declaration that no value declaration speaks for; where one does, it is asked there. */
export function expenseProblems({ DUCA, DVAS }: DucaBody, reference: Reference): Problem[] {
  const term = incotermOf(reference, DUCA.ID_INCOTERM);
  if (!term || DVAS.length > 0 || isZero(DUCA.TOTAL_FOB_DOLARES)) return [];
  return EXPENSES.flatMap(({ part, check, box, name, what }): Problem[] => {
    const judge = judgeOf(check, reference);
    if (!judge || term.includes[part] || !term.declares[part] || !isZero(DUCA[name])) return [];
    const message = `Casilla ${box}: con ${DUCA.ID_INCOTERM} el precio no incluye ${what} y aquí es cero. Escríbalo en las fracciones.`;
    return [judge.told(`duca.no-${part}`, `DUCA.${name}`, message, 'DUCA.ID_INCOTERM')];
  });
}
