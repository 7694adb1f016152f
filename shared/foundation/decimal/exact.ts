/** An exact decimal: `units` / 10^`scale`. Units are a number while they are safe, a bigint beyond. */
export interface Exact {
  units: number | bigint;
  scale: number;
}

const PATTERN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const [MINUS, POINT, ZERO, NINE] = [0x2d, 0x2e, 0x30, 0x39] as const;
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
/** Fifteen digits always fit a safe integer; the sixteenth may not. */
const SAFE_DIGITS = 15;
/** Far above any field of the product; keeps a wrong argument from building a giant number. */
const MAX_SCALE = 40;

/** Whether the text has the shape of a decimal, with '-0' and the like still allowed. */
export function hasDecimalShape(text: string): boolean {
  return PATTERN.test(text);
}

/**
 * Reads a canonical decimal; blank counts as 0.
 * @throws RangeError when the text is no canonical decimal (a bug of the caller: typed text goes through `parseAmount`).
 */
export function readExact(value: string): Exact {
  if (value === '') return { units: 0, scale: 0 };
  const { length } = value;
  const start = value.charCodeAt(0) === MINUS ? 1 : 0;
  let units = 0;
  let point = -1;
  // Sign by sign and without strings in between: a long declaration reads tens of thousands at every key typed.
  for (let at = start; at < length; at++) {
    const code = value.charCodeAt(at);
    if (code >= ZERO && code <= NINE) units = units * 10 + (code - ZERO);
    else if (code === POINT && point < 0) point = at;
    else throw notCanonical(value);
  }
  const whole = (point < 0 ? length : point) - start;
  const leads = whole > 1 && value.charCodeAt(start) === ZERO;
  if (whole === 0 || point === length - 1 || leads) throw notCanonical(value);
  const scale = point < 0 ? 0 : length - point - 1;
  if (whole + scale > SAFE_DIGITS) return { units: BigInt(value.replace('.', '')), scale };
  return { units: start === 0 ? units : -units, scale };
}

const notCanonical = (value: string): RangeError => new RangeError(`Not a canonical decimal: "${value}"`);

/** Writes units at a scale as a canonical decimal with exactly `scale` decimals; zero never carries a sign. */
export function writeExact(units: number | bigint, scale: number): string {
  checkScale(scale);
  const negative = units < 0;
  let digits = String(units);
  if (negative) digits = digits.slice(1);
  if (scale > 0) {
    digits = digits.padStart(scale + 1, '0');
    digits = digits.slice(0, -scale) + '.' + digits.slice(-scale);
  }
  return negative ? '-' + digits : digits;
}

/** `units` × 10^`exponent` (exponent ≥ 0), exact. */
export function scaleUp(units: number | bigint, exponent: number): number | bigint {
  if (exponent === 0) return units;
  const power = POWERS[exponent];
  if (typeof units === 'number' && power !== undefined && Number.isSafeInteger(units * power)) {
    return units * power;
  }
  return BigInt(units) * 10n ** BigInt(exponent);
}

/**
 * `numerator` / `denominator` rounded half up, away from zero.
 * @throws RangeError when the denominator is zero.
 */
export function divideHalfUp(numerator: number | bigint, denominator: number | bigint): number | bigint {
  if (Number(denominator) === 0) throw new RangeError('Division by zero');
  if (typeof numerator === 'number' && typeof denominator === 'number') {
    const top = Math.abs(numerator);
    const bottom = Math.abs(denominator);
    const rest = top % bottom;
    const quotient = (top - rest) / bottom + (rest * 2 >= bottom ? 1 : 0);
    return numerator < 0 !== denominator < 0 ? 0 - quotient : quotient;
  }
  const top = magnitude(BigInt(numerator));
  const bottom = magnitude(BigInt(denominator));
  const quotient = top / bottom + ((top % bottom) * 2n >= bottom ? 1n : 0n);
  return numerator < 0 !== denominator < 0 ? -quotient : quotient;
}

/** Units of another scale; fewer decimals round half up, away from zero. */
export function rescale(units: number | bigint, from: number, to: number): number | bigint {
  checkScale(to);
  return to >= from ? scaleUp(units, to - from) : divideHalfUp(units, scaleUp(1, from - to));
}

/** Exact product of two coefficients. */
export function multiplyUnits(a: number | bigint, b: number | bigint): number | bigint {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product;
  }
  return BigInt(a) * BigInt(b);
}

/** Exact sum of two coefficients. */
export function addUnits(a: number | bigint, b: number | bigint): number | bigint {
  if (typeof a === 'number' && typeof b === 'number') {
    const total = a + b;
    if (Number.isSafeInteger(total)) return total;
  }
  return BigInt(a) + BigInt(b);
}

function checkScale(scale: number): void {
  if (!Number.isInteger(scale) || scale < 0 || scale > MAX_SCALE) {
    throw new RangeError(`Scale out of range: ${scale}`);
  }
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
