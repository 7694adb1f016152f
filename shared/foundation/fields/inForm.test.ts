import { describe, expect, it } from 'vitest';
import { many, one, type AnyBody } from './dataSet.ts';
import { field } from './field.ts';
import { inForm } from './inForm.ts';

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

  it('fills in what came after the body was stored: data sets, and fields of records and lines', () => {
    expect(inForm(dataSets, { CONDUCTOR: [{ ID: 'a' }] })).toEqual({
      ORDEN: { NUMERO: '', NOTA: '' },
      CONDUCTOR: [{ ID: 'a', NOMBRE: '', LICENCIA: '' }],
    });
  });
});
