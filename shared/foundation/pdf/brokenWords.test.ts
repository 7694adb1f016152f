import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapWords } from '../text/wrap.ts';
import { JOINT, readableLines } from './brokenWords.ts';

const read = (text: string, width: number) => readableLines(wrapWords(text, width, JOINT));

it('leaves lines without a broken word as they are', () => {
  const lines = wrapWords('CAMISETA DE ALGODON', 13, JOINT);
  expect(readableLines(lines)).toEqual({ lines });
  expect(readableLines(lines).lines).toBe(lines);
});

it('reads a word over three lines once, at its first piece', () => {
  expect(read('REF ABCDEFGHIJKLMNOP X', 6)).toEqual({
    lines: ['REF', 'ABCDEF', 'GHIJKL', 'MNOP X'],
    parts: [
      undefined,
      [{ text: 'ABCDEF', actual: 'ABCDEFGHIJKLMNOP' }],
      [{ text: 'GHIJKL', actual: '' }],
      [{ text: 'MNOP', actual: '' }, { text: ' X' }],
    ],
  });
});

it('reads what stands on a page when a word goes on from the page before', () => {
  expect(readableLines([`GHIJKL${JOINT}`, 'MNOP'])).toEqual({
    lines: ['GHIJKL', 'MNOP'],
    parts: [[{ text: 'GHIJKL', actual: 'GHIJKLMNOP' }], [{ text: 'MNOP', actual: '' }]],
  });
});

it('reads every word of a text whole, whatever was broken, and shows all of it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'ñ', '-', '7'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 1, max: 15 }), (words, width) => {
      const { lines, parts } = read(words.join(' '), width);
      expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      // A line break reads as a space, but not within a word.
      const said = lines.map((line, index) => {
        const pieces = parts?.[index];
        if (!pieces) return ` ${line}`;
        expect(pieces.map(({ text }) => text).join('')).toBe(line);
        const goesOn = pieces[0]?.actual === '';
        return (goesOn ? '' : ' ') + pieces.map(({ text, actual }) => actual ?? text).join('');
      });
      expect(said.join('').trim()).toBe(words.join(' '));
    }),
  );
});
