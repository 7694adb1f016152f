import { compare, fromUnits, round, sum, toUnits } from './decimal.ts';
import { readExact } from './exact.ts';

interface Whole {
  /** What the parts add up to as they are kept. */
  whole: string;
  /** Decimals with which they are written. */
  scale: number;
  /** What they are to add up to as they are written: the whole, rounded up or down; half up when it is not said. */
  total?: string;
}

/**
 * Parts of a whole as they are written with fewer decimals, so that they add up as written too: each is rounded down, and
 * what that loses goes, one unit each, to those that lost most, of equal ones to the earlier. So none is a whole unit from
 * what is kept, and what needs no rounding stays. Answers only for the parts that need it; undefined when none does, and
 * while the parts do not add up to the whole, which is no rounding's to mend.
 * @param written the part's value: no blank is part of a whole, and none is below zero.
 */
export function roundParts<P>(
  parts: readonly P[],
  written: (part: P) => string,
  { whole, scale, total = round(whole, scale) }: Whole,
): ReadonlyMap<P, string> | undefined {
  const values = parts.map(written);
  const fine = values.reduce((most, value) => Math.max(most, readExact(value).scale), scale);
  const one = 10 ** (fine - scale);
  const cut = parts.flatMap((part, at) => {
    const units = toUnits(values[at] ?? '', fine);
    const lost = units % one;
    return lost === 0 ? [] : [{ part, lost, down: (units - lost) / one }];
  });
  if (cut.length === 0 || compare(whole, sum(values)) !== 0) return undefined;
  const lost = cut.reduce((all, each) => all + each.lost, 0);
  const left = toUnits(total, scale) - (toUnits(whole, fine) - lost) / one;
  const mostFirst = cut.toSorted((a, b) => b.lost - a.lost);
  return new Map(
    mostFirst.map(({ part, down }, place) => [part, fromUnits(place < left ? down + 1 : down, scale)]),
  );
}
