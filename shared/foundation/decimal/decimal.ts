import {
  addUnits,
  divideHalfUp,
  hasDecimalShape,
  multiplyUnits,
  readExact,
  rescale,
  scaleUp,
  writeExact,
} from './exact.ts';

// Canonical decimals are the stored form of every amount, quantity and rate: optional minus, no leading
// zeros, dot, no thousands ('1234.50'). Blank '' counts as 0 in every function here, so that a document
// that is still being typed can be computed; whether a blank is allowed is for the rules to say.
// Any other text is a bug of the caller and throws RangeError.

/** Whether the text is a canonical decimal: '1234.50', '-3', '0.000'; not '', '01', '.5', '1,000' nor '-0.00'. */
export function isDecimal(text: string): boolean {
  return hasDecimalShape(text) && !/^-[0.]+$/.test(text);
}

/**
 * The value as integer units at a scale: `toUnits('1234.50', 2)` = 123450. Exact: never rounds.
 * @throws RangeError when decimals other than zeros lie beyond the scale, or the units pass 2^53 - 1.
 */
export function toUnits(value: string, scale: number): number {
  const { units, scale: from } = readExact(value);
  const result = Number(rescale(units, from, scale));
  if (!Number.isSafeInteger(result)) throw new RangeError(`Units out of the safe range: "${value}"`);
  if (from > scale && BigInt(units) !== BigInt(result) * 10n ** BigInt(from - scale)) {
    throw new RangeError(`More than ${scale} decimals: "${value}"`);
  }
  return result === 0 ? 0 : result;
}

/**
 * Integer units at a scale as a canonical decimal with exactly `scale` decimals: `fromUnits(5, 2)` = '0.05'.
 * @throws RangeError when the units are no safe integer.
 */
export function fromUnits(units: number, scale: number): string {
  if (!Number.isSafeInteger(units)) throw new RangeError(`Not safe integer units: ${units}`);
  return writeExact(units, scale);
}

/** The value with exactly `scale` decimals, rounded half up, away from zero: '0.125' at 2 is '0.13', '-0.125' is '-0.13'. */
export function round(value: string, scale: number): string {
  const { units, scale: from } = readExact(value);
  return writeExact(rescale(units, from, scale), scale);
}

/** a × b: the exact product, rounded once, half up, to `scale` decimals. */
export function multiply(a: string, b: string, scale: number): string {
  const left = readExact(a);
  const right = readExact(b);
  const product = multiplyUnits(left.units, right.units);
  return writeExact(rescale(product, left.scale + right.scale, scale), scale);
}

/**
 * a / b rounded once, half up, to `scale` decimals.
 * @throws RangeError when b is zero or blank.
 */
export function divide(a: string, b: string, scale: number): string {
  const left = readExact(a);
  const right = readExact(b);
  const shift = scale + right.scale - left.scale;
  const numerator = shift > 0 ? scaleUp(left.units, shift) : left.units;
  const denominator = shift < 0 ? scaleUp(right.units, -shift) : right.units;
  return writeExact(divideHalfUp(numerator, denominator), scale);
}

/** Exact sum with as many decimals as the value that has most: `add('1.10', '2')` = '3.10', `add()` = '0'. */
export function add(...values: string[]): string {
  return sum(values);
}

/** Exact sum of a list, as `add`; for lists too long to spread. */
export function sum(values: Iterable<string>): string {
  let units: number | bigint = 0;
  let scale = 0;
  for (const value of values) {
    const next = readExact(value);
    if (next.scale > scale) {
      units = scaleUp(units, next.scale - scale);
      scale = next.scale;
    }
    units = addUnits(units, scaleUp(next.units, scale - next.scale));
  }
  return writeExact(units, scale);
}

/** a - b, exact, with as many decimals as the one that has more. */
export function subtract(a: string, b: string): string {
  const left = readExact(a);
  const right = readExact(b);
  const scale = Math.max(left.scale, right.scale);
  const negated = typeof right.units === 'number' ? 0 - right.units : -right.units;
  return writeExact(
    addUnits(scaleUp(left.units, scale - left.scale), scaleUp(negated, scale - right.scale)),
    scale,
  );
}

/** -1, 0 or 1 as a is less than, equal to or greater than b in value: '1.5' equals '1.50', and '' equals '0'. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const left = readExact(a);
  const right = readExact(b);
  const scale = Math.max(left.scale, right.scale);
  const x = scaleUp(left.units, scale - left.scale);
  const y = scaleUp(right.units, scale - right.scale);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Whether the value is zero or blank. */
export function isZero(value: string): boolean {
  return Number(readExact(value).units) === 0;
}
