import { addDays, isDate } from '../foundation/dates/date.ts';
import { monthsLater } from '../foundation/dates/monthsLater.ts';

/** Coverage of a certification, codes of the list `cat_sys_alcances_certificacion`. */
export const COVERAGE = { single: 'UNICA', blanket: 'GLOBAL' } as const;
/** Who certifies, codes of the list `cat_sys_certificadores_origen`. */
export const CERTIFIES = { importer: 'IMPORTADOR', exporter: 'EXPORTADOR', producer: 'PRODUCTOR' } as const;

/** Digits of the harmonised system, to which goods are compared. */
export const COMPARED_DIGITS = 6;

/** Years that a certification is valid from its date, and the longest period of a blanket one (domain 5.1). */
const VALID_YEARS = 4;
const LONGEST_YEARS = 1;

const yearsLater = (day: string, years: number): string => monthsLater(day, 12 * years);

/** Last day on which a certification of that date serves; '' while the date is none. */
export const validUntil = (day: string): string => (isDate(day) ? yearsLater(day, VALID_YEARS) : '');

/** Last day of a period of twelve months that begins on that day. */
export const longestPeriod = (from: string): string => addDays(yearsLater(from, LONGEST_YEARS), -1);
