import { BOOKS, type Book } from './books.ts';

export interface Citation {
  /** As it stands in the text. */
  words: string;
  book: Book;
  /** Empty where a part is cited by its name alone. */
  numbers: string[];
  /** What follows behind a comma, up to the end of the phrase; empty when nothing does. */
  part: string;
}

/** A comment is one text, however its lines are broken. */
const flowing = (text: string): string =>
  text.replaceAll(/\r?\n[ \t]*(?:\/\/|\*(?!\/)|\|)?[ \t]*/g, ' ').replaceAll(/ {2,}/g, ' ');

const NUMBER = String.raw`I?\d+(?:\.\d+)*`;
const BEHIND = String.raw`(?:(?:, | and | to )${NUMBER}(?![\w%/:-]))*`;
const numbered = Object.keys(BOOKS).filter((book) => book !== 'reliability');

const CITATION = new RegExp(
  String.raw`(?<opens>[(;] ?)?\b(?<book>${numbered.join('|')})s? (?<numbers>${NUMBER}(?![\w%/:-]*\w)${BEHIND})(?:, (?<part>[^.;:()\]|]+))?`,
  'gi',
);
const NAMED = /(?<opens>[(;] ?)\b(?<book>reliability), (?<part>[^.;:()\]|]+)/gi;

/** '8 to 12' is all of them; only whole numbers have such ranges. */
function spread(said: string): string[] {
  const mark = said.startsWith('I') ? 'I' : '';
  return said.split(/, | and /).flatMap((each) => {
    const [first = '', last] = each.split(' to ');
    if (last === undefined || first.includes('.')) return [first, ...(last === undefined ? [] : [last])];
    const [from, until] = [first, last].map((end) => Number(end.replace('I', '')));
    return Array.from({ length: until! - from! + 1 }, (_, index) => `${mark}${from! + index}`);
  });
}

/** Within a sentence a comma only goes on; behind a bracket, or where the citation is the sentence, it names a part. */
const isNamed = ({ opens, book, part }: Record<string, string>): boolean =>
  part !== undefined && (opens !== undefined || /^[A-Z]/.test(book!));

/** Citations of a text in the one spelling that `docs/README.md` tells. */
export function citationsIn(text: string): Citation[] {
  const found = [...flowing(text).matchAll(CITATION), ...flowing(text).matchAll(NAMED)];
  return found.map(({ 0: words, groups }) => ({
    words: words.replace(/^[(;] ?/, ''),
    book: groups!['book']!.toLowerCase() as Book,
    numbers: groups!['numbers'] === undefined ? [] : spread(groups!['numbers']),
    part: isNamed(groups!) ? groups!['part']!.trim() : '',
  }));
}

/** Spellings that look like a citation and that nobody could follow. */
const SLOPPY = [
  /\b(?:specification|specs|domains)\.? ?§? ?\d+(?:\.\d+)*\b/gi,
  /\b(?:specification|domain|reliability|design|look|product|performance)\.md\b/gi,
  /\b(?:spec|domain|design)(?: ?§ ?|[.:] ?|  )\d/gi,
  /§ ?\d/g,
  /\(rows? \d[^)]*\)/gi,
  /\breliability(?=,? (?:fault|V\d|§|\d))/gi,
  /\b(?:faults|row of faults|fault) \d+/gi,
  /(?<!ASVS (?:5\.0 )?(?:V[\d.]+(?:, | and ))*)(?<![\w.-])V\d+\.\d+\.\d+/g,
  /\bASVS (?:5\.0,? )?\d+\.\d+\.\d+/g,
];

export const sloppyIn = (text: string): string[] =>
  SLOPPY.flatMap((pattern) => [...flowing(text).matchAll(pattern)].map(([words]) => words));

/** Ids of the requirements of OWASP's standard that a text cites: '8.2.1'. */
export const requirementsIn = (text: string): string[] =>
  [...flowing(text).matchAll(/ASVS (?:5\.0 )?V\d[\d.]*\d(?:(?:, | and )V\d[\d.]*\d)*/g)].flatMap(([words]) =>
    [...words.matchAll(/V(?<id>[\d.]+)/g)].map(({ groups }) => groups!['id']!),
  );
