import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

const FEWEST_DIGITS = 6;

/**
 * Number that SARAH gives a declaration: year, office, correlative and a letter, as 230011011994J. The one source of
 * that form is of low authority (domain 1.5), so another one passes with a warning; a word is no number.
 */
export function checkSarahNumber(text: string): NumberCheck {
  const value = compact(text);
  if (value === '') return accept('');
  const digits = value.replace(/\D/g, '').length;
  if (!/^[A-Z0-9]{8,30}$/.test(value) || digits < FEWEST_DIGITS) {
    return refuse(
      `${value} no es un número de declaración de SARAH: lleva el año, la aduana, un correlativo y una letra, como 230011011994J. Cópielo completo de la declaración.`,
    );
  }
  if (/^\d{12}[A-Z]$/.test(value)) return accept(value);
  return accept(
    value,
    `El número ${value} no tiene la forma acostumbrada de SARAH, como 230011011994J. Compárelo con la declaración.`,
  );
}
