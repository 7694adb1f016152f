import { describe, expect, it } from 'vitest';
import { many, one } from './dataSet.ts';
import { field } from './field.ts';
import { yearProblems } from './yearProblems.ts';

const dataSets = {
  FACTURA: one('Factura', {
    FECHA: field.date('Fecha de la factura'),
    CONTRATO: field.date('Fecha del contrato', { older: true }),
    CIERRE: field.date('Cierre', { writer: 'system' }),
  }),
  PAPELES: many('Papeles', 'ID', { ID: field.text('Clave'), EMITIDO: field.date('Emitido') }),
};
const told = (FACTURA: object, PAPELES: object[] = []) =>
  yearProblems(dataSets, { FACTURA, PAPELES } as never).map(({ severity, path }) => `${severity} ${path}`);

describe('the year of a date', () => {
  it('is one of 2000 to 9999, in every line', () => {
    expect(told({ FECHA: '1926-03-15' }, [{ EMITIDO: '2026-01-01' }, { EMITIDO: '1999-12-31' }])).toEqual([
      'error FACTURA.FECHA',
      'error PAPELES[1].EMITIDO',
    ]);
    expect(told({ FECHA: '2000-01-01' }, [{ EMITIDO: '9999-12-31' }, { EMITIDO: '' }])).toEqual([]);
  });

  it('may be an earlier one of what may be old, which is asked about and stops nothing', () => {
    expect(told({ CONTRATO: '1994-05-02' })).toEqual(['warning FACTURA.CONTRATO']);
  });

  it('is nobody’s mistake where nobody types it', () => {
    expect(told({ CIERRE: '1970-01-01' })).toEqual([]);
  });

  it('is told with what to write', () => {
    const [first] = yearProblems(dataSets, { FACTURA: { FECHA: '1926-03-15' } } as never);
    expect(first!.message).toBe('Fecha de la factura: es del año 1926; escriba una de 2000 en adelante.');
  });
});
