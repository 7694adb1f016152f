import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, parseDate, parseDateTime } from './date.ts';

const TODAY = '2026-03-17';

describe('parseDate', () => {
  it.each([
    ['5', '2026-03-05'],
    ['05', '2026-03-05'],
    ['0503', '2026-03-05'],
    ['050326', '2026-03-05'],
    ['05032026', '2026-03-05'],
    ['503', '2026-03-05'],
    ['05/03', '2026-03-05'],
    ['5/3', '2026-03-05'],
    ['5/3/26', '2026-03-05'],
    ['05/03/2026', '2026-03-05'],
    ['05-03-2026', '2026-03-05'],
    ['05.03.2026', '2026-03-05'],
    ['5 3 2026', '2026-03-05'],
    [' 05/03/2026 ', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['29/02/2024', '2024-02-29'],
    ['310146', '2046-01-31'],
    ['310147', '1947-01-31'],
    ['02/01/1900', '1900-01-02'],
    ['01/01/1900', ''],
    ['0000-00-00', ''],
    ['31/12/9999', '9999-12-31'],
    ['', ''],
    ['  ', ''],
  ])('reads "%s" as %s', (typed, stored) => {
    expect(parseDate(typed, TODAY)).toBe(stored);
  });

  it.each([
    '32',
    '0',
    '00',
    '3113',
    '310226',
    '29/02/2026',
    '31/04/2026',
    '111',
    '12345',
    '1234567',
    '123456789',
    '5/13/2026',
    '05/03/1899',
    '05/03/026',
    '05/03/2026 10:00',
    'hoy',
    '5/',
    '-5',
    '05//03',
    '2026-13-01',
  ])('refuses "%s"', (typed) => {
    expect(parseDate(typed, TODAY)).toBeUndefined();
  });

  it('fills the day into the month of today', () => {
    expect(parseDate('31', '2026-02-10')).toBeUndefined();
    expect(parseDate('28', '2026-02-10')).toBe('2026-02-28');
  });

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-02'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(parseDate(formatDate(day), TODAY)).toBe(day);
          expect(parseDate(day, TODAY)).toBe(day);
        },
      ),
    );
  });
});

describe('parseDateTime', () => {
  it.each([
    ['05/03/2026 14:30', '2026-03-05T14:30:00'],
    ['05/03/2026 9:05:07', '2026-03-05T09:05:07'],
    ['2026-03-05T23:59:59', '2026-03-05T23:59:59'],
    ['0503 08:00', '2026-03-05T08:00:00'],
    ['05/03/2026', '2026-03-05T00:00:00'],
    ['', ''],
  ])('reads "%s" as %s', (typed, stored) => {
    expect(parseDateTime(typed, TODAY)).toBe(stored);
  });
  it.each([
    '05/03/2026 24:00',
    '05/03/2026 10:60',
    '05/03/2026 10:00:60',
    '05/03/2026 10',
    '31/02/2026 10:00',
    ' 10:00',
    '05/03/2026 10:00 pm',
  ])('refuses "%s"', (typed) => {
    expect(parseDateTime(typed, TODAY)).toBeUndefined();
  });
});
