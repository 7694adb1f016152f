import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from './amount.ts';
import { fromUnits } from './decimal.ts';

describe('parseAmount', () => {
  it.each([
    ['1,234.5', '1234.50'],
    ['1234.50', '1234.50'],
    [' 1 234.50 ', '1234.50'],
    ['1\u00a0234\u202f567.5', '1234567.50'],
    ['(1,234.50)', '-1234.50'],
    ['-1,234.50', '-1234.50'],
    ['\u22121,234.50', '-1234.50'],
    ['1,234.50-', '-1234.50'],
    ['US$ 1,200', '1200.00'],
    ['us$1200', '1200.00'],
    ['Q1,200.00', '1200.00'],
    ['Q. 1,200.00', '1200.00'],
    ['L 1,200', '1200.00'],
    ['Lps. 1,200', '1200.00'],
    ['$5', '5.00'],
    ['$ (1,200.00)', '-1200.00'],
    ['($1,200.00)', '-1200.00'],
    ['-Q5.10', '-5.10'],
    ['Q-5.10', '-5.10'],
    ['1,200.00 USD', '1200.00'],
    ['Q -', '0.00'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['007', '7.00'],
    ['0', '0.00'],
    ['-0', '0.00'],
    ['2.5000', '2.50'],
    ['-0.000', '0.00'],
    ['\t12.30\r\n', '12.30'],
    ['', ''],
    ['   ', ''],
  ])('reads "%s" as %s', (typed, stored) => {
    expect(parseAmount(typed, 2)).toBe(stored);
  });

  it.each([
    '1.234,50',
    '1,23',
    '12,34.50',
    '1,2345',
    '0,125',
    '1.234.567',
    '1,234 567',
    '1 23',
    '1.2E+05',
    '12%',
    'abc',
    '-',
    '--5',
    '-(5)',
    '(-5)',
    'Q',
    '5 Q L',
    '€ 5',
    '.',
    '1.2.3',
    '()',
  ])('refuses "%s"', (typed) => {
    expect(parseAmount(typed, 2)).toBeUndefined();
  });

  it('loses no digit: what has more decimals than asked keeps them, without the zeros at their end', () => {
    expect(parseAmount('2.675', 2)).toBe('2.675');
    expect(parseAmount('1,234,567.8910', 2)).toBe('1234567.891');
    expect(parseAmount('0.00000004', 2)).toBe('0.00000004');
    expect(parseAmount('(0.0050)', 2)).toBe('-0.005');
    expect(parseAmount(`0.${'0'.repeat(59)}1`, 2)).toHaveLength(62);
  });
  it('keeps the decimals that the field has', () => {
    expect(parseAmount('7.85123', 5)).toBe('7.85123');
    expect(parseAmount('1,200', 0)).toBe('1200');
    expect(parseAmount('12.5', 3)).toBe('12.500');
  });
});

describe('formatAmount', () => {
  it('groups by comma and rounds half up', () => {
    expect(formatAmount('1234567.5', 2)).toBe('1,234,567.50');
    expect(formatAmount('-1234.005', 2)).toBe('-1,234.01');
    expect(formatAmount('999', 2)).toBe('999.00');
    expect(formatAmount('0', 2)).toBe('0.00');
    expect(formatAmount('1000', 0)).toBe('1,000');
    expect(formatAmount('0.123456789', 9)).toBe('0.123456789');
    expect(formatAmount('', 2)).toBe('');
  });
  it('is read back as the same value', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 7 }), (units, decimals) => {
        const value = fromUnits(units, decimals);
        expect(parseAmount(formatAmount(value, decimals), decimals)).toBe(value);
      }),
    );
  });
  it('never throws on anything typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,-() Q$LUSD\u00a0e'.split('')) }),
        (typed) => {
          const value = parseAmount(typed, 2);
          expect(value === undefined || value === '' || /^-?\d+\.\d{2}(?:\d*[1-9])?$/.test(value)).toBe(true);
        },
      ),
    );
  });
});
