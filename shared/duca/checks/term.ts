import { formatDate } from '../../foundation/dates/date.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { problem, type Problem } from '../../foundation/rules/problem.ts';
import type { DucaBody } from '../dataSets.ts';
import { servedDay } from '../declaredDay.ts';

/** The last day of a suspensive or temporary regime (box 14) is none before the declaration is accepted. */
export function termProblems({ DUCA }: DucaBody, reference: Reference): Problem[] {
  const { FECHA_VENCIMIENTO: ends, FECHA_ACEPTACION: accepted } = DUCA;
  const begins = servedDay({ DUCA }, reference);
  if (ends === '' || ends >= begins) return [];
  const since = accepted === '' ? 'hoy es' : 'se aceptó el';
  const message = `Casilla 14: el plazo vence el ${formatDate(ends)} y ${since} ${formatDate(begins)}. Escriba el último día del plazo, o déjela en blanco si el régimen no tiene plazo.`;
  return [problem('duca.term-past', 'DUCA.FECHA_VENCIMIENTO', message)];
}
