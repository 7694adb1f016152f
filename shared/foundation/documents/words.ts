import { fold } from '../text/clean.ts';

/** Kind of the marks that are words of what a document shows. */
const KIND = 'palabra';
/** Words of one document's parties and numbers. */
const MOST = 60;
const LONGEST = 40;

const plainOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, LONGEST);

/**
 * Words by which what a text says is found: folded, each as it stands without its punctuation and in its parts. Words of goods
 * are read otherwise (`shared/tariff/search/words.ts`): no empty ones, and a number of the tariff is one word.
 */
export function storedWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .flatMap((piece) => {
      const parts = piece.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      // Whoever reads «GTM-6-000123» to somebody says its end, and not the noughts.
      const ends = parts.map((each) => each.replace(/^0+(?=\d\d)/, ''));
      return [plainOf(piece), ...[...parts, ...ends].filter((each) => each.length > 1).map(plainOf)];
    })
    .filter(Boolean);
}

/** What a person typed, as beginnings of words. */
export const typedWords = (text: string): string[] => [
  ...new Set(fold(text).split(/\s+/).map(plainOf).filter(Boolean)),
];

/** Marks of the words of texts, the first ones when there are too many. */
export function wordMarks(texts: readonly string[], most = MOST): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (words.size >= most) break;
    storedWords(text).forEach((word) => words.add(word));
  }
  return [...words].slice(0, most).map(wordMark);
}

/** Mark of a word, or the beginning of the marks of all words that begin like it. */
export const wordMark = (word: string): string => `${KIND}:${word}`;
