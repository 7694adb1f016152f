import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOrderNumber, checkOrderNumber, formatOrderNumber, plainOrderNumber } from './orderNumber.ts';

describe('order number', () => {
  it('has its hyphen after 3 characters, after 4 when it has 16', () => {
    expect(formatOrderNumber('1234000567')).toBe('123-4000567');
    expect(formatOrderNumber('1234567890123456')).toBe('1234-567890123456');
    expect(formatOrderNumber('123-4000567')).toBe('123-4000567');
    expect(formatOrderNumber('123')).toBe('123');
    expect(formatOrderNumber('')).toBe('');
    expect(plainOrderNumber('123-4000567')).toBe('1234000567');
  });
  it('is built of registration, year and correlative', () => {
    expect(buildOrderNumber('123', 2024, 567)).toBe('1234000567');
    expect(buildOrderNumber('a1b', 2030, 999999)).toBe('A1B0999999');
    expect(() => buildOrderNumber('12', 2024, 1)).toThrow(RangeError);
    expect(() => buildOrderNumber('123', 24, 1)).toThrow(RangeError);
    expect(() => buildOrderNumber('123', 2024, 0)).toThrow(RangeError);
    expect(() => buildOrderNumber('123', 2024, 1_000_000)).toThrow(RangeError);
  });
  it('goes from built to shown to stored', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2000, max: 2099 }),
        fc.integer({ min: 1, max: 999999 }),
        (year, correlative) => {
          const built = buildOrderNumber('A23', year, correlative);
          expect(built).toHaveLength(10);
          expect(checkOrderNumber(formatOrderNumber(built))).toEqual({ ok: true, value: built });
        },
      ),
    );
  });
  it('is refused at other lengths and with other signs', () => {
    expect(checkOrderNumber('').ok).toBe(true);
    expect(checkOrderNumber('1234567890123456').ok).toBe(true);
    expect(checkOrderNumber('123-40005').ok).toBe(false);
    expect(checkOrderNumber('123#000567').ok).toBe(false);
  });
});
