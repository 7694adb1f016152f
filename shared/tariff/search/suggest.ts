import { nearWords } from './nearWords.ts';
import { beginningSynonyms, sameSynonyms, type Synonyms } from './synonyms.ts';
import { isCode, type TariffIndex } from './tariffIndex.ts';
import { wordsOf, type TypedQuery } from './words.ts';

export interface Suggestion {
  /** Row of the index. */
  row: number;
  code: string;
  /** Larger is nearer; comparable within one answer. */
  score: number;
}

export interface Suggestions {
  rows: Suggestion[];
  /** What was read in place of a word that no text has: a slip, «selular» as «celular». */
  read: { typed: string; meant: string }[];
}

/** How near a way of meeting a word is to the word itself. */
const NEAR = { code: 3, whole: 1, synonym: 0.9, begun: 0.75, slip: 0.6 } as const;
/** The first word of a text names the goods; the others tell which. */
const HEAD = 1.8;
/** The first word of a query names the goods as well, and decides where no code says all of it. */
const NAMED = 1.5;
/** A text says less of each word the more it says. */
const LENGTH = 0.02;
/** Share of the query's weight that a row must meet when none meets all of it. */
const ENOUGH = 0.5;

/** What one word of the query is worth in each row that meets it. */
type Met = Map<number, number>;

/**
 * The codes that a query most likely means, nearest first: words in any order, singular or plural, begun, with slips, or
 * said otherwise. A row that meets every word comes before one that meets some; equals in the order of the codes.
 */
export function suggest(
  index: TariffIndex,
  query: TypedQuery,
  synonyms: Synonyms,
  most: number,
): Suggestions {
  const read: Suggestions['read'] = [];
  const parts = partsOf(query, synonyms);
  // A word that nothing meets says nothing of the others: a size, a brand.
  const met = parts.map((part) => meet(index, part, synonyms, read)).filter((rows) => rows.size > 0);
  const weights = met.map(
    (rows, at) => Math.log(1 + index.parts.codes.length / (1 + rows.size)) * (at === 0 ? NAMED : 1),
  );
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const scores = new Map<number, { score: number; weight: number; parts: number }>();
  met.forEach((rows, at) => {
    for (const [row, worth] of rows) {
      const known = scores.get(row) ?? { score: 0, weight: 0, parts: 0 };
      known.score += worth * weights[at]!;
      known.weight += weights[at]!;
      known.parts += 1;
      scores.set(row, known);
    }
  });
  const complete = [...scores.values()].some((each) => each.parts === met.length);
  const codes = parts
    .filter(({ code }) => code)
    .map(({ text }) => index.beginningCodes(text))
    .filter(([from, to]) => to > from);
  const kept = [...scores].filter(
    ([row, each]) =>
      codes.every(([from, to]) => row >= from && row < to) &&
      (complete ? each.parts === met.length : each.weight >= ENOUGH * whole),
  );
  const rows = kept
    .map(([row, { score }]) => ({
      row,
      code: index.parts.codes[row]!,
      score: score / (1 + LENGTH * index.parts.lengths[row]!),
    }))
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .slice(0, most);
  return { rows, read };
}

interface Part {
  text: string;
  unfinished: boolean;
  /** Whether it is a number that asks for codes: the first, or one of a heading's length. «Televisor 55» is no chapter. */
  code: boolean;
}

const HEADING = 4;

/** The query in words, two together where they are known as one: «aire acondicionado», «t shirt». */
function partsOf({ words, unfinished }: TypedQuery, synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const two = words.slice(at, at + 2).join(' ');
    const text = sameSynonyms(synonyms, two).length > 0 ? two : words[at]!;
    const last = at + (text === two ? 2 : 1) >= words.length;
    if (text === two) at += 1;
    const code = isCode(text) && (parts.length === 0 || text.length >= HEADING);
    parts.push({ text, unfinished: unfinished && last, code });
  }
  return parts;
}

function meet(index: TariffIndex, part: Part, synonyms: Synonyms, read: Suggestions['read']): Met {
  const { text, unfinished, code } = part;
  const met: Met = new Map();
  if (code) {
    const [from, to] = index.beginningCodes(text);
    for (let row = from; row < to; row += 1) met.set(row, NEAR.code);
  }
  meetSame(index, met, text, NEAR.whole);
  const others = sameSynonyms(synonyms, text);
  if (unfinished && others.length === 0) others.push(...beginningSynonyms(synonyms, text));
  for (const other of others) meetAll(index, met, wordsOf(other));
  if (unfinished || met.size === 0) {
    const [from, to] = index.beginningWords(text);
    for (let place = from; place < to; place += 1) meetWord(index, met, place, NEAR.begun);
  }
  if (met.size > 0) return met;
  const near = nearWords(index.parts.words, text);
  for (const place of near) meetWord(index, met, place, NEAR.slip);
  const slip = near.length > 0 ? index.parts.words[near[0]!] : slippedSynonym(text, synonyms);
  if (slip === undefined) return met;
  read.push({ typed: text, meant: slip });
  if (near.length === 0)
    for (const other of sameSynonyms(synonyms, slip)) meetAll(index, met, wordsOf(other));
  return met;
}

function slippedSynonym(text: string, { typed }: Synonyms): string | undefined {
  const [place] = nearWords(typed, text);
  return place === undefined ? undefined : typed[place];
}

/** The rows that say a word of the vocabulary. */
const meetWord = (index: TariffIndex, met: Met, place: number, near: number): void =>
  meetRows(index, met, index.rowsOfWord(place), near, (head) => head === place);

/** The rows that say a word in singular or plural. */
const meetSame = (index: TariffIndex, met: Met, word: string, near: number): void => {
  const stem = index.stemPlace(word);
  meetRows(index, met, index.rowsOfSame(word), near, (head) => index.parts.stemOfWord[head] === stem);
};

/** Rows are worth more the nearer the word is, and where it names the goods. */
function meetRows(
  { parts }: TariffIndex,
  met: Met,
  rows: Uint16Array,
  near: number,
  names: (head: number) => boolean,
): void {
  for (const row of rows) {
    const worth = names(parts.heads[row]!) ? near * HEAD : near;
    if (worth > (met.get(row) ?? 0)) met.set(row, worth);
  }
}

/** The rows that say every word of a synonym. */
function meetAll(index: TariffIndex, met: Met, words: readonly string[]): void {
  const each = words.map((word) => {
    const rows: Met = new Map();
    if (isCode(word)) {
      const [from, to] = index.beginningCodes(word);
      for (let row = from; row < to; row += 1) rows.set(row, NEAR.synonym);
    }
    meetSame(index, rows, word, NEAR.synonym);
    return rows;
  });
  const [first, ...others] = each;
  for (const [row, worth] of first ?? []) {
    if (!others.every((rows) => rows.has(row))) continue;
    const best = Math.max(worth, ...others.map((rows) => rows.get(row)!));
    if (best > (met.get(row) ?? 0)) met.set(row, best);
  }
}
