import { MOST_CODES } from '../../catalogues/editions.ts';
import { TariffIndex, type Postings } from './tariffIndex.ts';
import { stemOf, wordsOf } from './words.ts';

const LONGEST = 0xff;

/** Stands between what stands over a code and its own text. */
export const UNDER = ' › ';

/** What is searched of a code: its digits without points, and its text with those of the headings above it. */
export interface TariffEntry {
  code: string;
  text: string;
}

/** Index of a tariff, its rows in the order of their codes. Throws beyond 65,535 codes. */
export function buildTariffIndex(entries: readonly TariffEntry[]): TariffIndex {
  if (entries.length > MOST_CODES) throw new Error(`A tariff of ${entries.length} codes passes the index`);
  const sorted = [...entries].sort((a, b) => (a.code < b.code ? -1 : 1));
  const read = wordsOnce();
  const said = sorted.map(({ text }) => text.split(UNDER).flatMap(read));
  const words = [...new Set(said.flat())].sort();
  const stems = [...new Set(words.map(stemOf))].sort();
  const wordPlace = placesOf(words);
  const stemPlace = placesOf(stems);
  return new TariffIndex({
    codes: sorted.map(({ code }) => code),
    words,
    stems,
    stemOfWord: Uint16Array.from(words, (word) => stemPlace.get(stemOf(word))!),
    byWord: postingsOf(words.length, said, (word) => wordPlace.get(word)!),
    byStem: postingsOf(stems.length, said, (word) => stemPlace.get(stemOf(word))!),
    heads: Uint16Array.from(said, ([head]) => wordPlace.get(head ?? '') ?? 0),
    lengths: Uint8Array.from(said, ({ length }) => Math.min(length, LONGEST)),
  });
}

/** The words of a text; one that stands over many codes is read once. */
function wordsOnce(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
}

const placesOf = (list: readonly string[]): ReadonlyMap<string, number> =>
  new Map(list.map((each, place) => [each, place]));

function postingsOf(
  places: number,
  said: readonly (readonly string[])[],
  placeOf: (word: string) => number,
): Postings {
  const rowsOfPlace = Array.from({ length: places }, (): number[] => []);
  said.forEach((words, row) => {
    for (const word of words) {
      const rows = rowsOfPlace[placeOf(word)]!;
      if (rows.at(-1) !== row) rows.push(row);
    }
  });
  const starts = new Uint32Array(places + 1);
  rowsOfPlace.forEach((rows, place) => (starts[place + 1] = starts[place]! + rows.length));
  const all = new Uint16Array(starts[places]!);
  rowsOfPlace.forEach((rows, place) => all.set(rows, starts[place]));
  return { starts, rows: all };
}
