import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits } from '../../foundation/decimal/decimal.ts';
import { sampleDva, sampleReference } from '../sampleDva.fixture.ts';
import { summaryOf, summaryProblems } from './summaryOf.ts';
import { parseShownAmount, shownAmount, summaryTotals } from './summaryTotals.ts';

const source = (id: string, values: Record<string, string>) => ({
  id,
  header: { ...sampleDva(1).DVA, ...values },
});

describe('totals of the summarised DVA', () => {
  it('read amounts as printed, without their commas', () => {
    expect(parseShownAmount('1,234.50')).toBe(123_450);
    expect(parseShownAmount('12,345,678.90')).toBe(1_234_567_890);
    expect(shownAmount('')).toBe('0.00');
  });

  it('are the sum to the cent of any amounts', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 60 }), (amounts) => {
        const sources = amounts.map((each, index) =>
          source(`d${index}`, { CASILLA_46: fromUnits(each, 2), CASILLA_42_10: '' }),
        );
        const totals = summaryTotals(summaryOf(sources, '1', sampleReference('HN')).DVAS);
        const sum = amounts.reduce((all, each) => all + BigInt(each), 0n);
        expect(BigInt(totals.CASILLA_46.replace(/[,.]/g, ''))).toBe(sum);
        expect(totals.CASILLA_42_10).toBe('0.00');
      }),
    );
  });
});

describe('summaryProblems', () => {
  it('tells DVAs that do not agree on what is shown once', () => {
    const one = source('a', { NUMERO_DECLARACION: '' });
    expect(summaryProblems([one, one])).toEqual([]);
    const [found] = summaryProblems([one, source('b', { NUMERO_DECLARACION: 'HN1' })]);
    expect(found).toMatchObject({ code: 'dva.summary-mixed', severity: 'warning' });
    expect(found!.message).toContain('el número de declaración (en blanco, HN1)');
  });
});
