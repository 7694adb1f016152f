import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { missing, problem, type Problem } from '../../foundation/rules/problem.ts';
import type { DuaBody } from '../dataSets.ts';
import { isCountable, MOST_DIGITS } from '../term.ts';

const PATH = 'DECLARACION.PLAZO_DIAS_MESES';

/** A term of which nobody could say the last day (spec 3): none at all, one that is too long to count, or one without unit. */
export function termProblems({ DECLARACION }: Pick<DuaBody, 'DECLARACION'>, reference: Reference): Problem[] {
  const { PLAZO_DIAS_MESES: term, UNIDAD_PLAZO: unit, CODIGO_REGIMEN: regime } = DECLARACION;
  if (term === '') return [];
  if (/^0+$/.test(term)) return suspends(regime, reference) ? [noTerm(regime)] : [];
  return [...(isCountable(term) ? [] : [tooLong(term)]), ...(unit === '' ? [noUnit(term)] : [])];
}

/** Whether the list of regimes says that one suspends for a time; any other has no term, and 0 says so. */
const suspends = (regime: string, reference: Reference): boolean =>
  reference.row(catalogue.regimes, regime)?.['SUSPENSIVO'] === '1';

function noTerm(regime: string): Problem {
  const message = `Plazo: dice 0 y el régimen ${regime} suspende por un plazo; con 0 no se sabe qué día vence. Escriba cuántos días o meses autoriza el régimen.`;
  return problem('dua.term-none', PATH, message);
}

function tooLong(term: string): Problem {
  const message = `Plazo: ${term} tiene más de ${MOST_DIGITS} cifras y no se puede contar qué día vence. Corrija el número de días o meses.`;
  return problem('dua.term-long', PATH, message);
}

/** SARAH takes the number alone, and whoever must be told of its end cannot be. */
function noUnit(term: string): Problem {
  const message = `Unidad del plazo: falta este dato; diga si los ${term} del plazo son días o meses, para saber cuándo vence. A SARAH va solo el número.`;
  return missing('dua.term-unit', 'DECLARACION.UNIDAD_PLAZO', message);
}
