import fc from 'fast-check';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { STANDARD_FONTS } from './standardFonts.ts';
import { coversWinAnsi, replaceOutsideWinAnsi, winAnsiByte } from './winAnsi.ts';

const decoder = new TextDecoder('windows-1252');
const characters = Array.from({ length: 0x2123 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => winAnsiByte(character.charCodeAt(0)),
);

describe('WinAnsi table', () => {
  it('gives every character the byte that windows-1252 gives it', () => {
    expect(characters).toHaveLength(95 + 27 + 95);
    for (const character of characters) {
      const byte = winAnsiByte(character.charCodeAt(0));
      const expected = character === '\u00a0' ? ' ' : character;
      expect(decoder.decode(Uint8Array.of(byte))).toBe(expected);
    }
  });

  it("has pdf-lib's own width for every character, in both weights", async () => {
    const document = await PDFDocument.create();
    for (const [font, name] of [
      [STANDARD_FONTS.regular, StandardFonts.Helvetica],
      [STANDARD_FONTS.bold, StandardFonts.HelveticaBold],
    ] as const) {
      const oracle = await document.embedFont(name);
      for (const character of characters) {
        const known = character === '\u00a0' ? ' ' : character;
        expect([character, font.width(character)]).toEqual([
          character,
          oracle.widthOfTextAtSize(known, 1000),
        ]);
      }
    }
  });
});

describe('replacement', () => {
  it.each([
    ['Łódź 🚢', '?ód? ?', 3],
    ['a\u0000b\u0007c\u007fd\u0090e', 'a?b?c?d?e', 4],
    ['lone \ud83d half', 'lone ? half', 1],
    ['海关', '??', 2],
    ['👨‍👩‍👧', '???', 3],
    ['man\u0303ana', 'mañana', 0],
    ['−5\u202f000\u2011A', '-5\u00a0000-A', 0],
    ['zero\u200bwidth\u00ad\ufeff', 'zerowidth', 0],
    ['uno\r\ndos\rtres\u2028cuatro', 'uno\ndos\ntres\ncuatro', 0],
    ['a\tb', 'a b', 0],
    ['€ “ñ” … Ž ÿ', '€ “ñ” … Ž ÿ', 0],
  ])('shows %j as %j', (text, shown, lost) => {
    expect(replaceOutsideWinAnsi(text)).toEqual({ text: shown, lost });
  });

  it('leaves only printable text and line breaks, whatever comes in', { timeout: 20_000 }, () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { text: shown, lost } = replaceOutsideWinAnsi(text);
        expect(coversWinAnsi(shown.replaceAll('\n', ''))).toBe(true);
        expect(shown.split('?').length - 1).toBeGreaterThanOrEqual(lost);
        if (coversWinAnsi(text) && text === text.normalize('NFC')) expect(shown).toBe(text);
      }),
    );
  });
});
