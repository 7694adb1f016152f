import { describe, expect, it } from 'vitest';
import { many, one, type AnyBody, type AnyRecord } from './dataSet.ts';
import { field } from './field.ts';
import { inForm } from './inForm.ts';
import { shapeProblems } from './shape.ts';

const dataSets = {
  ORDEN: one('Orden', { NUMERO: field.text('Número'), NOTA: field.text('Nota') }),
  CONDUCTOR: many('Conductores', 'ID', {
    ID: field.key(),
    NOMBRE: field.text('Nombre'),
    LICENCIA: field.text('Licencia'),
  }),
};

describe('inForm', () => {
  it('leaves a body that has the form alone', () => {
    const body: AnyBody = {
      ORDEN: { NUMERO: '1', NOTA: '' },
      CONDUCTOR: [{ ID: 'a', NOMBRE: 'Ana', LICENCIA: '' }],
    };
    expect(inForm(dataSets, body)).toBe(body);
  });

  it('reads a record as the one line of the list that it became, and a blank one as no line', () => {
    const stored = (NOMBRE: string): AnyBody => ({
      ORDEN: { NUMERO: '1', NOTA: '' },
      CONDUCTOR: { NOMBRE, LICENCIA: '' },
    });
    expect(inForm(dataSets, stored('Ana'))['CONDUCTOR']).toEqual([
      { ID: 'lin-1', NOMBRE: 'Ana', LICENCIA: '' },
    ]);
    expect(inForm(dataSets, stored(''))['CONDUCTOR']).toEqual([]);
  });

  describe('a decimal that its definition keeps more finely than when it was stored', () => {
    const finer = {
      TASAS: one('Tasas', { TASA: field.decimal('Tasa', { decimals: 10, fewest: 5 }) }),
      LINEAS: many('Líneas', 'ID', { ID: field.key(), PESO: field.decimal('Peso', { decimals: 3 }) }),
    };
    const stored: AnyBody = {
      TASAS: { TASA: '0.12345' },
      LINEAS: [
        { ID: 'a', PESO: '' },
        { ID: 'b', PESO: '12.50' },
        { ID: 'c', PESO: '7' },
      ],
    };
    const context = {
      today: '2026-11-20',
      checkTaxId: (value: string) => ({ ok: true as const, value }),
      hasCode: () => undefined,
    };

    it('reads as the same number in the form of today, in which nothing is wrong', () => {
      const read = inForm(finer, stored);
      expect(read).toEqual({
        TASAS: { TASA: '0.1234500000' },
        LINEAS: [
          { ID: 'a', PESO: '' },
          { ID: 'b', PESO: '12.500' },
          { ID: 'c', PESO: '7.000' },
        ],
      });
      expect(shapeProblems(finer, read, context)).toEqual([]);
      expect(inForm(finer, read)).toBe(read);
    });

    it('keeps the lines that had nothing to change, and what is no number', () => {
      const read = inForm(finer, stored);
      expect((read['LINEAS'] as AnyRecord[])[0]).toBe((stored['LINEAS'] as AnyRecord[])[0]);
      expect(inForm(finer, { ...stored, TASAS: { TASA: 'siete' } })['TASAS']).toEqual({ TASA: 'siete' });
    });
  });

  it('fills in what came after the body was stored: data sets, and fields of records and lines', () => {
    expect(inForm(dataSets, { CONDUCTOR: [{ ID: 'a' }] })).toEqual({
      ORDEN: { NUMERO: '', NOTA: '' },
      CONDUCTOR: [{ ID: 'a', NOMBRE: '', LICENCIA: '' }],
    });
  });
});
