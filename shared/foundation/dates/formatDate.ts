import { isDate, isDateTime } from './date.ts';

const PLACEHOLDERS = new Set(['', '00/00/0000', '0000-00-00', '01/01/1900', '1900-01-01']);
const EMPTY_ON_THE_WIRE = '1900-01-01';

/**
 * Whether a date is empty or stands for empty, with or without a time after it; such dates print blank (spec 5).
 */
export function isPlaceholderDate(text: string): boolean {
  return PLACEHOLDERS.has(text.trim().slice(0, 10));
}

/**
 * A stored day or moment as 'dd/mm/yyyy'. Empty and placeholder dates give ''; any other text comes back unchanged,
 * so that a wrong value stays visible.
 */
export function formatDate(stored: string): string {
  if (isPlaceholderDate(stored)) return '';
  if (!isDate(stored) && !isDateTime(stored)) return stored;
  return `${stored.slice(8, 10)}/${stored.slice(5, 7)}/${stored.slice(0, 4)}`;
}

/** A stored moment as 'dd/mm/yyyy hh:mm:ss' (spec 9); a stored day has time 00:00:00. Else as `formatDate`. */
export function formatDateTime(stored: string): string {
  const date = formatDate(stored);
  if (date === '' || date === stored) return date;
  return `${date} ${stored.slice(11) || '00:00:00'}`;
}

/**
 * The day as messages to the authorities carry it, 'yyyy-mm-dd'. Here alone an empty date becomes 1900-01-01
 * (spec 5); that value is never stored nor shown.
 * @throws RangeError when the text is neither empty nor a stored day or moment.
 */
export function wireDate(stored: string | undefined): string {
  if (stored === undefined || isPlaceholderDate(stored)) return EMPTY_ON_THE_WIRE;
  if (!isDate(stored) && !isDateTime(stored)) throw new RangeError(`Not a stored date: "${stored}"`);
  return stored.slice(0, 10);
}
