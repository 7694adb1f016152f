import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, round, subtract, sum, toUnits } from './decimal.ts';
import { roundParts } from './roundParts.ts';

/** Values as they are written: those that need no rounding with their zeros. */
function written(
  values: readonly string[],
  whole: string,
  scale: number,
  total?: string,
): string[] | undefined {
  const parts = values.map((value) => ({ value }));
  const rounded = roundParts(parts, ({ value }) => value, {
    whole,
    scale,
    ...(total === undefined ? {} : { total }),
  });
  return rounded && parts.map((part) => rounded.get(part) ?? round(part.value, scale));
}

describe('parts that are rounded together', () => {
  it.each([
    [['0.505', '0.505'], '1.010', ['0.51', '0.50']],
    [['0.333', '0.333', '0.334'], '1.000', ['0.33', '0.33', '0.34']],
    [['0.004', '0.004', '0.004'], '0.012', ['0.01', '0.00', '0.00']],
    [['1.250', '0.004', '0.006'], '1.260', ['1.25', '0.00', '0.01']],
    [['7', '0.005'], '7.005', ['7.00', '0.01']],
  ])('%j of %s are %j', (values, whole, answer) => {
    expect(written(values, whole, 2)).toEqual(answer);
  });

  it('add up to the total that is given, which may be the whole rounded down', () => {
    expect(written(['0.502', '0.503'], '1.005', 2)).toEqual(['0.50', '0.51']);
    expect(written(['0.502', '0.503'], '1.005', 2, '1.00')).toEqual(['0.50', '0.50']);
  });

  it('are nobody’s to mend while they do not add up, and need nothing when none is cut', () => {
    expect(written(['0.505', '0.505'], '1.000', 2)).toBeUndefined();
    expect(written(['0.500', '0.510'], '1.010', 2)).toBeUndefined();
    expect(written([], '0', 2)).toBeUndefined();
    expect(written([], '1.005', 2)).toBeUndefined();
  });

  it('always add up, and none is a whole unit from what is kept', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 2 }), fc.boolean(), (grams, scale, down) => {
        const values = grams.map((each) => fromUnits(each, 3));
        const whole = sum(values);
        const one = 10 ** (3 - scale);
        const total = fromUnits(Math[down ? 'floor' : 'ceil'](toUnits(whole, 3) / one), scale);
        const texts = written(values, whole, scale, total) ?? values.map((each) => round(each, scale));
        expect(sum(texts)).toBe(total);
        texts.forEach((text, at) => {
          expect(Math.abs(toUnits(subtract(text, values[at]!), 3))).toBeLessThan(one);
        });
      }),
    );
  });
});
