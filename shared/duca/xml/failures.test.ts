import { describe, expect, it } from 'vitest';
import { refusal } from '../../foundation/contracts/refusal.ts';
import { headerFailure, matrixFailures } from './failures.ts';

describe('texts of spec 8', () => {
  it('are those of the specification, with what was thrown at the end', () => {
    const broken = new Error('sin tabla');
    expect(matrixFailures.noRows).toBe(
      'No hay registros en matriz de XML para el regimen y clase seleccionada',
    );
    expect(matrixFailures.xml(broken)).toBe('Error obteniendo registros en matriz error/except sin tabla');
    expect(headerFailure('roto')).toBe('Error generando encabezado de duca error/except roto');
  });

  it('tell for the print an answer that refuses from a call that breaks off', () => {
    const busy = refusal('busy');
    expect(matrixFailures.print(busy)).toBe(`Error obteniendo registros en matriz error ${busy.message}`);
    expect(matrixFailures.print(new Error('sin tabla'))).toBe(
      'Error obteniendo registros en matriz exception sin tabla',
    );
  });
});
