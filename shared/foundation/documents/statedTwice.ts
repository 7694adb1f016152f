import { paperMark } from './paperMark.ts';

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
 * first. Lines that a person wrote stand for no document.
 */
export function statedTwice<S extends Stated>(
  papers: readonly S[],
  idPrefix: string,
): { again: S; first: S }[] {
  const known = new Map<string, S>();
  return papers.flatMap((again) => {
    const mark = paperMark(again.number, again.by);
    if (mark === undefined || !again.id.startsWith(`${idPrefix}-`)) return [];
    const first = known.get(mark);
    if (!first) known.set(mark, again);
    return first && first.id !== again.id ? [{ again, first }] : [];
  });
}
