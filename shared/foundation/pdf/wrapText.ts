import { JOINT } from './brokenWords.ts';

/** Lines of a wrapped text; `broken` when a single word had to be cut in two. */
export interface WrappedText {
  readonly lines: string[];
  readonly broken: boolean;
}

/** How many characters of an over-long word go on one line: at least one, or wrapping would never end. */
function charactersThatFit(word: string, limit: number, measure: (text: string) => number): number {
  let low = 1;
  let high = word.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (measure(word.slice(0, middle)) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Greedy word wrap. '\n' starts a line, runs of spaces between words become one, no-break spaces do not
 * break; a word longer than the limit is cut, and each line that it goes on from ends with a joint. Limit and measure share a unit of the caller's choice.
 */
export function wrapText(text: string, limit: number, measure: (text: string) => number): WrappedText {
  const lines: string[] = [];
  let broken = false;
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/[ \t]+/)) {
      if (word === '') continue;
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer) <= limit) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      let rest = word;
      while (rest.length > 1 && measure(rest) > limit) {
        const count = charactersThatFit(rest, limit, measure);
        lines.push(rest.slice(0, count) + JOINT);
        rest = rest.slice(count);
        broken = true;
      }
      line = rest;
    }
    lines.push(line);
  }
  return { lines, broken };
}
