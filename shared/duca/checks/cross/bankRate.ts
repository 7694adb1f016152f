import { judgeOf } from '../../../catalogues/judge.ts';
import { compare } from '../../../foundation/decimal/decimal.ts';
import { formatDate } from '../../../foundation/dates/date.ts';
import type { Reference } from '../../../foundation/documents/reference.ts';
import type { Problem } from '../../../foundation/rules/problem.ts';
import type { DucaBody } from '../../dataSets.ts';
import type { DucaSources } from '../../derive/sources.ts';

/**
 * Box 31 against the last rate of the central bank, of whatever day: between two days of a declaration's life a rate
 * moves by hundredths, so one that is far off was mistyped. What was accepted keeps the rate of its day.
 */
export function bankRateProblems(
  { DUCA }: DucaBody,
  { exchangeRate: { rate, day } }: DucaSources,
  reference: Reference,
): Problem[] {
  const { TIPO_CAMBIO: stated, FECHA_ACEPTACION } = DUCA;
  if (FECHA_ACEPTACION !== '' || rate === '' || stated === '' || compare(stated, '0') <= 0) return [];
  const judge = judgeOf('TASA_BANCO', reference);
  if (!judge?.apart(stated, rate)) return [];
  const message = `Casilla 31: la tasa de cambio dice ${stated} y la del banco central del ${formatDate(day)} es ${rate}; los tributos saldrían de otra. Escriba la del banco.`;
  return [judge.told('duca.rate-bank', 'DUCA.TIPO_CAMBIO', message)];
}
