import { markOf } from './mark.ts';

/** A paper of the company as a declaration lists it. */
export interface Stated {
  id: string;
  number: string;
  /** Who issued it; papers of two of them are two papers. */
  by: string;
  path: string;
}

/**
 * Each paper that is another document of the company than one before it and yet of the same number and issuer, with the
 * first. Lines that a person wrote stand for no document, and what has no digit, as «S/N», is no number.
 */
export function statedTwice<S extends Stated>(
  papers: readonly S[],
  idPrefix: string,
): { again: S; first: S }[] {
  const known = new Map<string, S>();
  return papers.flatMap((again) => {
    const mark = markOf('', again.number);
    if (mark === undefined || !/\d/.test(mark) || !again.id.startsWith(`${idPrefix}-`)) return [];
    const key = `${mark} ${markOf('', again.by) ?? ''}`;
    const first = known.get(key);
    if (!first) known.set(key, again);
    return first && first.id !== again.id ? [{ again, first }] : [];
  });
}
