import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

const DIGITS = '0123456789K';

/**
 * Guatemalan tax number (domain 4.1): 2 to 12 characters, the last one the check (0 to 9 or K). Stored without hyphen
 * and without leading zeros: '576937K'. 'CF' (consumidor final, also 'C/F') only where the caller allows it.
 */
export function checkNit(text: string, options: { allowFinalConsumer?: boolean } = {}): NumberCheck {
  const typed = compact(text);
  if (typed === '') return accept('');
  if (typed === 'CF') {
    return options.allowFinalConsumer === true
      ? accept('CF')
      : refuse('Aquí no se admite CF (consumidor final). Escriba el NIT del contribuyente.');
  }
  if (!/^\d+[\dK]$/.test(typed)) {
    return refuse(
      `El NIT ${typed} solo puede llevar dígitos y, al final, un dígito o la letra K (por ejemplo 576937-K). Corríjalo según el RTU del contribuyente.`,
    );
  }
  const value = typed.replace(/^0+/, '');
  if (value.length < 2 || value.length > 12) {
    return refuse(
      `El NIT ${typed} debe tener de 2 a 12 caracteres sin ceros a la izquierda. Corríjalo según el RTU del contribuyente.`,
    );
  }
  const expected = nitCheckDigit(value.slice(0, -1));
  if (value.endsWith(expected)) return accept(value);
  return refuse(
    `El dígito verificador del NIT ${formatNit(value)} debe ser ${expected}, no ${value.slice(-1)}. Revise el número en el RTU del contribuyente.`,
  );
}

/** Check character of a NIT's body: weights 2, 3, 4 … from the right, (11 - sum mod 11) mod 11, and 10 is K (domain 4.1). */
export function nitCheckDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) sum += Number(body[body.length - 1 - i]) * (i + 2);
  return DIGITS[(11 - (sum % 11)) % 11]!;
}

/** A stored NIT as people write it, '576937-K'; 'CF' and blank stay. */
export function formatNit(value: string): string {
  return /^\d+[\dK]$/.test(value) ? `${value.slice(0, -1)}-${value.slice(-1)}` : value;
}
