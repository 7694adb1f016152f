import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from './amount.ts';
import { prorate } from './prorate.ts';
import { multiplyUnits, addUnits } from './exact.ts';
import { nthLargest } from './quickselect.ts';

describe('an amount as it is shown', () => {
  it.each([
    ['1234.567', 2, '1,234.57'],
    ['1234.5', 2, '1,234.50'],
    ['1234', 2, '1,234.00'],
    ['1234', 0, '1,234'],
    ['1234.5', 0, '1,235'],
    ['0.005', 2, '0.01'],
    ['999', 2, '999.00'],
    ['999.995', 2, '1,000.00'],
    ['-999.99', 2, '-999.99'],
    ['-1000', 2, '-1,000.00'],
    ['-123456789.1', 2, '-123,456,789.10'],
    ['1000000', 2, '1,000,000.00'],
    ['1', 20, `1.${'0'.repeat(20)}`],
    ['1', 21, `1.${'0'.repeat(21)}`],
    ['', 2, ''],
  ])('%s with %i decimals is %s', (value, decimals, shown) => {
    expect(formatAmount(value, decimals)).toBe(shown);
  });

  it('is refused when it is no decimal', () => {
    for (const value of ['01', '1,0', 'x', '-', '1.'])
      expect(() => formatAmount(value, 2)).toThrow(RangeError);
  });
});

describe('an amount as it is typed', () => {
  it.each(['5-3', '5--', '1-000', '(5', '5)', '()', '-(5)-', 'Q', '$', '1 2', '1,000,00', '0,125', '1.2.3'])(
    'that could be two things is none: «%s»',
    (typed) => {
      expect(parseAmount(typed, 2)).toBeUndefined();
    },
  );

  it.each([
    ['5 -', '-5.00'],
    ['( 5 )', '-5.00'],
    ['Q (5)', '-5.00'],
    ['Q 5-', '-5.00'],
    ['00', '0.00'],
    ['000.10', '0.10'],
    ['$ -', '0.00'],
    ['HNL -', '0.00'],
    ['1,000', '1000.00'],
    ['1.', '1.00'],
    ['\u200e5\u202c', '5.00'],
  ])('«%s» is %s', (typed, stored) => {
    expect(parseAmount(typed, 2)).toBe(stored);
  });

  it('keeps what is stored already, and cuts no decimal that was written', () => {
    expect(parseAmount('12.50', 2)).toBe('12.50');
    expect(parseAmount('12.50', 3)).toBe('12.500');
    expect(parseAmount('12.50', 1)).toBe('12.5');
    // Whoever asked for fewer refuses it by its field; nothing is cut here.
    expect(parseAmount('12.55', 1)).toBe('12.55');
    expect(parseAmount('10.005', 2)).toBe('10.005');
    expect(parseAmount('12', 0)).toBe('12');
  });
});

describe('small numbers', () => {
  it('stay numbers: a declaration reads tens of thousands at every key', () => {
    expect(multiplyUnits(3, -4)).toBe(-12);
    expect(addUnits(3, -4)).toBe(-1);
  });
});

describe('shares', () => {
  it('are whole units that sum to the total, the larger remainder first, the earlier line of two', () => {
    expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(prorate(101, [1, 1, 1])).toEqual([34, 34, 33]);
    expect(prorate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(prorate(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(prorate(5, [0, 0])).toEqual([3, 2]);
    expect(prorate(0, [3, 4])).toEqual([0, 0]);
    expect(prorate(7, [])).toEqual([]);
    expect(prorate(7, [0, 5, 0])).toEqual([0, 7, 0]);
  });

  it('are exact where products pass what a double holds', () => {
    const total = 9_007_199_254_740_991;
    for (const weights of [
      [1, 1, 1],
      [2 ** 51 - 1, 1],
      [2 ** 51, 1, 1],
      [2 ** 52, 2 ** 51, 7],
      [999_999_999_999_989, 3, 999_999_999_989],
    ]) {
      const whole = BigInt(weights.reduce((sum, each) => sum + each, 0));
      const floors = weights.map((each) => (BigInt(total) * BigInt(each)) / whole);
      const shares = prorate(total, weights).map(BigInt);
      expect(shares.reduce((sum, each) => sum + each, 0n)).toBe(BigInt(total));
      shares.forEach((share, line) => expect([0n, 1n]).toContain(share - floors[line]!));
    }
  });

  it('of a list are chosen as sorting would choose them', () => {
    for (const values of [
      [5],
      [2, 1],
      [1, 2],
      [3, 3, 3],
      [1, 5, 5, 2, 9, 0, 5],
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
    ]) {
      const sorted = [...values].sort((a, b) => b - a);
      sorted.forEach((value, at) => expect(nthLargest(Float64Array.from(values), at + 1)).toBe(value));
    }
  });

  it('are refused for what is no whole unit', () => {
    expect(() => prorate(0.5, [1])).toThrow('0.5');
    expect(() => prorate(1, [1, -1])).toThrow('Weight of line 2');
    expect(() => prorate(1, [0.5])).toThrow('Weight of line 1');
    expect(() => prorate(1, [Number.MAX_SAFE_INTEGER, 1])).toThrow('out of the safe range');
  });
});
