import { stemOf, type TypedQuery } from './words.ts';

/** Rows that say each word of a list: where those of each begin, one more at the end, and the rows, ascending in each. */
export interface Postings {
  starts: Uint32Array;
  rows: Uint16Array;
}

/** Parts of an index as its file keeps them (`indexFile.ts`). */
export interface IndexParts {
  /** Codes without points, ascending; the row of a code is its place here. */
  codes: readonly string[];
  /** Vocabulary, ascending. */
  words: readonly string[];
  /** What singular and plural share, ascending. */
  stems: readonly string[];
  /** Stem of each word, by its place. */
  stemOfWord: Uint16Array;
  byWord: Postings;
  byStem: Postings;
  /** The first word of each row, that names the goods. */
  heads: Uint16Array;
  /** How many words each row has, 255 at most. */
  lengths: Uint8Array;
}

/** First place in a sorted list that is not before the word. */
export function lowerBound(list: readonly string[], word: string): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (list[middle]! < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What meets one word of a query: rows of a whole word, or bits where more may do so. */
type Meeting = { rows: Uint16Array } | { bits: Uint32Array };

/** Sorts behind everything that begins as a folded word does. */
const AFTER = '\uffff';
const NO_ROWS = new Uint16Array();

/** Whether a word of a query may be the beginning of a code. */
export const isCode = (word: string): boolean => /^\d{2,12}$/.test(word);

/**
 * Codes of a tariff by their beginning and by the words of their texts: rows that say every word of a query, in the order
 * of the codes. Sorted lists and one bit a row: 10,000 codes answer in some microseconds (performance).
 */
export class TariffIndex {
  readonly parts: IndexParts;
  readonly #stems: ReadonlyMap<string, number>;
  /** Where rows of one word are met with those of the next, before their number is known. */
  readonly #met: Uint16Array;

  constructor(parts: IndexParts) {
    this.parts = parts;
    this.#met = new Uint16Array(parts.codes.length);
    this.#stems = new Map(parts.stems.map((stem, place) => [stem, place]));
  }

  /** Rows whose code begins with a number or whose text has every word, in any order, singular or plural. */
  find({ words, unfinished }: TypedQuery): Uint16Array {
    let found: Uint16Array | undefined;
    words.forEach((word, at) => {
      const met = this.#meeting(word, unfinished && at === words.length - 1);
      if (!found) found = 'rows' in met ? met.rows : rowsOf(met.bits);
      else {
        const both =
          'rows' in met ? meetRows(found, met.rows, this.#met) : meetBits(found, met.bits, this.#met);
        found = this.#met.slice(0, both);
      }
    });
    return found ?? NO_ROWS;
  }

  /** Rows that say the word, in singular or plural. */
  rowsOfSame(word: string): Uint16Array {
    const place = this.#stems.get(stemOf(word));
    return place === undefined ? NO_ROWS : postingsAt(this.parts.byStem, place, place + 1);
  }

  /** Stem that a text's word shares with this one; undefined when no text has any. */
  stemPlace(word: string): number | undefined {
    return this.#stems.get(stemOf(word));
  }

  /** Places in the vocabulary of the words that begin so: a range, its end excluded. */
  beginningWords(word: string): [from: number, to: number] {
    const { words } = this.parts;
    return [lowerBound(words, word), lowerBound(words, word + AFTER)];
  }

  /** Rows whose codes begin so: a range, its end excluded. */
  beginningCodes(digits: string): [from: number, to: number] {
    const { codes } = this.parts;
    return [lowerBound(codes, digits), lowerBound(codes, digits + AFTER)];
  }

  /** Rows that say the word at a place of the vocabulary. */
  rowsOfWord(place: number): Uint16Array {
    return postingsAt(this.parts.byWord, place, place + 1);
  }

  #meeting(word: string, unfinished: boolean): Meeting {
    const rows = this.rowsOfSame(word);
    const code = isCode(word);
    if (!unfinished && !code) return { rows };
    const bits = new Uint32Array((this.parts.codes.length + 31) >>> 5);
    setRows(bits, rows);
    if (unfinished) setRows(bits, postingsAt(this.parts.byWord, ...this.beginningWords(word)));
    if (code) {
      const [from, to] = this.beginningCodes(word);
      for (let row = from; row < to; row += 1) bits[row >>> 5]! |= 1 << (row & 31);
    }
    return { bits };
  }
}

const postingsAt = ({ starts, rows }: Postings, from: number, to: number): Uint16Array =>
  rows.subarray(starts[from], starts[to]);

function setRows(bits: Uint32Array, rows: Uint16Array): void {
  for (const row of rows) bits[row >>> 5]! |= 1 << (row & 31);
}

function rowsOf(bits: Uint32Array): Uint16Array {
  const rows: number[] = [];
  for (let each = 0; each < bits.length; each += 1) {
    let left = bits[each]!;
    while (left !== 0) {
      rows.push((each << 5) + (31 - Math.clz32(left & -left)));
      left &= left - 1;
    }
  }
  return Uint16Array.from(rows);
}

/** Writes the rows that the bits have too; answers how many. */
function meetBits(rows: Uint16Array, bits: Uint32Array, both: Uint16Array): number {
  let count = 0;
  for (const row of rows) if ((bits[row >>> 5]! & (1 << (row & 31))) !== 0) both[count++] = row;
  return count;
}

/**
 * Writes the rows that two ascending lists share; answers how many. Each of the shorter is sought in the longer behind the
 * one before, in growing steps.
 */
function meetRows(one: Uint16Array, other: Uint16Array, both: Uint16Array): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let count = 0;
  let from = 0;
  for (const row of short) {
    let step = 1;
    while (from + step < long.length && long[from + step]! < row) step <<= 1;
    let to = Math.min(from + step + 1, long.length);
    from += step >>> 1;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (long[middle]! < row) from = middle + 1;
      else to = middle;
    }
    if (long[from] === row) both[count++] = row;
  }
  return count;
}
