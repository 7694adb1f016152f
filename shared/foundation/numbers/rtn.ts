import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

const DEPARTMENTS = 18;

/**
 * Honduran tax number: 14 digits, without a public check digit (domain 7.3). The first two are a department 01 to 18;
 * another one is allowed with a warning. Stored as digits only.
 */
export function checkRtn(text: string): NumberCheck {
  const value = compact(text);
  if (value === '') return accept('');
  if (!/^\d+$/.test(value)) {
    return refuse(`El RTN ${value} solo puede llevar dígitos. Escriba los 14 dígitos del RTN, sin letras.`);
  }
  if (value.length !== 14) {
    const remedy =
      value.length === 13
        ? 'Parece un DNI: agregue el dígito final del RTN.'
        : 'Escriba el RTN completo, como está en la constancia del SAR.';
    return refuse(`El RTN ${value} tiene ${value.length} dígitos y debe tener 14. ${remedy}`);
  }
  const department = Number(value.slice(0, 2));
  if (department < 1 || department > DEPARTMENTS) {
    return accept(
      value,
      `El RTN ${formatRtn(value)} comienza con el departamento ${value.slice(0, 2)}, y solo hay del 01 al 18. Revise el número.`,
    );
  }
  return accept(value);
}

/** A stored RTN in groups, '0801-9021-000018'. */
export function formatRtn(value: string): string {
  return /^\d{14}$/.test(value) ? `${value.slice(0, 4)}-${value.slice(4, 8)}-${value.slice(8)}` : value;
}
