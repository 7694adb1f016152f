import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

const PATTERN = /^[A-Z]{3}[UJZ]\d+$/;
const CHECKED_LENGTH = 11;

/**
 * Container number: three letters, then U, J or Z, then digits; at 11 characters the ISO 6346 check digit must match,
 * other lengths pass (spec 5, container number). Stored in capitals without spaces or hyphens: 'CSQU3054383'.
 */
export function checkContainer(text: string): NumberCheck {
  const value = compact(text);
  if (value === '') return accept('');
  if (!PATTERN.test(value)) {
    return refuse(
      `El contenedor ${value} no tiene la forma debida: tres letras, luego U, J o Z, y luego solo dígitos (por ejemplo CSQU3054383). Corríjalo según el documento de transporte.`,
    );
  }
  if (value.length !== CHECKED_LENGTH) return accept(value);
  const expected = containerCheckDigit(value);
  if (value.endsWith(expected)) return accept(value);
  return refuse(
    `El dígito verificador del contenedor ${value} debe ser ${expected}, no ${value.slice(-1)}. Compare el número con el documento de transporte; puede haber un carácter cambiado.`,
  );
}

/**
 * ISO 6346 check digit of the first ten characters (four letters and six digits): letter values 10 to 38 without the
 * multiples of 11, weights 2^position, sum modulo 11, and 10 counts as 0.
 * @throws RangeError when the text does not begin with four letters and six digits.
 */
export function containerCheckDigit(number: string): string {
  const start = compact(number).slice(0, 10);
  if (!/^[A-Z]{4}\d{6}$/.test(start))
    throw new RangeError(`Not the start of a container number: "${number}"`);
  let sum = 0;
  for (let i = 0; i < start.length; i += 1) sum += characterValue(start.charCodeAt(i)) * 2 ** i;
  return String((sum % 11) % 10);
}

/** A = 10, B = 12 … U = 32, V = 34 … Z = 38: 11, 22 and 33 are skipped, since they vanish modulo 11. */
function characterValue(code: number): number {
  if (code < 65) return code - 48;
  const position = code - 65;
  return 10 + position + Math.floor((position + 9) / 10);
}
