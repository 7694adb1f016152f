import { fold } from '../text/clean.ts';

/** Longest value of a mark: a key of the store holds 1,024 bytes. */
const LONGEST = 120;

/**
 * Word under which a document is found by a number of its papers: the kind, then the value without accents, case,
 * spaces and punctuation, so that «EXP 2026-04417» and «exp-2026-04417» are one. Undefined for a blank value.
 */
export function markOf(kind: string, value: string): string | undefined {
  const plain = fold(value)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST);
  return plain === '' ? undefined : `${kind}:${plain}`;
}

/** The marks that are there, each once. */
export const marksOf = (...marks: (string | undefined)[]): string[] => [
  ...new Set(marks.filter((each) => each !== undefined)),
];
