import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

/**
 * How many municipalities each of the 22 departments of Guatemala has, in the order of their codes. The number grows
 * when a municipality is created, the last ones being Sipacate (Escuintla) and Petatán (Huehuetenango) in 2015.
 */
const MUNICIPALITIES = {
  source: 'INE Guatemala, división político-administrativa, 340 municipios',
  validFrom: '2015-10-01',
  rows: [17, 8, 16, 16, 14, 14, 19, 8, 24, 21, 9, 30, 33, 21, 8, 17, 14, 5, 11, 11, 7, 17],
};

/**
 * Guatemalan personal code (CUI, the number of the DPI): 13 digits = 8 of number, 1 check, 2 department,
 * 2 municipality (domain 4.1). Stored as digits only: '2415751810101'.
 */
export function checkCui(text: string): NumberCheck {
  const value = compact(text);
  if (value === '') return accept('');
  if (!/^\d{13}$/.test(value)) {
    return refuse(`El CUI ${value} debe tener 13 dígitos. Cópielo completo del DPI.`);
  }
  const expected = cuiCheckDigit(value.slice(0, 8));
  if (value[8] !== expected) {
    return refuse(
      `El dígito verificador (el noveno) del CUI ${formatCui(value)} debe ser ${expected}, no ${value[8]}. Revise el número en el DPI.`,
    );
  }
  const department = MUNICIPALITIES.rows[Number(value.slice(9, 11)) - 1];
  if (department === undefined) {
    return refuse(
      `El CUI ${formatCui(value)} indica el departamento ${value.slice(9, 11)}, que no existe (01 a 22). Revise los últimos cuatro dígitos en el DPI.`,
    );
  }
  const municipality = Number(value.slice(11));
  if (municipality < 1 || municipality > department) {
    return refuse(
      `El CUI ${formatCui(value)} indica el municipio ${value.slice(11)} del departamento ${value.slice(9, 11)}, que solo tiene del 01 al ${String(department).padStart(2, '0')}. Revise los últimos cuatro dígitos en el DPI.`,
    );
  }
  return accept(value);
}

/** Check digit of the eight first digits: weights 2 to 9 from the left, modulo 11, of which 10 counts as 0. */
export function cuiCheckDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) sum += Number(body[i]) * (i + 2);
  return String((sum % 11) % 10);
}

/** A stored CUI as the DPI prints it, '2415 75181 0101'. */
export function formatCui(value: string): string {
  return /^\d{13}$/.test(value) ? `${value.slice(0, 4)} ${value.slice(4, 9)} ${value.slice(9)}` : value;
}
