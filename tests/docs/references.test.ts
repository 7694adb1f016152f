import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { names, partsOf, partsOfBook, sectionsOf } from './books.ts';
import { citationsIn, requirementsIn, sloppyIn, type Citation } from './citations.ts';
import { anchorOf, headingsOf } from './headings.ts';
import { filesEndingIn, root, textOf } from './repository.ts';

/** Why a citation leads nowhere; undefined when it leads to one place. */
function astray({ book, numbers, part }: Citation): string | undefined {
  if (numbers.length === 0) return names(partsOfBook(book), part) ? undefined : `${book} has no «${part}»`;
  for (const number of numbers) {
    const sections = sectionsOf(book, number);
    if (sections.length !== 1) return `${book} has ${sections.length} sections ${number}`;
  }
  const [last] = sectionsOf(book, numbers.at(-1)!);
  return part === '' || names(partsOf(last!.text), part)
    ? undefined
    : `${book} ${numbers.at(-1)!} has no «${part}»`;
}

const problemsIn = (text: string): string[] => [
  ...citationsIn(text).flatMap((each) => {
    const problem = astray(each);
    return problem === undefined ? [] : [`«${each.words}»: ${problem}`];
  }),
  ...sloppyIn(text).map((words) => `«${words}» is not how docs/README.md cites`),
];

/** This folder says wrong citations on purpose, and the index says how they are spelled. */
const files = filesEndingIn('ts', 'tsx', 'mjs', 'cjs', 'js', 'css', 'md').filter(
  (path) => !path.startsWith('tests/docs/'),
);

describe('citations', () => {
  it('lead to one section, and to the part that they name', () => {
    const problems = files.flatMap((path) =>
      problemsIn(textOf(path)).map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('are found at all', () => {
    const found = files.flatMap((path) => citationsIn(textOf(path)));
    const counted = (book: string): number => found.filter((each) => each.book === book).length;
    expect(counted('spec')).toBeGreaterThan(250);
    expect(counted('domain')).toBeGreaterThan(70);
    expect(counted('fault row')).toBeGreaterThan(40);
    expect(found.filter(({ part }) => part !== '').length).toBeGreaterThan(50);
  });

  it.each([
    ['spec 5', []],
    ['Spec 3, 6 and 7', []],
    ['fault rows 8 to 12', []],
    ['(spec 5, printing)', []],
    ['(spec 5,\n * printing)', []],
    ['(reliability, settle time)', []],
    ['spec 10', ['spec has 0 sections 10']],
    ['domain 2.9', ['domain has 0 sections 2.9']],
    ['fault rows 43 to 45', ['fault row has 0 sections 45']],
    ['(spec 4, printing)', ['spec 4 has no «printing»']],
    ['(reliability, luck)', ['reliability has no «luck»']],
    ['reliability invariants I8 and I9', ['reliability invariant has 0 sections I9']],
    ['specification 5', ['is not how']],
    ['spec §5', ['is not how', 'is not how']],
    ['domain.md', ['is not how']],
    ['(row 3)', ['is not how']],
    ['reliability V8.2.1', ['is not how', 'is not how']],
    ['ASVS 5.0, 8.2.1', ['is not how']],
  ])('%s is judged', (text, expected) => {
    expect(problemsIn(text)).toEqual(expected.map((words) => expect.stringContaining(words) as string));
  });
});

describe('requirements of the ASVS', () => {
  const applicable = new Set(textOf('docs/reliability/asvs.md').match(/\d+\.\d+\.\d+/g));

  it('that are cited are in the list of those that apply', () => {
    const cited = files.flatMap((path) => requirementsIn(textOf(path)));
    expect(cited.length).toBeGreaterThan(12);
    expect(cited.filter((id) => !applicable.has(id))).toEqual([]);
  });
});

describe('links of Markdown', () => {
  const LINK = /\]\((?!https?:|mailto:)(?<path>[^)#\s]*)(?:#(?<anchor>[^)\s]+))?\)/g;

  it('lead to a file that is there, and to its heading', () => {
    const broken = filesEndingIn('md').flatMap((from) =>
      [...textOf(from).matchAll(LINK)].flatMap(({ 0: words, groups }) => {
        const to = groups!['path'] === '' ? from : join(dirname(from), groups!['path']!);
        if (!existsSync(`${root}${to}`)) return [`${from}: ${words}`];
        const anchor = groups!['anchor'];
        const anchors =
          anchor === undefined ? [] : headingsOf(textOf(to)).map(({ title }) => anchorOf(title));
        return anchor === undefined || anchors.includes(anchor) ? [] : [`${from}: ${words}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});

describe('files that Markdown names', () => {
  /** The marks enclose a file alone: a pattern, a command or a place to fill in is none. */
  const FILE = /`(?<path>[\w@./-]*\w\.(?:tsx?|mjs|cjs|md))`/g;
  const theirs = filesEndingIn('ts', 'tsx', 'mjs', 'cjs', 'md');
  /** What is made from an installed package is not kept. */
  const made = textOf('.gitignore').split('\n');

  it('are there', () => {
    const missing = filesEndingIn('md').flatMap((from) =>
      [...textOf(from).matchAll(FILE)]
        .map(({ groups }) => groups!['path']!.replace(/^(?:\.\.?\/)+/, ''))
        .filter((path) => ![...theirs, ...made].some((each) => `/${each}`.endsWith(`/${path}`)))
        .map((path) => `${from}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
