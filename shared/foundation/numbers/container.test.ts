import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContainer, containerCheckDigit } from './container.ts';

/** The rule by table, apart from the code: ISO 6346 letter values. */
const LETTER_VALUES = '10 12 13 14 15 16 17 18 19 20 21 23 24 25 26 27 28 29 30 31 32 34 35 36 37 38'
  .split(' ')
  .map(Number);
const oracle = (start: string) =>
  String(
    ([...start].reduce((sum, c, i) => {
      const value = /\d/.test(c) ? Number(c) : LETTER_VALUES[c.charCodeAt(0) - 65]!;
      return sum + value * 2 ** i;
    }, 0) %
      11) %
      10,
  );
/** A·1 + A·2 + A·4 + U·8. */
const SUM_OF_AAAU = 10 + 20 + 40 + 32 * 8;
const starts = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 3, maxLength: 3 }),
    fc.constantFrom('U', 'J', 'Z'),
    fc.integer({ min: 0, max: 999999 }),
  )
  .map(([owner, kind, serial]) => owner + kind + String(serial).padStart(6, '0'));

describe('checkContainer', () => {
  it.each(['CSQU3054383', 'csqu 305438-3', 'MSKU9070323', 'TEMU4478805'.slice(0, 10) + oracle('TEMU447880')])(
    'takes %s',
    (typed) => {
      expect(checkContainer(typed).ok).toBe(true);
    },
  );
  it('stores it plain', () => {
    expect(checkContainer(' csqu-305438-3 ')).toEqual({ ok: true, value: 'CSQU3054383' });
    expect(checkContainer('')).toEqual({ ok: true, value: '' });
  });
  it('names the digit it expected', () => {
    const result = checkContainer('CSQU3054384');
    expect(result.ok).toBe(false);
    expect(!result.ok && result.reason).toContain('debe ser 3, no 4');
  });
  it('lets other lengths pass, but not other shapes (spec 5)', () => {
    expect(checkContainer('CSQU305438').ok).toBe(true);
    expect(checkContainer('CSQU30543834').ok).toBe(true);
    for (const wrong of ['CSQ3054383', 'CSQX3054383', 'CSQU', '1234567', 'CSQU30543A3', 'SIN NUMERO']) {
      expect(checkContainer(wrong).ok).toBe(false);
    }
  });
  it('counts a remainder of 10 as 0', () => {
    expect((SUM_OF_AAAU + 5 * 16) % 11).toBe(10);
    expect(containerCheckDigit('AAAU500000')).toBe('0');
  });
  it('follows ISO 6346', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 0, max: 9 }), (start, digit) => {
        expect(containerCheckDigit(start)).toBe(oracle(start));
        expect(checkContainer(start + digit).ok).toBe(String(digit) === oracle(start));
      }),
    );
    expect(() => containerCheckDigit('CSQU30')).toThrow(RangeError);
  });
});
