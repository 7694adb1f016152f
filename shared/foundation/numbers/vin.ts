import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
// prettier-ignore
const LETTERS: Record<string, number> = {
  A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9, S: 2, T: 3, U: 4, V: 5,
  W: 6, X: 7, Y: 8, Z: 9,
};

/**
 * Vehicle identification number: 17 letters and digits without I, O and Q (domain 7.4). Only North America uses the
 * check at position 9, so a number from there (first character 1 to 5) whose check differs is accepted with a warning.
 */
export function checkVin(text: string): NumberCheck {
  const value = compact(text);
  if (value === '') return accept('');
  if (value.length !== 17) {
    return refuse(
      `El VIN ${value} tiene ${value.length} caracteres y debe tener 17. Cópielo completo del título o de la placa del vehículo.`,
    );
  }
  const wrong = /[^0-9A-HJ-NPR-Z]/.exec(value);
  if (wrong) {
    return refuse(
      `El VIN ${value} lleva ${wrong[0]} en la posición ${wrong.index + 1}; un VIN no usa I, O, Q ni signos. Revise si es 1 o 0.`,
    );
  }
  const expected = vinCheckDigit(value);
  if (/^[1-5]/.test(value) && value[8] !== expected) {
    return accept(
      value,
      `El dígito verificador (el noveno) del VIN ${value} sería ${expected}, no ${value[8]}. Revise el número en el título del vehículo.`,
    );
  }
  return accept(value);
}

/** North American check character of a VIN of 17: weighted sum modulo 11, and 10 is X. */
export function vinCheckDigit(vin: string): string {
  let sum = 0;
  for (let i = 0; i < WEIGHTS.length; i += 1) {
    const character = vin[i] ?? '0';
    sum += (LETTERS[character] ?? Number(character)) * WEIGHTS[i]!;
  }
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}
