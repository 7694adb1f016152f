import { accept, compact, refuse } from './check.ts';
import type { NumberCheck } from './check.ts';

/**
 * Air waybill number: three digits of the airline and eight of serial, the last one the first seven modulo 7
 * (domain 7.4). Stored as 11 digits.
 */
export function checkAwb(text: string): NumberCheck {
  const value = compact(text);
  if (value === '') return accept('');
  if (!/^\d{11}$/.test(value)) {
    return refuse(
      `La guía aérea ${value} debe tener 11 dígitos: 3 de la aerolínea y 8 de serie (por ejemplo 020-12345675). Cópiela completa del documento.`,
    );
  }
  const expected = awbCheckDigit(value.slice(3, 10));
  if (value.endsWith(expected)) return accept(value);
  return refuse(
    `El dígito verificador de la guía aérea ${formatAwb(value)} debe ser ${expected}, no ${value.slice(-1)}. Compare el número con el documento.`,
  );
}

/** Check digit of the seven digits of a serial: their remainder modulo 7. */
export function awbCheckDigit(serial: string): string {
  return String(Number(serial) % 7);
}

/** A stored air waybill number as documents show it, '020-12345675'. */
export function formatAwb(value: string): string {
  return /^\d{11}$/.test(value) ? `${value.slice(0, 3)}-${value.slice(3)}` : value;
}
