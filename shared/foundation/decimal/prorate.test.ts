import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorate } from './prorate.ts';

/** Largest remainder by the book: full sort, exact integers. */
function oracle(total: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n)
    return oracle(
      total,
      weights.map(() => 1),
    );
  const amount = BigInt(Math.abs(total));
  const lines = weights.map((weight, index) => ({
    index,
    share: (amount * BigInt(weight)) / whole,
    rest: (amount * BigInt(weight)) % whole,
  }));
  let left = amount - lines.reduce((sum, line) => sum + line.share, 0n);
  const order = [...lines].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  for (const line of order) {
    if (left === 0n) break;
    line.share += 1n;
    left -= 1n;
  }
  return lines.map((line) => (total < 0 ? Number(-line.share) : Number(line.share)));
}

describe('prorate', () => {
  it('shares by weight and loses no cent', () => {
    expect(prorate(10000, [1, 1, 1])).toEqual([3334, 3333, 3333]);
    expect(prorate(100, [50, 25, 25])).toEqual([50, 25, 25]);
    expect(prorate(5, [0, 7, 0])).toEqual([0, 5, 0]);
    expect(prorate(0, [3, 4])).toEqual([0, 0]);
    expect(prorate(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
  });
  it('gives the cent to the largest remainder, not to the last line', () => {
    expect(prorate(10, [10, 26, 64])).toEqual([1, 3, 6]);
    expect(prorate(100, [333, 334, 333])).toEqual([33, 34, 33]);
  });
  it('shares a discount like an amount', () => {
    expect(prorate(-10000, [1, 1, 1])).toEqual([-3334, -3333, -3333]);
    expect(prorate(-1, [1, 0]).some((share) => Object.is(share, -0))).toBe(false);
  });
  it('shares equally when no line weighs', () => {
    expect(prorate(100, [0, 0, 0])).toEqual([34, 33, 33]);
    expect(prorate(100, new Float64Array(3))).toEqual([34, 33, 33]);
    expect(prorate(100, [])).toEqual([]);
  });
  it('refuses what is no whole number of units', () => {
    expect(() => prorate(1.5, [1])).toThrow(RangeError);
    expect(() => prorate(1, [1, -1])).toThrow('line 2');
    expect(() => prorate(1, [0.1])).toThrow(RangeError);
    expect(() => prorate(1, [NaN])).toThrow(RangeError);
    expect(() => prorate(1, [2 ** 52, 2 ** 52])).toThrow(RangeError);
  });

  const lines = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 60 });
  it.each([
    ['few cents, many ties', 50, 5],
    ['usual amounts', 1_000_000_00, 50_000_000_00],
    ['products beyond 2^53', Number.MAX_SAFE_INTEGER, 2 ** 45],
    ['weights beyond the double path', Number.MAX_SAFE_INTEGER, 2 ** 47 - 1],
  ])('equals the oracle: %s', (_, maxTotal, maxWeight) => {
    fc.assert(
      fc.property(fc.integer({ min: -maxTotal, max: maxTotal }), lines(maxWeight), (total, weights) => {
        const shares = prorate(total, weights);
        expect(shares).toEqual(oracle(total, weights).map((share) => (share === 0 ? 0 : share)));
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(total));
        expect(prorate(total, Float64Array.from(weights))).toEqual(shares);
      }),
      { numRuns: 300 },
    );
  });
  it('equals the oracle at ten thousand lines', () => {
    let seed = 7;
    const next = () => (seed = (seed * 48271) % 2147483647);
    const weights = Array.from({ length: 10_000 }, () => next() * 300);
    for (const total of [123_456_789_01, 9_999, 987_654_321_987_65]) {
      expect(prorate(total, weights)).toEqual(oracle(total, weights));
    }
  });
});
