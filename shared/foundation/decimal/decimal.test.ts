import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  divide,
  fromUnits,
  isDecimal,
  isZero,
  multiply,
  round,
  subtract,
  sum,
  toUnits,
} from './decimal.ts';
import { hasDecimalShape, readExact } from './exact.ts';

/** Decimals of up to 24 digits, so that both the number path and the bigint path are walked. */
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 9 }), fc.boolean())
  .map(([units, scale, small]) => ({ units: small ? units / 10n ** 16n : units, scale }));
const text = ({ units, scale }: { units: bigint; scale: number }) => oracleText(units, scale);

function oracleText(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const cut = digits.length - scale;
  return sign + digits.slice(0, cut) + (scale > 0 ? '.' + digits.slice(cut) : '');
}

function oracleDivide(top: bigint, bottom: bigint): bigint {
  const negative = top < 0n !== bottom < 0n;
  const a = top < 0n ? -top : top;
  const b = bottom < 0n ? -bottom : bottom;
  const rounded = (2n * a + b) / (2n * b);
  return negative ? -rounded : rounded;
}

describe('isDecimal', () => {
  it.each(['0', '0.00', '1234.50', '-3', '-0.01', '100', '99999999999999999999.123'])('takes %s', (value) => {
    expect(isDecimal(value)).toBe(true);
  });
  it.each(['', '-', '01', '.5', '5.', '1,000', '-0', '-0.00', '1e3', ' 1', '+1', 'NaN', '1.2.3'])(
    'refuses "%s"',
    (value) => {
      expect(isDecimal(value)).toBe(false);
    },
  );
});

describe('units', () => {
  it('turns text into integer units and back', () => {
    expect(toUnits('1234.50', 2)).toBe(123450);
    expect(toUnits('-0.05', 2)).toBe(-5);
    expect(toUnits('7', 5)).toBe(700000);
    expect(toUnits('', 2)).toBe(0);
    expect(toUnits('1.500', 2)).toBe(150);
    expect(fromUnits(123450, 2)).toBe('1234.50');
    expect(fromUnits(-5, 2)).toBe('-0.05');
    expect(fromUnits(-0, 2)).toBe('0.00');
    expect(fromUnits(12, 0)).toBe('12');
  });
  it('never rounds and never leaves the safe range', () => {
    expect(() => toUnits('1.005', 2)).toThrow(RangeError);
    expect(() => toUnits('0.001', 2)).toThrow(RangeError);
    expect(() => toUnits('90071992547409.92', 2)).toThrow(RangeError);
    expect(() => toUnits('90071992547409.92', 2)).toThrow(/"90071992547409\.92"/);
    expect(toUnits('90071992547409.91', 2)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => toUnits('mil', 2)).toThrow(RangeError);
    expect(() => fromUnits(0.5, 2)).toThrow(RangeError);
    expect(() => fromUnits(2 ** 53, 2)).toThrow(RangeError);
    expect(() => fromUnits(1, -1)).toThrow(RangeError);
  });
  it('goes round for every safe number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 9 }), (units, scale) => {
        expect(toUnits(fromUnits(units, scale), scale)).toBe(units === 0 ? 0 : units);
      }),
    );
  });
});

describe('rounding', () => {
  it('rounds half up, away from zero, without binary error', () => {
    expect(round('1.005', 2)).toBe('1.01');
    expect(round('-1.005', 2)).toBe('-1.01');
    expect(round('2.675', 2)).toBe('2.68');
    expect(round('-0.004', 2)).toBe('0.00');
    expect(round('7.8', 5)).toBe('7.80000');
    expect(round('99999999999999999.995', 2)).toBe('100000000000000000.00');
    expect(round('0.5', 0)).toBe('1');
  });
  it('gets the worked tax examples to the cent (domain 6)', () => {
    const gt = multiply('11000.00', '7.85123', 2);
    expect(gt).toBe('86363.53');
    const dai = multiply(gt, '0.15', 2);
    expect(dai).toBe('12954.53');
    expect(multiply(add(gt, dai), '0.12', 2)).toBe('11918.17');
    expect(multiply('365936.67', '0.15', 2)).toBe('54890.50');
  });
  it('agrees with the bigint oracle', () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 12 }), (value, scale) => {
        const expected = oracleDivide(value.units * 10n ** BigInt(scale), 10n ** BigInt(value.scale));
        expect(round(text(value), scale)).toBe(oracleText(expected, scale));
      }),
    );
  });
});

describe('arithmetic', () => {
  it('multiplies, exact before it rounds once', () => {
    fc.assert(
      fc.property(decimals, decimals, fc.integer({ min: 0, max: 12 }), (a, b, scale) => {
        const exact = a.units * b.units * 10n ** BigInt(scale);
        const expected = oracleDivide(exact, 10n ** BigInt(a.scale + b.scale));
        expect(multiply(text(a), text(b), scale)).toBe(oracleText(expected, scale));
      }),
    );
  });
  it('divides, rounding half up once', () => {
    fc.assert(
      fc.property(decimals, decimals, fc.integer({ min: 0, max: 12 }), (a, b, scale) => {
        fc.pre(b.units !== 0n);
        const expected = oracleDivide(
          a.units * 10n ** BigInt(scale + b.scale),
          b.units * 10n ** BigInt(a.scale),
        );
        expect(divide(text(a), text(b), scale)).toBe(oracleText(expected, scale));
      }),
    );
    expect(divide('10', '3', 9)).toBe('3.333333333');
    expect(() => divide('1', '0.00', 2)).toThrow(RangeError);
    expect(() => divide('1', '', 2)).toThrow(RangeError);
  });
  it('adds, subtracts and compares like the oracle', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        const scale = Math.max(a.scale, b.scale);
        const x = a.units * 10n ** BigInt(scale - a.scale);
        const y = b.units * 10n ** BigInt(scale - b.scale);
        expect(add(text(a), text(b))).toBe(oracleText(x + y, scale));
        expect(subtract(text(a), text(b))).toBe(oracleText(x - y, scale));
        expect(compare(text(a), text(b))).toBe(x < y ? -1 : x > y ? 1 : 0);
      }),
    );
  });
  it('sums ten thousand tenths without drift', () => {
    expect(sum(Array<string>(10_000).fill('0.1'))).toBe('1000.0');
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(add()).toBe('0');
  });
  it('counts blank as zero', () => {
    expect(add('', '1.50', '')).toBe('1.50');
    expect(subtract('', '2.5')).toBe('-2.5');
    expect(compare('', '0.00')).toBe(0);
    expect(compare('', '-0.01')).toBe(1);
    expect(round('', 2)).toBe('0.00');
    expect([isZero(''), isZero('0.000'), isZero('-0.001')]).toEqual([true, true, false]);
  });
  it('throws on text that is no decimal', () => {
    expect(() => add('1,000')).toThrow(RangeError);
    expect(() => compare('x', '1')).toThrow('Not a canonical decimal: "x"');
  });
  it('reads what has the shape of a decimal, and nothing else', () => {
    const signs = fc.array(fc.constantFrom('-', '.', '0', '7', '12', ' ', 'e', '٣'), { maxLength: 6 });
    fc.assert(
      fc.property(
        signs.map((each) => each.join('')).filter((each) => each !== ''),
        (value) => {
          if (!hasDecimalShape(value)) expect(() => readExact(value)).toThrow(RangeError);
          else expect(Number(readExact(value).units) / 10 ** readExact(value).scale).toBe(Number(value));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
