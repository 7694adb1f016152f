import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, measure } from './fitText.ts';
import { STANDARD_FONTS } from './standardFonts.ts';
import { JOINT } from './brokenWords.ts';
import { wrapText } from './wrapText.ts';

const font = STANDARD_FONTS.regular;
const LONG = 'Distribuidora Centroamericana de Maquinaria Agrícola e Industrial';

describe('measure', () => {
  it('is the sum of the widths', () => {
    // Ten digits of 556 thousandths at 10 pt: 55.6 pt.
    expect(measure(font, '0123456789', 10)).toBeCloseTo((55.6 * 25.4) / 72, 9);
  });
});

describe('fitText', () => {
  it('keeps the size of a text that exactly fills its place', () => {
    const width = measure(font, LONG, 8);
    expect(fitText(font, LONG, { width, size: 8 })).toEqual({ lines: [LONG], size: 8, fits: true });
  });

  it('breaks a code at its full size where its words are none, and a word only at the smallest', () => {
    const limits = { width: 30, size: 8, lines: 3 };
    const code = 'MEUCIQDxK3pTq9vZ0aB1cD2eF3gH';
    expect(fitText(font, code, { ...limits, breaksWords: true })).toMatchObject({ size: 8, fits: true });
    expect(fitText(font, code, limits).size).toBeLessThan(8);
  });

  it('shrinks in quarter points to the largest size that fits', () => {
    const fitted = fitText(font, LONG, { width: measure(font, LONG, 6.6), size: 8 });
    expect(fitted).toEqual({ lines: [LONG], size: 6.5, fits: true });
  });

  it('wraps before it shrinks', () => {
    const fitted = fitText(font, LONG, { width: measure(font, LONG, 8) * 0.6, size: 8, lines: 2 });
    expect(fitted).toMatchObject({ size: 8, fits: true });
    expect(fitted.lines.join(' ')).toBe(LONG);
  });

  it('takes as many lines as the height holds', () => {
    const fitted = fitText(font, `${LONG} ${LONG} ${LONG}`, { width: 50, size: 8, height: 13 });
    expect(fitted.fits).toBe(true);
    expect(fitted.lines.length).toBeGreaterThan(2);
    expect(fitted.lines.length * fitted.size * 1.15 * (25.4 / 72)).toBeLessThanOrEqual(13);
  });

  it('cuts visibly and says so when the smallest size does not help', () => {
    const fitted = fitText(font, LONG, { width: 20, size: 8, minSize: 6 });
    expect(fitted).toMatchObject({ size: 6, fits: false });
    expect(fitted.lines[0]).toMatch(/^Distribuidora.*…$/);
    expect(measure(font, fitted.lines[0] ?? '', 6)).toBeLessThanOrEqual(20);
  });

  it('never cuts a number', () => {
    const fitted = fitText(font, '123,456,789.00', { width: 10, size: 8, overflow: 'squeeze' });
    expect(fitted).toMatchObject({ lines: ['123,456,789.00'], fits: false });
    expect(measure(font, '123,456,789.00', fitted.size)).toBeLessThanOrEqual(10);
  });

  it('keeps line breaks when it may wrap and makes them spaces when not', () => {
    expect(fitText(font, 'uno\ndos', { width: 50, size: 8, lines: 2 }).lines).toEqual(['uno', 'dos']);
    expect(fitText(font, 'uno\ndos', { width: 50, size: 8 }).lines).toEqual(['uno dos']);
  });

  it('says it fits only when every letter stands inside', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'W', 'ñ', '.', ' ', '\n') });
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (raw, width, lines) => {
          const fitted = fitText(font, raw, { width, size: 9, minSize: 6, lines });
          expect(fitted.lines.length).toBeLessThanOrEqual(lines);
          if (!fitted.fits) {
            expect(fitted.lines.at(-1)).toMatch(/…$/);
            return;
          }
          expect(fitted.lines.join('').replace(/\s/g, '')).toBe(raw.replace(/\s/g, ''));
          for (const line of fitted.lines)
            expect(measure(font, line, fitted.size)).toBeLessThanOrEqual(width + 1e-6);
        },
      ),
    );
  });
});

describe('wrapText', () => {
  it('does not break at a no-break space and says when it cut a word', () => {
    expect(wrapText('Q\u00a0100 abc', 5, (part) => part.length)).toEqual({
      lines: ['Q\u00a0100', 'abc'],
      broken: false,
    });
    expect(wrapText('abcdef', 4, (part) => part.length)).toEqual({
      lines: [`abcd${JOINT}`, 'ef'],
      broken: true,
    });
  });
});
