import { describe, expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import type { DucaFraction } from '../dataSets.ts';
import { fractions } from '../fields/fractions.ts';
import { differences, filledFrom, obstacles } from './treatment.ts';

const fraction = (values: Partial<DucaFraction>): DucaFraction => ({ ...blankRecord(fractions), ...values });

describe('what keeps goods apart', () => {
  it('is nothing while code, origin, agreements, state and unit are the same', () => {
    const alike = { CLASIFICACION_ARANCELARIA: '8471300000', ID_PAIS_ORIGEN: 'CN' };
    expect(differences(fraction({ ...alike, VALOR_FOB: '1.00' }), fraction(alike))).toBe('');
  });

  it('is told with both values: a code with its points, what is blank as blank', () => {
    const one = fraction({
      CLASIFICACION_ARANCELARIA: '8471300000',
      ACUERDO_2_ID: '400',
      ID_PAIS_ORIGEN: 'CN',
    });
    const other = fraction({
      ACUERDO_1_ID: '8471300000',
      ID_ESTADO_MERCANCIA: 'US',
      ID_UNIDAD_MEDIDA: 'KGM',
    });
    expect(differences(one, other)).toBe(
      'la clasificación (8471.30.00.00 y en blanco), el origen (CN y en blanco), el acuerdo (en blanco y 8471300000), el acuerdo 2 (400 y en blanco), el estado (en blanco y US), la unidad de medida (en blanco y KGM)',
    );
  });
});

describe('what keeps two fractions from becoming one', () => {
  it('is also what was typed of both and differs, and not what only one says', () => {
    const typed = (CUOTA_CONTINGENTE: string, CRITERIO_ORIGEN = '', REGLAS_ACCESORIAS = '') =>
      fraction({ CUOTA_CONTINGENTE, CRITERIO_ORIGEN, REGLAS_ACCESORIAS });
    expect(obstacles(typed('C-1', 'A', 'X'), typed('C-2', 'B', 'Y'))).toBe(
      'la cuota o contingente (C-1 y C-2), el criterio de origen (A y B), las reglas accesorias (X y Y)',
    );
    expect(obstacles(typed('C-1'), typed('C-1'))).toBe('');
    expect(obstacles(typed('C-1'), typed(''))).toBe('');
    expect(obstacles(typed(''), typed('C-1'))).toBe('');
    expect(obstacles({ ...typed('C-1'), ID_PAIS_ORIGEN: 'CN' }, typed('C-2'))).toBe(
      'el origen (CN y en blanco), la cuota o contingente (C-1 y C-2)',
    );
  });

  it('is kept by the one that says it, and the fraction itself where the other says nothing more', () => {
    const kept = fraction({ CUOTA_CONTINGENTE: 'C-1', DESCRIPCION: 'MESA' });
    expect(filledFrom(kept, fraction({ CUOTA_CONTINGENTE: 'C-2', DESCRIPCION: 'SILLA' }))).toBe(kept);
    expect(filledFrom(kept, fraction({ CRITERIO_ORIGEN: 'B', REGLAS_ACCESORIAS: 'D' }))).toEqual({
      ...kept,
      CRITERIO_ORIGEN: 'B',
      REGLAS_ACCESORIAS: 'D',
    });
  });
});
