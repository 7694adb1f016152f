import { filesEndingIn, textOf } from './repository.ts';
import { headingsOf, type Heading } from './headings.ts';

/** Books of `docs`, by the word with which they are cited. */
export const BOOKS = {
  spec: 'docs/specification/',
  domain: 'docs/trade/',
  design: 'docs/design/',
  look: 'docs/look/',
  product: 'docs/product/',
  'fault row': 'docs/reliability/faults.md',
  'reliability finding': 'docs/reliability/findings.md',
  'reliability invariant': 'docs/reliability/transmission.md',
  reliability: 'docs/reliability/',
  decision: 'docs/decisions/',
} as const;

export type Book = keyof typeof BOOKS;

const markdown = filesEndingIn('md');
const chapters = new Map<Book, Heading[]>(
  (Object.keys(BOOKS) as Book[]).map((book) => [
    book,
    markdown.filter((path) => path.startsWith(BOOKS[book])).flatMap((path) => headingsOf(textOf(path))),
  ]),
);

const numberOf = (title: string): string =>
  /^(?:I?\d+(?:\.\d+)*)(?=$|[ .])/.exec(title)?.[0].replace(/^0+(?=\d)/, '') ?? '';

/** Sections with this number; more than one would leave open which is meant. */
export const sectionsOf = (book: Book, number: string): Heading[] =>
  chapters.get(book)!.filter(({ title }) => numberOf(title) === number);

const BOLD = /\*\*(?<term>[^*]+?):?\*\*/g;

const plain = (text: string): string =>
  text
    .replaceAll(/[`«»:]/g, '')
    .trim()
    .toLowerCase();

/** Names of the parts of a text, as a citation may say them: its headings, and the terms that it prints in bold. */
export const partsOf = (text: string): string[] =>
  [
    ...headingsOf(text).map(({ title }) => title),
    ...[...text.matchAll(BOLD)].map(({ groups }) => groups!['term']!),
  ].map(plain);

/** Parts that can be cited of a book without a number. */
export const partsOfBook = (book: Book): string[] => chapters.get(book)!.map(({ title }) => plain(title));

/**
 * Whether what a citation says behind the comma is one of these parts; it may say more, and a part's beginning alone.
 */
export const names = (parts: readonly string[], said: string): boolean =>
  parts.some((part) => plain(said).startsWith(part) || part.startsWith(plain(said)));
