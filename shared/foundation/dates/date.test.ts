import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOfWeek,
  daysBetween,
  isDate,
  isDateTime,
  localDateTime,
  localDay,
  instantOf,
} from './date.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('stored days', () => {
  it.each(['1900-01-01', '2024-02-29', '9999-12-31', '2000-02-29'])('%s is one', (day) => {
    expect(isDate(day)).toBe(true);
  });
  it.each([
    '',
    '1899-12-31',
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-1-01',
    '05/03/2026',
    '2024-01-01T00:00:00',
  ])('"%s" is none', (day) => {
    expect(isDate(day)).toBe(false);
  });
  it('knows moments', () => {
    expect(isDateTime('2026-03-05T23:59:59')).toBe(true);
    expect(isDateTime('2026-03-05T24:00:00')).toBe(false);
    expect(isDateTime('2026-03-05T10:60:00')).toBe(false);
    expect(isDateTime('2026-02-30T10:00:00')).toBe(false);
    expect(isDateTime('2026-03-05')).toBe(false);
  });
});

describe('local time', () => {
  it('is UTC-6, so that the evening belongs to the day before in UTC', () => {
    expect(localDay(Date.UTC(2026, 2, 6, 5, 59, 59))).toBe('2026-03-05');
    expect(localDay(new Date('2026-03-06T06:00:00Z'))).toBe('2026-03-06');
    expect(localDateTime(new Date('2026-01-01T00:30:15.999Z'))).toBe('2025-12-31T18:30:15');
  });
});

describe('day arithmetic', () => {
  it('crosses months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
    expect(daysBetween('2026-03-05', '2026-03-01')).toBe(-4);
    expect(dayOfWeek('2026-03-05')).toBe(4);
    expect(dayOfWeek('1900-01-01')).toBe(1);
  });
  it('stays within 1900 to 9999 and takes stored days only', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('1900-01-01', -1)).toThrow(RangeError);
    expect(() => addDays('2026-01-01', NaN)).toThrow(RangeError);
    expect(() => daysBetween('05/03/2026', '2026-03-05')).toThrow(RangeError);
  });
  it('adds what lies between', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(dayOfWeek(a)).toBe(new Date(a).getUTCDay());
      }),
    );
  });
});

it('gives the instant of a stored moment in UTC-6, and back', () => {
  expect(instantOf('2026-11-20T18:50:17').toISOString()).toBe('2026-11-21T00:50:17.000Z');
  expect(localDateTime(instantOf('2026-11-20T18:50:17'))).toBe('2026-11-20T18:50:17');
});
