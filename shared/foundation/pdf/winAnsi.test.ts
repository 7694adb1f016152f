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
    ['Łódź 🚢', 'Lódz [U+1F6A2]', 'Łź🚢'],
    ['a\u0000b\u0007c\u007fd', 'a[U+0000]b[U+0007]c[U+007F]d', '\u0000\u0007\u007f'],
    ['lone \ud83d half', 'lone [U+D83D] half', '\ud83d'],
    ['海关海', '[U+6D77][U+5173][U+6D77]', '海关'],
    ['A → B ≤ ½ № ①', 'A -> B <= ½ No 1', '→≤№①'],
    ['ＡＢＣ ﬁjo', 'ABC fijo', 'ＡＢＣﬁ'],
    ['man\u0303ana', 'mañana', ''],
    ['−5\u202f000\u2011A', '-5\u00a0000-A', ''],
    ['zero\u200bwidth\u00ad\ufeff', 'zerowidth', ''],
    ['uno\r\ndos\rtres\u2028cuatro', 'uno\ndos\ntres\ncuatro', ''],
    ['a\tb', 'a b', ''],
    ['€ “ñ” … Ž ÿ', '€ “ñ” … Ž ÿ', ''],
  ])('shows %j as %j', (text, shown, signs) => {
    const made = replaceOutsideWinAnsi(text);
    expect(made.text).toBe(shown);
    expect(made.replaced.map(({ sign }) => sign).join('')).toBe(signs);
    for (const { sign, shown: instead } of made.replaced) {
      expect([text, shown]).toEqual([
        expect.stringContaining(sign.normalize('NFC')),
        expect.stringContaining(instead),
      ]);
    }
  });

  it(
    'leaves only printable text and line breaks, and no question mark of its own',
    { timeout: 20_000 },
    () => {
      const anything = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      );
      // Signs whose parts are question marks: «⁇», the fullwidth one.
      const asked = /[?\uff1f\ufe16\ufe56\u2047-\u2049]/;
      fc.assert(
        fc.property(anything, (text) => {
          const { text: shown, replaced } = replaceOutsideWinAnsi(text);
          expect(coversWinAnsi(shown.replaceAll('\n', ''))).toBe(true);
          if (!asked.test(text)) expect(shown).not.toContain('?');
          for (const { sign, shown: instead } of replaced) expect([sign, instead]).not.toContain('');
          if (coversWinAnsi(text) && text === text.normalize('NFC')) expect(shown).toBe(text);
        }),
      );
    },
  );
});
