import { addDays, isDate } from '../foundation/dates/date.ts';
import { monthsLater } from '../foundation/dates/monthsLater.ts';
import type { DuaBody } from './dataSets.ts';

/** In what a term is counted, codes of the list `cat_sys_unidades_plazo`. */
const COUNTED: Partial<Record<string, (from: string, count: number) => string>> = {
  D: addDays,
  M: monthsLater,
};

/** Longest number that is a term: nobody suspends anything for ten thousand days. */
export const MOST_DIGITS = 4;

/** Whether a number is short enough to be counted from a day. */
export const isCountable = (term: string): boolean => /^\d+$/.test(term) && term.length <= MOST_DIGITS;

/**
 * Last day of the term of a suspensive or temporary regime, counted from the day of its registration, months from date to
 * date; '' until it is registered, and while its term or the unit of that is not said.
 */
export function termEnd({
  FECHA_ACEPTACION,
  PLAZO_DIAS_MESES: term,
  UNIDAD_PLAZO: unit,
}: Pick<DuaBody['DECLARACION'], 'FECHA_ACEPTACION' | 'PLAZO_DIAS_MESES' | 'UNIDAD_PLAZO'>): string {
  const from = FECHA_ACEPTACION.slice(0, 10);
  const later = COUNTED[unit];
  return later && isDate(from) && isCountable(term) ? later(from, Number(term)) : '';
}
