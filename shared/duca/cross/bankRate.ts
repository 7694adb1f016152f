import { judgeOf } from '../../catalogues/judge.ts';
import { compare } from '../../foundation/decimal/decimal.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import type { DucaSources } from '../derive/sources.ts';
import { crossProblemsOf, type Pair } from './rule.ts';

/** The warning that asks for a choice before the seal. */
export const NEWER_RATE = 'duca.rate-newer';

/**
 * Box 31 against the last rate of the central bank, of whatever day: between two days of a declaration's life a rate
 * moves by hundredths, so one that is far off was mistyped. One that is not is held to what the bank said for its own
 * day, as the cross-checks judge it: a slip is told once. What was accepted keeps the rate of its day.
 */
export function bankRateProblems(
  { DUCA }: DucaBody,
  { exchangeRate: { rate, day } }: Pick<DucaSources, 'exchangeRate'>,
  reference: Reference,
): Problem[] {
  const { TIPO_CAMBIO: stated, FECHA_ACEPTACION } = DUCA;
  if (FECHA_ACEPTACION !== '' || rate === '' || stated === '' || compare(stated, '0') <= 0) return [];
  const judge = judgeOf('TASA_BANCO', reference);
  const newer = newerProblems(DUCA, rate, day);
  if (!judge?.apart(stated, rate)) return [...sameDayProblems(DUCA, rate, day, reference), ...newer];
  const message = `Casilla 31: la tasa de cambio dice ${stated} y la del banco central del ${formatDate(day)} es ${rate}; los tributos saldrían de otra. Escriba la del banco.`;
  return [judge.told('duca.rate-bank', 'DUCA.TIPO_CAMBIO', message), ...newer];
}

function sameDayProblems(
  { TIPO_CAMBIO, FECHA_TIPO_CAMBIO }: DucaBody['DUCA'],
  rate: string,
  day: string,
  reference: Reference,
): Problem[] {
  if (day !== FECHA_TIPO_CAMBIO) return [];
  const pair: Pair = {
    check: 'TASA_DIA',
    path: 'DUCA.TIPO_CAMBIO',
    subject: 'Casilla 31: la tasa de cambio',
    mine: TIPO_CAMBIO,
    theirs: rate,
    source: 'la que publicó el banco central para ese día',
    decimals: 5,
  };
  return crossProblemsOf([pair], reference);
}

/** A declaration of the evening is sealed in the morning: the bank has another rate by then, and which one stands is a person's choice. */
function newerProblems(
  { TIPO_CAMBIO, FECHA_TIPO_CAMBIO }: DucaBody['DUCA'],
  rate: string,
  day: string,
): Problem[] {
  if (FECHA_TIPO_CAMBIO === '' || day <= FECHA_TIPO_CAMBIO) return [];
  const message = `Casilla 31: declara la tasa de cambio ${TIPO_CAMBIO} del ${formatDate(FECHA_TIPO_CAMBIO)} y el banco ya publicó ${rate} del ${formatDate(day)}. Escriba la nueva con su fecha, o conserve la anterior al transmitir.`;
  return [warning(NEWER_RATE, 'DUCA.TIPO_CAMBIO', message)];
}
