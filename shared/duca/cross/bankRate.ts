import { judgeOf } from '../../catalogues/judge.ts';
import { compare } from '../../foundation/decimal/decimal.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { warning, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { crossProblemsOf, type Pair } from '../../declarations/cross/rule.ts';

/** The warning that asks for a choice before the seal. */
export const NEWER_RATE = 'duca.rate-newer';

type BankRate = DeclarationSources['exchangeRate'];

/** What a declaration says of its rate, and where: `subject` is how a sentence calls it. */
export interface StatedRate {
  rate: string;
  /** 'yyyy-mm-dd', or blank. */
  day: string;
  path: string;
  code: string;
  subject: string;
}

/**
 * A declared rate against the last one of the central bank, of whatever day: between two days of a declaration's life a
 * rate moves by hundredths, so one that is far off was mistyped. One that is not is held to what the bank said for its
 * own day, as the cross-checks judge it: a slip is told once.
 */
export function statedRateProblems(stated: StatedRate, bank: BankRate, reference: Reference): Problem[] {
  if (bank.rate === '' || stated.rate === '' || compare(stated.rate, '0') <= 0) return [];
  const judge = judgeOf('TASA_BANCO', reference);
  if (!judge?.apart(stated.rate, bank.rate)) return sameDayProblems(stated, bank, reference);
  const message = `${stated.subject} dice ${stated.rate} y la del banco central del ${formatDate(bank.day)} es ${bank.rate}; los tributos saldrían de otra. Escriba la del banco.`;
  return [judge.told(stated.code, stated.path, message)];
}

/** Box 31 against what the bank says. What was accepted keeps the rate of its day. */
export function bankRateProblems(
  { DUCA }: DucaBody,
  { exchangeRate: bank }: Pick<DeclarationSources, 'exchangeRate'>,
  reference: Reference,
): Problem[] {
  const { TIPO_CAMBIO: rate, FECHA_TIPO_CAMBIO: day, FECHA_ACEPTACION } = DUCA;
  if (FECHA_ACEPTACION !== '') return [];
  const said = { path: 'DUCA.TIPO_CAMBIO', code: 'duca.rate-bank', subject: 'Casilla 31: la tasa de cambio' };
  const problems = statedRateProblems({ rate, day, ...said }, bank, reference);
  if (bank.rate === '' || rate === '' || compare(rate, '0') <= 0) return problems;
  return [...problems, ...newerProblems(DUCA, bank.rate, bank.day)];
}

function sameDayProblems(stated: StatedRate, bank: BankRate, reference: Reference): Problem[] {
  if (bank.day !== stated.day) return [];
  const pair: Pair = {
    check: 'TASA_DIA',
    path: stated.path,
    subject: stated.subject,
    mine: stated.rate,
    theirs: bank.rate,
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
