import { expect, it } from 'vitest';
import { chapterFault, isNationalUse } from '../foundation/text/tariffCode.ts';
import { chapterOf, sections } from './sections.ts';

it('has every chapter of the Harmonized System once, in order, in one of 21 sections', () => {
  const wanted = Array.from({ length: 99 }, (_, at) => String(at + 1).padStart(2, '0')).filter(
    (code) => chapterFault(`${code}00`) === undefined && !isNationalUse(code),
  );
  expect(sections).toHaveLength(21);
  expect(sections.flatMap(({ chapters }) => chapters.map(({ code }) => code))).toEqual(wanted);
});

it('knows where a code stands, and of a code of no chapter that it stands nowhere', () => {
  expect(chapterOf('8471300000')).toMatchObject({ section: { number: 'XVI' }, chapter: { code: '84' } });
  for (const none of ['7700000000', '9800000000', '0000000000', '']) expect(chapterOf(none)).toBeUndefined();
});
