import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, fold, removeAccents } from './clean.ts';

describe('cleanText', () => {
  it.each([
    ['a\tb\r\nc\nd\u0000e\u0085f\u2028g', 'a b c d e f g'],
    ['1\u00a0000\u202f000\u3000kg', '1 000 000 kg'],
    ['A\u2013B\u2014C\u2212D\u2010E\u2011F', 'A-B-C-D-E-F'],
    ['\u202eabc\u202c\u200fdef\u200b\ufeff\u2067x', 'abcdefx'],
    ['to\u00adne\u00adla\u00addas', 'toneladas'],
    ['x\ud800y\uffffz\ufffe', 'xyz'],
    ['caja 📦 ñandú', 'caja 📦 ñandú'],
    ['Jose\u0301', 'José'],
    ['  dos  espacios ', '  dos  espacios '],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });
  it('leaves only what XML 1.0 allows, and is stable', () => {
    const legal = /^[\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.integer({ min: 0, max: 0xffff })),
        (text, codes) => {
          const clean = cleanText(text + String.fromCharCode(...codes));
          expect(clean).toMatch(legal);
          expect(cleanText(clean)).toBe(clean);
        },
      ),
    );
  });
});

describe('folding', () => {
  it('removes accents and keeps case, or folds for search', () => {
    expect(removeAccents('Peñón ÁÉÍÓÚÜ ç')).toBe('Penon AEIOUU c');
    expect(fold('  Cigüeña\tÑANDÚ ')).toBe('ciguena nandu');
    expect(fold('CAMIÓN')).toBe(fold('camion'));
  });
});
