import { nthLargest } from './quickselect.ts';

/** Veltkamp's constant: splits a double into two halves whose products are exact. */
const SPLITTER = 2 ** 27 + 1;
/** Up to here a remainder and its correction stay exact in doubles; beyond, bigint takes over. */
const EXACT_WEIGHT = 2 ** 51;

/**
 * Shares `total` among the lines by their weights, by largest remainder, ties to the earlier line, so that the
 * shares always sum to the total exactly and no share is more than one unit from its exact part.
 * All weights zero share equally. No lines give no shares, whatever the total.
 * @param total integer units (cents); may be negative (a discount).
 * @param weights integer units, none negative (FOB in cents, weight in grams).
 * @returns integer units, one a line, all of the sign of the total.
 * @throws RangeError when the total, a weight or the sum of the weights is no safe integer, or a weight is negative.
 */
export function prorate(total: number, weights: Float64Array | number[]): number[] {
  if (!Number.isSafeInteger(total)) throw new RangeError(`Not safe integer units: ${total}`);
  const whole = sumOfWeights(weights);
  if (weights.length === 0) return [];
  if (whole === 0) return prorate(total, new Float64Array(weights.length).fill(1));

  const amount = Math.abs(total);
  const shares = new Array<number>(weights.length);
  const remainders = new Float64Array(weights.length);
  if (whole <= EXACT_WEIGHT) floorShares(amount, weights, whole, shares, remainders);
  else floorSharesBig(amount, weights, whole, shares, remainders);

  let left = amount;
  for (const share of shares) left -= share;
  if (left > 0) giveLeftOver(left, shares, remainders);
  if (total < 0) for (let i = 0; i < shares.length; i += 1) shares[i] = 0 - shares[i]!;
  return shares;
}

function sumOfWeights(weights: Float64Array | number[]): number {
  let whole = 0;
  for (let i = 0; i < weights.length; i += 1) {
    const weight = weights[i]!;
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`Weight of line ${i + 1} is no whole number of units: ${weight}`);
    }
    whole += weight;
  }
  if (!Number.isSafeInteger(whole)) throw new RangeError('The sum of the weights is out of the safe range');
  return whole;
}

/**
 * floor(amount × weight / whole) and its remainder for each line. One floating division comes within a few units
 * of the quotient; the exact remainder, from products split in halves, then corrects it.
 */
function floorShares(
  amount: number,
  weights: Float64Array | number[],
  whole: number,
  shares: number[],
  remainders: Float64Array,
): void {
  const amountHigh = highHalf(amount);
  const amountLow = amount - amountHigh;
  const wholeHigh = highHalf(whole);
  const wholeLow = whole - wholeHigh;
  const small = amount * whole <= Number.MAX_SAFE_INTEGER;

  for (let i = 0; i < shares.length; i += 1) {
    const weight = weights[i]!;
    const product = amount * weight;
    let share = Math.floor(product / whole);
    let remainder: number;
    if (small) {
      remainder = product - share * whole;
    } else {
      const weightHigh = highHalf(weight);
      const shareHigh = highHalf(share);
      const taken = share * whole;
      remainder =
        product -
        taken +
        (productError(product, amountHigh, amountLow, weightHigh, weight - weightHigh) -
          productError(taken, wholeHigh, wholeLow, shareHigh, share - shareHigh));
    }
    while (remainder < 0) {
      share -= 1;
      remainder += whole;
    }
    while (remainder >= whole) {
      share += 1;
      remainder -= whole;
    }
    shares[i] = share;
    remainders[i] = remainder;
  }
}

function floorSharesBig(
  amount: number,
  weights: Float64Array | number[],
  whole: number,
  shares: number[],
  remainders: Float64Array,
): void {
  const bigAmount = BigInt(amount);
  const bigWhole = BigInt(whole);
  for (let i = 0; i < shares.length; i += 1) {
    const product = bigAmount * BigInt(weights[i]!);
    shares[i] = Number(product / bigWhole);
    remainders[i] = Number(product % bigWhole);
  }
}

/** One unit to each of the `left` largest remainders; of equal ones the earlier lines get it. */
function giveLeftOver(left: number, shares: number[], remainders: Float64Array): void {
  const threshold = nthLargest(remainders.slice(), left);
  let above = 0;
  for (const remainder of remainders) if (remainder > threshold) above += 1;
  let ties = left - above;
  for (let i = 0; i < shares.length; i += 1) {
    const remainder = remainders[i]!;
    if (remainder > threshold) shares[i] = shares[i]! + 1;
    else if (remainder === threshold && ties > 0) {
      shares[i] = shares[i]! + 1;
      ties -= 1;
    }
  }
}

function highHalf(value: number): number {
  const spread = SPLITTER * value;
  return spread - (spread - value);
}

/** What the rounded product lacks of the exact one (Dekker). */
function productError(product: number, aHigh: number, aLow: number, bHigh: number, bLow: number): number {
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}
