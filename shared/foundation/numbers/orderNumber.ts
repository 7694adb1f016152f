import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

const MAX_CORRELATIVE = 999_999;

/**
 * Order number with its hyphen (spec 5, declaration number display): after 4 characters when it has 16, else after 3:
 * '123-4000567'. Blank and numbers of up to 3 characters have none.
 */
export function formatOrderNumber(number: string): string {
  const plain = compact(number);
  const head = plain.length === 16 ? 4 : 3;
  return plain.length > head ? `${plain.slice(0, head)}-${plain.slice(head)}` : plain;
}

/** Order number as it is stored and sent: without hyphens (spec 5, XML generation). */
export function plainOrderNumber(number: string): string {
  return compact(number);
}

/**
 * The order number of ten characters (domain 1.5): the declarant's registration (3), last digit of the year, and the
 * correlative in 6 digits. Stored form, without hyphen.
 * @param year the full year.
 * @throws RangeError when the registration has not 3 letters or digits, or the correlative is not 1 to 999999.
 */
export function buildOrderNumber(registration: string, year: number, correlative: number): string {
  const head = compact(registration);
  if (!/^[A-Z0-9]{3}$/.test(head))
    throw new RangeError(`Registration without 3 characters: "${registration}"`);
  if (!Number.isInteger(year) || year < 1900 || year > 9999) throw new RangeError(`Not a year: ${year}`);
  if (!Number.isInteger(correlative) || correlative < 1 || correlative > MAX_CORRELATIVE) {
    throw new RangeError(`Correlative out of range: ${correlative}`);
  }
  return `${head}${year % 10}${String(correlative).padStart(6, '0')}`;
}

/** Order number of 10 or 16 letters and digits (domain 1.5). */
export function checkOrderNumber(text: string): NumberCheck {
  const value = compact(text);
  if (value === '') return accept('');
  if (!/^[A-Z0-9]+$/.test(value)) {
    return refuse(
      `El número de orden ${value} solo puede llevar letras y dígitos. Corríjalo (por ejemplo 123-4000567).`,
    );
  }
  if (value.length !== 10 && value.length !== 16) {
    return refuse(
      `El número de orden ${formatOrderNumber(value)} tiene ${value.length} caracteres y debe tener 10 (registro, año y correlativo, por ejemplo 123-4000567) o 16. Complételo o corríjalo.`,
    );
  }
  return accept(value);
}
