import { problem, type Problem } from '../rules/problem.ts';
import { statedTwice, type Stated } from './statedTwice.ts';

/** A paper in a list of a declaration. */
export interface Listed extends Stated {
  /** What a sentence calls the list, and its line there, from 1. */
  list: string;
  line: number;
}

/**
 * An error at the number of each paper that a declaration states twice, with the first of the two beside it.
 * @param say what follows the place, of the number and of where the first is
 */
export const twiceProblems = (
  papers: readonly Listed[],
  { idPrefix, code }: { idPrefix: string; code: string },
  say: (number: string, first: string) => string,
): Problem[] =>
  statedTwice(papers, idPrefix).map(({ again, first }) => {
    const there = `la línea ${first.line}${first.list === again.list ? '' : ` de «${first.list}»`}`;
    const message = `${again.list}, línea ${again.line}: ${say(again.number, there)}`;
    return { ...problem(code, again.path, message), relatedPath: first.path };
  });
