import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import { buildOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';

/** Registration and last digit of the year, then the correlative. */
export const HEAD = 4;
export const DIGITS = 6;
export const LARGEST = 999_999;

export const digits = (number: number): string => String(Math.max(0, number)).padStart(DIGITS, '0');

/** The order numbers of a registration and year: as text, and how each of them begins. */
export function seriesOf(registration: string, year: number) {
  if (!/^[A-Za-z0-9]{3}$/.test(registration)) throw invalidParam('REGISTRO', 'son tres letras o dígitos');
  const text = (number: number): string => buildOrderNumber(registration, year, number);
  return { text, head: text(1).slice(0, HEAD) };
}
