import { fold } from '../../foundation/text/clean.ts';

/** Words that say nothing of goods; a query of nothing else finds nothing. */
const EMPTY = new Set(
  'a al con de del e el en la las lo los o para por que se su sus u un una y the of and for with'.split(' '),
);

const PART = /[a-z0-9]+(?:\.[0-9]+)*/g;
const NUMBER = /^[0-9.]+$/;
/** Shorter words keep their ending: «gas», «res» and «mes» are no plurals. */
const SHORT = 3;

/**
 * Words of a text as they are searched: folded, empty words left out, a number without its points, so that «8471.30» is
 * one word. Repetitions stay.
 */
export function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const part of fold(text).match(PART) ?? []) {
    if (NUMBER.test(part)) found.push(part.replaceAll('.', ''));
    else for (const word of part.split('.')) if (!EMPTY.has(word)) found.push(word);
  }
  return found;
}

/** Adjectives and participles, which take the gender of what they stand by: «llantas usadas», «neumáticos usados». */
const GENDERED = /^(?:\w{2,}(?:ad|id|ic|os|iv|ari)|nuev|fresc|sec|crud|frit|blanc|negr|enter)[ao]$/;

/**
 * What singular and plural of a folded word share: «luz» and «luces», «camión» and «camiones», «aceite» and «aceites»; and
 * the genders of an adjective. That of a noun stays, since «piña» is no «pino».
 */
export function stemOf(word: string): string {
  const withoutS = trimmed(word, 's');
  if (GENDERED.test(withoutS)) return withoutS.slice(0, -1);
  const stem = trimmed(withoutS, 'e');
  return stem !== withoutS && stem.endsWith('c') ? `${stem.slice(0, -1)}z` : stem;
}

const trimmed = (word: string, ending: string): string =>
  word.length > SHORT && word.endsWith(ending) ? word.slice(0, -1) : word;

/** A query as it is asked. */
export interface TypedQuery {
  words: readonly string[];
  /** Whether the last word is still being typed: it also stands for every word that begins so. */
  unfinished: boolean;
}

/** Reads what a person typed; a space at its end says that the last word is whole. */
export const readQuery = (text: string): TypedQuery => ({
  words: wordsOf(text),
  unfinished: /\S$/.test(text),
});
