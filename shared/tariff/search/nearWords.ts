/** Letters from which one slip, and then two, may be forgiven: shorter words are too near to each other. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/**
 * Places of the vocabulary's words that a slip of the hand away: a letter wrong, missing, too many, or two exchanged; two
 * slips from eight letters on. The nearest only, none when nothing is near.
 */
export function nearWords(words: readonly string[], typed: string): number[] {
  let most = typed.length >= TWO_FROM ? 2 : typed.length >= ONE_FROM ? 1 : 0;
  let near: number[] = [];
  if (most === 0) return near;
  words.forEach((word, place) => {
    const slips = slipsBetween(word, typed, most);
    if (slips > most) return;
    if (slips < most) near = [];
    most = slips;
    near.push(place);
  });
  return near;
}

/** Slips between two words (optimal string alignment), or one more than `most` as soon as it is certain. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let slips = Math.min(last[column]! + 1, now[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && exchanged) slips = Math.min(slips, before[column - 2]! + 1);
      now.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    before = last;
    last = now;
  }
  return last[other.length]!;
}
