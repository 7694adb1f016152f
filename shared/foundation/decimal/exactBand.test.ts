import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, divide, isZero, multiply, round, subtract, sum } from './decimal.ts';
import { addUnits, divideHalfUp, multiplyUnits, readExact, rescale, scaleUp, writeExact } from './exact.ts';

/** Last integer that a double holds with both its neighbours. */
const LAST = BigInt(Number.MAX_SAFE_INTEGER);
/** Where the way through doubles ends: what is drawn lies around it, not in the 24 digits beyond. */
const around = fc.bigInt({ min: LAST - 2000n, max: LAST + 2000n });
/** Two factors whose product lies within a few thousand of the last safe integer, or well past it. */
const factors = fc
  .tuple(fc.bigInt({ min: 2n, max: 1n << 30n }), around)
  .map(([a, near]) => [Number(a), Number(near / a + 1n)] as const);
const signs = fc.constantFrom(1, -1);

describe('arithmetic around 2^53', () => {
  it('multiplies exactly on both sides of it', () => {
    fc.assert(
      fc.property(factors, signs, ([a, b], sign) => {
        expect(BigInt(multiplyUnits(a * sign, b))).toBe(BigInt(a * sign) * BigInt(b));
        expect(multiply(String(a * sign), String(b), 0)).toBe(String(BigInt(a * sign) * BigInt(b)));
      }),
    );
    expect(multiply('94906267', '94906267', 0)).toBe('9007199515875289');
    expect(multiply('3002399751580331', '3', 0)).toBe('9007199254740993');
  });

  it('adds and subtracts exactly on both sides of it', () => {
    fc.assert(
      fc.property(around, fc.bigInt({ min: 0n, max: 5000n }), signs, (big, small, sign) => {
        const [x, y] = [big * BigInt(sign), small * BigInt(sign)];
        expect(add(String(x), String(y))).toBe(String(x + y));
        expect(subtract(String(x), String(-y))).toBe(String(x + y));
        expect(sum([String(x), String(y), '0.00'])).toBe(`${x + y}.00`);
      }),
    );
    expect(addUnits(Number.MAX_SAFE_INTEGER, 2)).toBe(LAST + 2n);
  });

  it('moves the point exactly on both sides of it', () => {
    fc.assert(
      fc.property(around, fc.integer({ min: 0, max: 5 }), signs, (big, scale, sign) => {
        const units = Number((big / 10n ** BigInt(scale)) * BigInt(sign));
        expect(BigInt(scaleUp(units, scale))).toBe(BigInt(units) * 10n ** BigInt(scale));
      }),
    );
    expect(scaleUp(9007199254740993n, 0)).toBe(9007199254740993n);
    expect(scaleUp(1, 22)).toBe(10n ** 22n);
  });

  it('divides exactly what is too long for a double, rounding a half away from zero', () => {
    expect(divideHalfUp(LAST * 2n + 1n, 2n)).toBe(LAST + 1n);
    expect(divideHalfUp(-(LAST * 2n + 1n), 2n)).toBe(-(LAST + 1n));
    expect(divideHalfUp(LAST * 2n + 1n, -2n)).toBe(-(LAST + 1n));
    expect(divideHalfUp(LAST * 3n + 1n, 3n)).toBe(LAST);
    expect(divide('9007199254740993', '-2', 0)).toBe('-4503599627370497');
    expect(() => divideHalfUp(LAST, 0n)).toThrow('Division by zero');
    expect(() => divideHalfUp(1, 0)).toThrow('Division by zero');
  });

  it('rounds a half away from zero in small numbers of either sign', () => {
    expect([divideHalfUp(5, 2), divideHalfUp(-5, 2), divideHalfUp(5, -2), divideHalfUp(-5, -2)]).toEqual([
      3, -3, -3, 3,
    ]);
    expect([divideHalfUp(7, 3), divideHalfUp(8, 3), divideHalfUp(6, 3)]).toEqual([2, 3, 2]);
    expect(Object.is(divideHalfUp(-1, 3), 0)).toBe(true);
  });

  it('compares exactly where doubles would be equal', () => {
    expect(compare('9007199254740993', '9007199254740992')).toBe(1);
    expect(compare('9007199254740992', '9007199254740993')).toBe(-1);
    expect(compare('90071992547409.93', '90071992547409.930')).toBe(0);
    expect(isZero('0.0000000000000000000')).toBe(true);
    expect(isZero('0.0000000000000000001')).toBe(false);
  });

  it('reads fifteen digits as a number and sixteen as they are', () => {
    expect(readExact('999999999999999')).toEqual({ units: 999999999999999, scale: 0 });
    expect(readExact('-9999999999999.99')).toEqual({ units: -999999999999999, scale: 2 });
    expect(readExact('9999999999999999')).toEqual({ units: 9999999999999999n, scale: 0 });
    expect(readExact('-99999999999999.99')).toEqual({ units: -9999999999999999n, scale: 2 });
  });
});

describe('number of decimals', () => {
  it('goes from none to forty, in whole numbers', () => {
    expect(round('1', 40)).toBe(`1.${'0'.repeat(40)}`);
    for (const scale of [-1, 41, 0.5, NaN]) {
      expect(() => round('1', scale)).toThrow(`Scale out of range: ${scale}`);
      expect(() => writeExact(1, scale)).toThrow(RangeError);
      expect(() => rescale(1, 2, scale)).toThrow(RangeError);
    }
  });

  it('is kept for a zero, which never has a sign', () => {
    expect([writeExact(0, 2), writeExact(-5, 0), writeExact(-5, 1), writeExact(-5n, 3)]).toEqual([
      '0.00',
      '-5',
      '-0.5',
      '-0.005',
    ]);
  });
});

describe('what is no canonical decimal', () => {
  it.each([
    '-',
    '.',
    '1.',
    '.5',
    '-.5',
    '01',
    '-01',
    '00.5',
    '1.2.3',
    '+1',
    '1e3',
    ' 1',
    '1,5',
    '1/2',
    '1:2',
    '--1',
  ])('is refused with the text itself: «%s»', (text) => {
    expect(() => readExact(text)).toThrow(`Not a canonical decimal: "${text}"`);
  });
});
