import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';
import { formatDeclarationNumber } from './declarationNumber.ts';

const FEWEST_DIGITS = 6;
const USUAL = /^\d{12}[A-Z]$/;

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
  if (USUAL.test(value)) return accept(value);
  return accept(
    value,
    `El número ${value} no tiene la forma acostumbrada de SARAH, como 230011011994J. Compárelo con la declaración.`,
  );
}

/** Whether a stored number has SARAH's usual form, which no other authority's has. */
export const isUsualSarahNumber = (number: string): boolean => USUAL.test(number);

/** The number as papers show it: as SARAH writes it, without groups; the texts for a blank one and for none as everywhere. */
export function formatSarahNumber(number: string): string {
  const checked = checkSarahNumber(number);
  return checked.ok && checked.value !== '' ? checked.value : formatDeclarationNumber(number);
}
