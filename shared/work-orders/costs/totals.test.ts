import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleReference as reference } from '../../catalogues/sampleReference.fixture.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { checkCost } from './checkCost.ts';
import { costData, type Cost } from './costData.ts';
import { inBoth, isForClient, owedBy, totalsOf } from './totals.ts';

const cost = (values: Partial<Cost> = {}): Cost => ({
  ...blankRecord(costData),
  ID_CONCEPTO: 'FLETE',
  FECHA: '2026-11-19',
  ID_MONEDA: 'GTQ',
  TIPO_CAMBIO: '7.73901',
  MONTO: '100.00',
  IMPUESTO: '12.00',
  PAGADO_POR: 'AGENCIA',
  CARGO_CLIENTE: '1',
  ...values,
});

describe('a line in both currencies', () => {
  it('is exact in its own and rounded once, half up, in the other', () => {
    expect(inBoth(cost(), reference)).toEqual({ LOCAL: '112.00', DOLARES: '14.47' });
    expect(inBoth(cost({ ID_MONEDA: 'USD' }), reference)).toEqual({ LOCAL: '866.77', DOLARES: '112.00' });
    const half = cost({ IMPUESTO: '', MONTO: '0.05', TIPO_CAMBIO: '2.00000' });
    expect(inBoth(half, reference).DOLARES).toBe('0.03');
    // What is given back takes away what was charged, to the cent.
    expect(inBoth({ ...half, ID_CONCEPTO: 'DEVOLUCION' }, reference)).toEqual({
      LOCAL: '-0.05',
      DOLARES: '-0.03',
    });
  });
});

describe('totals', () => {
  it('are charges less advances; what the client paid or the agency bears is told apart', () => {
    const totals = totalsOf(
      [
        cost(),
        cost({ ID_MONEDA: 'USD' }),
        cost({ ID_CONCEPTO: 'ANTICIPO', PAGADO_POR: 'CLIENTE', MONTO: '1000.00', IMPUESTO: '' }),
        cost({ PAGADO_POR: 'CLIENTE' }),
        cost({ CARGO_CLIENTE: '0' }),
      ],
      reference,
    );
    expect(totals.CARGOS).toEqual({ LOCAL: '978.77', DOLARES: '126.47' });
    expect(totals.ANTICIPOS).toEqual({ LOCAL: '1000.00', DOLARES: '129.22' });
    expect(totals.SALDO).toEqual({ LOCAL: '-21.23', DOLARES: '-2.75' });
    expect(totals.DIRECTOS.LOCAL).toBe('112.00');
    expect(totals.PROPIOS.LOCAL).toBe('112.00');
  });

  it('are lowered by a refund where what it gives back was counted, and by nothing else', () => {
    const refund = cost({ ID_CONCEPTO: 'DEVOLUCION', MONTO: '30.00', IMPUESTO: '' });
    const totals = totalsOf(
      [
        ...[cost(), cost({ PAGADO_POR: 'CLIENTE' }), cost({ CARGO_CLIENTE: '0' }), refund],
        { ...refund, PAGADO_POR: 'CLIENTE', MONTO: '20.00' },
        { ...refund, CARGO_CLIENTE: '0', MONTO: '10.00' },
      ],
      reference,
    );
    expect(totals.CARGOS.LOCAL).toBe('82.00');
    expect(totals.SALDO.LOCAL).toBe('82.00');
    expect(totals.DIRECTOS.LOCAL).toBe('92.00');
    expect(totals.PROPIOS.LOCAL).toBe('102.00');
    expect(totals.ANTICIPOS.LOCAL).toBe('0.00');
    expect(owedBy(refund, reference).LOCAL).toBe('-30.00');
    expect(isForClient(refund, reference)).toBe(true);
  });

  it('never differ by a cent from the lines above them, whatever the amounts', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 });
    const line = fc.record({
      ID_MONEDA: fc.constantFrom('GTQ', 'USD'),
      MONTO: cents.map((each) => (each / 100).toFixed(2)),
      ID_CONCEPTO: fc.constantFrom('FLETE', 'ANTICIPO', 'DEVOLUCION'),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const costs = lines.map((each) => cost({ ...each, IMPUESTO: '' }));
        const { SALDO } = totalsOf(costs, reference);
        for (const currency of ['LOCAL', 'DOLARES'] as const) {
          const sum = costs.reduce(
            (units, each) => units + Math.round(Number(owedBy(each, reference)[currency]) * 100),
            0,
          );
          expect(Math.round(Number(SALDO[currency]) * 100)).toBe(sum);
        }
      }),
    );
  });
});

it('shows a client what is charged, paid or advanced by them, and not what the agency bears', () => {
  expect(isForClient(cost(), reference)).toBe(true);
  expect(isForClient(cost({ CARGO_CLIENTE: '0' }), reference)).toBe(false);
  expect(isForClient(cost({ CARGO_CLIENTE: '0', PAGADO_POR: 'CLIENTE' }), reference)).toBe(true);
  expect(isForClient(cost({ CARGO_CLIENTE: '0', ID_CONCEPTO: 'ANTICIPO' }), reference)).toBe(true);
});

it('asks for what is blank, and refuses another currency, nothing, a day to come and an advance by the agency', () => {
  const codes = (values: Partial<Cost>): string[] =>
    checkCost(cost(values), reference).map(({ code, path }) => `${code} ${path}`);
  expect(codes({})).toEqual([]);
  expect(codes({ MONTO: '', PAGADO_POR: '' })).toEqual([
    'cost.blank GASTO.MONTO',
    'cost.blank GASTO.PAGADO_POR',
  ]);
  expect(codes({ ID_MONEDA: 'EUR' })).toEqual(['cost.currency GASTO.ID_MONEDA']);
  expect(codes({ MONTO: '0.00' })).toEqual(['cost.nothing GASTO.MONTO']);
  expect(codes({ TIPO_CAMBIO: '0.00000' })).toEqual(['cost.rate GASTO.TIPO_CAMBIO']);
  expect(codes({ FECHA: '2099-01-01' })).toEqual(['cost.later GASTO.FECHA']);
  expect(codes({ ID_CONCEPTO: 'ANTICIPO' })).toEqual(['cost.advance GASTO.PAGADO_POR']);
});
