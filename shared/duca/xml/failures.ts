import { Refusal } from '../../foundation/contracts/refusal.ts';

const textOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Texts that take the place of the XML or of a matrix when they cannot be had, word for word of spec 8. */
export const matrixFailures = {
  noRows: 'No hay registros en matriz de XML para el regimen y clase seleccionada',
  xml: (thrown: unknown): string => `Error obteniendo registros en matriz error/except ${textOf(thrown)}`,
  /** The matrix of the print tells an answer that refuses from a call that breaks off. */
  print: (thrown: unknown): string =>
    thrown instanceof Refusal
      ? `Error obteniendo registros en matriz error ${thrown.message}`
      : `Error obteniendo registros en matriz exception ${textOf(thrown)}`,
} as const;

export const headerFailure = (thrown: unknown): string =>
  `Error generando encabezado de duca error/except ${textOf(thrown)}`;
