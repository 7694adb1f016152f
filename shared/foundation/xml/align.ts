/** A place in the older list and its own in the newer one. */
export type Pair = readonly [before: number, after: number];

/** By what an entry is the same as one of the other list. */
export type Sameness<T> = (entry: T, isOlder: boolean) => string;

interface Span {
  from: number;
  to: number;
}

/**
 * Which entries of two lists stand for each other, in the order of both: first those that are the same by the first
 * sameness, then, of what lies between two of these, by the next one. Of alike entries the first stands for the first. What
 * moved across others is no pair: it went, and came. Takes the time of reading both, and a logarithm more where things moved.
 */
export function aligned<T>(
  before: readonly T[],
  after: readonly T[],
  samenesses: readonly Sameness<T>[],
): Pair[] {
  const within = (old: Span, young: Span, level: number): Pair[] => {
    const sameness = samenesses[level];
    if (!sameness || old.from === old.to || young.from === young.to) return [];
    const anchors = inOrder(alike(before, after, old, young, sameness));
    const found: Pair[] = [];
    let at: Pair = [old.from, young.from];
    for (const pair of [...anchors, [old.to, young.to] as const]) {
      const between = within({ from: at[0], to: pair[0] }, { from: at[1], to: pair[1] }, level + 1);
      for (const each of between) found.push(each);
      if (pair[0] < old.to) found.push(pair);
      at = [pair[0] + 1, pair[1] + 1];
    }
    return found;
  };
  return within({ from: 0, to: before.length }, { from: 0, to: after.length }, 0);
}

/** Pairs of the same entries in the order of the older list, each entry in one pair at most. */
function alike<T>(
  before: readonly T[],
  after: readonly T[],
  old: Span,
  young: Span,
  sameness: Sameness<T>,
): Pair[] {
  const places = new Map<string, { all: number[]; taken: number }>();
  for (let place = young.from; place < young.to; place += 1) {
    const name = sameness(after[place]!, false);
    const known = places.get(name);
    if (known) known.all.push(place);
    else places.set(name, { all: [place], taken: 0 });
  }
  const pairs: Pair[] = [];
  for (let place = old.from; place < old.to; place += 1) {
    const known = places.get(sameness(before[place]!, true));
    const other = known?.all[known.taken];
    if (!known || other === undefined) continue;
    known.taken += 1;
    pairs.push([place, other]);
  }
  return pairs;
}

/** The most of the pairs that stand in the order of the newer list too: a longest increasing run, by patience sorting. */
function inOrder(pairs: readonly Pair[]): Pair[] {
  /** Of each length of a run, the pair that ends the one with the smallest end; of each pair, the one before it in its run. */
  const ends: number[] = [];
  const previous: number[] = [];
  pairs.forEach(([, place], index) => {
    let [low, high] = [0, ends.length];
    // Mostly nothing moved: then it goes behind the last one, and nothing is searched.
    if (high > 0 && pairs[ends[high - 1]!]![1] < place) low = high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < place) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = index;
  });
  const run: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index]!) run.push(pairs[index]!);
  return run.reverse();
}
