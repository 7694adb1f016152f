import { describe, expect, it } from 'vitest';
import { daysMailed, nextMailing, ruleInWords, type MailRule } from './mailTimes.ts';

const daily: MailRule = { FRECUENCIA: 'DIARIO', DIA: 1, HORA: 7 };
const weekly: MailRule = { FRECUENCIA: 'SEMANAL', DIA: 1, HORA: 18 };
const monthly = (DIA: number): MailRule => ({ FRECUENCIA: 'MENSUAL', DIA, HORA: 0 });

describe('the next time that a report is mailed', () => {
  it('is the first behind the moment, never the moment itself', () => {
    expect(nextMailing(daily, '2026-11-20T06:59:59')).toBe('2026-11-20T07:00:00');
    expect(nextMailing(daily, '2026-11-20T07:00:00')).toBe('2026-11-21T07:00:00');
    expect(nextMailing(daily, '2026-12-31T23:00:00')).toBe('2027-01-01T07:00:00');
    // The 23rd of November 2026 is a Monday.
    expect(nextMailing(weekly, '2026-11-20T09:00:00')).toBe('2026-11-23T18:00:00');
    expect(nextMailing(weekly, '2026-11-23T18:00:00')).toBe('2026-11-30T18:00:00');
    expect(nextMailing({ ...weekly, DIA: 7 }, '2026-11-23T18:00:00')).toBe('2026-11-29T18:00:00');
  });

  it('is the last day of a month that has not the day', () => {
    expect(nextMailing(monthly(31), '2027-01-31T00:00:00')).toBe('2027-02-28T00:00:00');
    expect(nextMailing(monthly(30), '2028-02-01T00:00:00')).toBe('2028-02-29T00:00:00');
    expect(nextMailing(monthly(31), '2028-02-29T00:00:00')).toBe('2028-03-31T00:00:00');
  });
});

it('covers whole days before it goes', () => {
  expect(daysMailed(daily, '2027-01-01T07:00:00')).toEqual({ DESDE: '2026-12-31', HASTA: '2026-12-31' });
  expect(daysMailed(weekly, '2026-11-23T18:00:00')).toEqual({ DESDE: '2026-11-16', HASTA: '2026-11-22' });
  expect(daysMailed(monthly(15), '2027-03-15T00:00:00')).toEqual({
    DESDE: '2027-02-01',
    HASTA: '2027-02-28',
  });
});

it('is said as people say it', () => {
  expect([daily, weekly, monthly(31)].map(ruleInWords)).toEqual([
    'Cada día a las 07:00',
    'Cada lunes a las 18:00',
    'El 31 de cada mes a las 00:00',
  ]);
});
