import { describe, expect, it } from 'vitest';
import { amendmentChanges, taxChanges } from './amendmentChanges.ts';
import { one } from '../foundation/fields/dataSet.ts';
import { field } from '../foundation/fields/field.ts';

const tax = (CONCEPTO: string, IMPORTE: string) => ({ CONCEPTO, IMPORTE });

describe('what is owed otherwise than before', () => {
  it('is told tax by tax, more or less, in the order of either', () => {
    expect(
      taxChanges(
        [tax('DAI', '10.00'), tax('IVA', '5.00'), tax('ISC', '1.00')],
        [tax('IVA', '4.50'), tax('DAI', '12.25'), tax('TASA', '3.00')],
      ),
    ).toEqual([
      { CONCEPTO: 'DAI', ANTES: '10.00', DESPUES: '12.25', DIFERENCIA: '2.25' },
      { CONCEPTO: 'IVA', ANTES: '5.00', DESPUES: '4.50', DIFERENCIA: '-0.50' },
      { CONCEPTO: 'ISC', ANTES: '1.00', DESPUES: '0.00', DIFERENCIA: '-1.00' },
      { CONCEPTO: 'TASA', ANTES: '0.00', DESPUES: '3.00', DIFERENCIA: '3.00' },
    ]);
  });

  it('is nothing where the sums are the same, however the lines are cut', () => {
    expect(
      taxChanges([tax('DAI', '10.00')], [tax('DAI', '4.00'), tax('DAI', ''), tax('DAI', '6.00')]),
    ).toEqual([]);
    expect(taxChanges([], [])).toEqual([]);
  });

  it('is that of what was accepted and what the declaration says now, beside what it says otherwise', () => {
    const dataSets = { DUA: one('Declaración', { NOTA: field.text('Nota', { max: 10, help: '' }) }) };
    const accepted = { DUA: { NOTA: 'a' } };
    const now = { DUA: { NOTA: 'b' } };
    const owed = (body: typeof now) => [tax('DAI', body === accepted ? '1.00' : '3.00')];
    expect(amendmentChanges(dataSets, owed, accepted, now)).toMatchObject({
      differences: [{ path: 'DUA.NOTA', before: 'a', after: 'b' }],
      taxes: [{ CONCEPTO: 'DAI', ANTES: '1.00', DESPUES: '3.00', DIFERENCIA: '2.00' }],
    });
    expect(amendmentChanges(dataSets, owed, accepted, accepted)).toEqual({ differences: [], taxes: [] });
  });
});
