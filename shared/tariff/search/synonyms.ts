import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { lowerBound } from './tariffIndex.ts';
import { stemOf, wordsOf } from './words.ts';

/** Other ways to say goods: what is typed, by its folded words without number, and each way in which a tariff says it. */
export interface Synonyms {
  ways: ReadonlyMap<string, readonly string[]>;
  /** What is typed, ascending. */
  typed: readonly string[];
}

const PARTED = '|';
/** Fewer letters begin too many words. */
const LETTERS = 3;

const keyOf = (text: string): string => wordsOf(text).map(stemOf).join(' ');

/** Reads the list of synonyms: CLAVE is what is typed, VALOR each other way, parted by «|». */
export function readSynonyms(rows: readonly CatalogueRow[]): Synonyms {
  const ways = new Map<string, string[]>();
  for (const { CLAVE, VALOR } of rows) {
    const key = keyOf(CLAVE);
    ways.set(key, [...(ways.get(key) ?? []), ...VALOR.split(PARTED)]);
  }
  return { ways, typed: [...ways.keys()].sort() };
}

/** The other ways to say a word, or two that are known together. */
export const sameSynonyms = ({ ways }: Synonyms, text: string): string[] => [
  ...(ways.get(keyOf(text)) ?? []),
];

/** The other ways to say what begins so. */
export function beginningSynonyms({ ways, typed }: Synonyms, text: string): string[] {
  if (text.length < LETTERS) return [];
  const from = lowerBound(typed, text);
  const to = lowerBound(typed, `${text}\uffff`);
  return typed.slice(from, to).flatMap((key) => ways.get(key) ?? []);
}
