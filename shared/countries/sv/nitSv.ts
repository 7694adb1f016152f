import { accept, compact, refuse } from '../../foundation/numbers/check.ts';
import type { NumberCheck } from '../../foundation/numbers/check.ts';

/** Salvadoran tax number: 14 digits, stored without hyphens. Its check digit is not checked: the country is listed only. */
export function checkNitSv(text: string): NumberCheck {
  const value = compact(text);
  if (value === '' || /^\d{14}$/.test(value)) return accept(value);
  return refuse(
    `El NIT ${value} debe tener 14 dígitos (por ejemplo 0614-010190-101-2). Escríbalo completo, sin letras.`,
  );
}

/** A stored NIT of El Salvador in groups, '0614-010190-101-2'. */
export function formatNitSv(value: string): string {
  return value.replace(/^(\d{4})(\d{6})(\d{3})(\d)$/, '$1-$2-$3-$4');
}
