import { prorate } from '../../../shared/foundation/decimal/prorate.ts';
import type { Run, Work } from '../work.ts';

const COLUMNS = [1_234_567, 98_765, 4_321];

/** Line values in cents, the same for every contender: a fixed sequence, no randomness. */
function weights(size: number): Float64Array {
  const values = new Float64Array(size);
  let seed = 42;
  for (let index = 0; index < size; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    values[index] = 100 + (seed % 5_000_000);
  }
  return values;
}

const columns =
  (each: (total: number) => unknown): Run =>
  () =>
    COLUMNS.map(each);

/** Largest remainder over any exact arithmetic: what a careful programmer writes with a decimal library. */
function largestRemainder(
  size: number,
  quotient: (total: number, weight: number, sum: number) => { whole: number; rest: number },
): Run {
  const lines = weights(size);
  const sum = lines.reduce((total, value) => total + value, 0);
  return columns((total) => {
    const parts = Array.from(lines, (weight) => quotient(total, weight, sum));
    let left = total - parts.reduce((all, part) => all + part.whole, 0);
    const order = parts
      .map((part, index) => ({ rest: part.rest, index }))
      .sort((a, b) => b.rest - a.rest || a.index - b.index);
    for (const { index } of order) if (left-- > 0) parts[index]!.whole += 1;
    return parts;
  });
}

export const prorateWork: Work = {
  name: 'prorate',
  sizes: [1_000, 10_000],
  contenders: {
    floor: (size) => {
      const lines = weights(size);
      const sum = lines.reduce((total, value) => total + value, 0);
      const out = new Float64Array(size);
      return columns((total) => {
        const factor = total / sum;
        for (let index = 0; index < size; index += 1) out[index] = Math.trunc(lines[index]! * factor);
        return out;
      });
    },
    despacho: (size) => {
      const lines = weights(size);
      return columns((total) => prorate(total, lines));
    },
    bigint: (size) =>
      largestRemainder(size, (total, weight, sum) => {
        const product = BigInt(total) * BigInt(weight);
        return { whole: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
      }),
    'decimal.js': async (size) => {
      const { Decimal } = await import('decimal.js');
      return largestRemainder(size, (total, weight, sum) => {
        const share = new Decimal(total).mul(weight).div(sum);
        const whole = share.floor();
        return { whole: whole.toNumber(), rest: share.sub(whole).toNumber() };
      });
    },
    'big.js': async (size) => {
      const { default: Big } = await import('big.js');
      return largestRemainder(size, (total, weight, sum) => {
        const share = new Big(total).times(weight).div(sum);
        const whole = share.round(0, Big.roundDown);
        return { whole: whole.toNumber(), rest: share.minus(whole).toNumber() };
      });
    },
  },
};
