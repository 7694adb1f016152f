import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapWords } from './wrap.ts';

it('breaks at spaces and cuts words that are too long', () => {
  expect(wrapWords('CAMISETA DE ALGODON PARA CABALLERO', 13)).toEqual([
    'CAMISETA DE',
    'ALGODON PARA',
    'CABALLERO',
  ]);
  expect(wrapWords('REF ABCDEFGHIJKLMNOP X', 6)).toEqual(['REF', 'ABCDEF', 'GHIJKL', 'MNOP X']);
  expect(wrapWords('exacto', 6)).toEqual(['exacto']);
  expect(wrapWords('📦📦📦', 2)).toEqual(['📦📦', '📦']);
  expect(wrapWords('  ', 5)).toEqual([]);
  expect(() => wrapWords('x', 0)).toThrow(RangeError);
});

it('loses nothing and never passes the width', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', '\n', '📦', '-') }),
      fc.integer({ min: 1, max: 30 }),
      (text, width) => {
        const lines = wrapWords(text, width);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const line of lines) {
          expect(Array.from(line).length).toBeLessThanOrEqual(width);
          expect(line).toBe(line.trim());
          expect(line).not.toBe('');
        }
      },
    ),
  );
});

it('keeps short words whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 })),
      (words) => {
        expect(wrapWords(words.join(' '), 10).join(' ')).toBe(words.join(' '));
      },
    ),
  );
});
