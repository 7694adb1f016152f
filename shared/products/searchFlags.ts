import { storedWords, typedWords } from '../foundation/documents/words.ts';
import { shownValue } from '../foundation/fields/kinds.ts';
import { productColumns } from './summary.ts';

/** What each of the six flags of the advanced search looks into (spec 7, products). */
export const SEARCH_FLAGS = [
  ['POR_CODIGO', 'CODIGO'],
  ['POR_PARTIDA', 'PARTIDA'],
  ['POR_DESCRIPCION', 'DESCRIPCION'],
  ['POR_CARACTERISTICAS', 'CARACTERISTICAS'],
  ['POR_MARCA', 'MARCA'],
  ['POR_MODELO', 'MODELO'],
] as const;

export type SearchFlag = (typeof SEARCH_FLAGS)[number][0];
export type SearchFlags = Readonly<Partial<Record<SearchFlag, boolean | undefined>>>;

/** Whether every word of a term begins a word in the columns that the flags name; without a flag, in any of the six. */
export function saysInFlags(summary: Readonly<Record<string, string>>, term: string, flags: SearchFlags) {
  const set = SEARCH_FLAGS.filter(([flag]) => flags[flag]);
  const words = (set.length > 0 ? set : SEARCH_FLAGS).flatMap(([, column]) => {
    const value = summary[column] ?? '';
    return [...storedWords(value), ...storedWords(shownValue(value, productColumns[column]))];
  });
  return typedWords(term).every((typed) => words.some((word) => word.startsWith(typed)));
}
