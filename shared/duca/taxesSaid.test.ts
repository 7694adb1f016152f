import { describe, expect, it } from 'vitest';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { blankDuca } from './blankDuca.fixture.ts';
import { ducaDataSets } from './dataSets.ts';
import { taxesSaid } from './taxesSaid.ts';

const said = (TOTAL_GENERAL: string, ...taxes: [mode: string, amount: string][]): string => {
  const body = blankDuca({});
  return taxesSaid(
    {
      DUCA: { ...body.DUCA, TOTAL_GENERAL },
      TRIBUTOS: taxes.map(([MODALIDAD_PAGO, IMPORTE]) => ({
        ...blankRecord(ducaDataSets.TRIBUTOS),
        MODALIDAD_PAGO,
        IMPORTE,
      })),
    },
    'GT',
  );
};

describe('the taxes of a declaration, where a person reads them', () => {
  it('are their total where all of it is paid, or nothing is settled yet', () => {
    expect(said('24872.70', ['P', '12954.53'], ['P', '11918.17'])).toBe('Q 24,872.70');
    expect(said('')).toBe('Q —');
    expect(said('0.00')).toBe('Q 0.00');
  });

  it('of a donation are nothing to pay and the rest exempt, of a guaranteed one to guarantee', () => {
    expect(said('24872.70', ['E', '12954.53'], ['E', '11918.17'])).toBe('a pagar Q 0.00, exento Q 24,872.70');
    expect(said('100.00', ['G', '100.00'])).toBe('a pagar Q 0.00, a garantizar Q 100.00');
    expect(said('100.00', ['P', '20.00'], ['G', '30.00'], ['E', '50.00'])).toBe(
      'a pagar Q 20.00, a garantizar Q 30.00, exento Q 50.00',
    );
  });
});
