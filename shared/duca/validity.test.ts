import { describe, expect, it } from 'vitest';
import { blankBody } from '../foundation/fields/dataSet.ts';
import { ducaDataSets } from './dataSets.ts';
import { sampleReference } from './sampleSources.fixture.ts';
import { validityOf, validityProblems, validUntil } from './validity.ts';

describe('validUntil', () => {
  it.each([
    // Holy Week of 2026 is Easter, 5 April: Thursday 2, Friday 3 and Saturday 4 are holidays in both countries.
    ['GT', '2026-03-02', '2026-04-15'],
    // Honduras rests on 14 April too, the day of the Americas.
    ['HN', '2026-03-02', '2026-04-16'],
    // Over the year's end: Christmas and New Year in both.
    ['GT', '2026-12-01', '2027-01-14'],
    ['HN', '2026-12-01', '2027-01-14'],
    // 15 September, and in Honduras the week of 7 to 9 October; in Guatemala 20 October and 1 November (a Sunday in 2026).
    ['GT', '2026-09-14', '2026-10-28'],
    ['HN', '2026-09-14', '2026-10-30'],
    // 30 June 2026 is a Tuesday, and its rest Monday the 29th.
    ['GT', '2026-06-26', '2026-08-10'],
    ['GT', '2026-06-29', '2026-08-10'],
    // Accepted on a Saturday: Monday is the first day.
    ['GT', '2026-01-10', '2026-02-20'],
    // Accepted on Holy Thursday itself.
    ['GT', '2026-04-02', '2026-05-18'],
  ] as const)('in %s, accepted %s, ends %s', (country, accepted, until) => {
    expect(validUntil(accepted, sampleReference(country))).toBe(until);
  });
});

describe('validityOf', () => {
  it.each([
    ['2026-03-02', 30, 'neutral', 'vence en 30 días hábiles'],
    ['2026-03-30', 10, 'neutral', 'vence en 10 días hábiles'],
    // Wednesday before Holy Thursday: the three feast days do not count.
    ['2026-04-01', 8, 'neutral', 'vence en 8 días hábiles'],
    ['2026-04-05', 8, 'neutral', 'vence en 8 días hábiles'],
    ['2026-04-08', 5, 'warn', 'vence en 5 días hábiles'],
    ['2026-04-14', 1, 'warn', 'vence en 1 día hábil'],
    ['2026-04-15', 0, 'warn', 'vence hoy'],
    ['2026-04-16', -1, 'bad', 'venció hace 1 día hábil'],
    ['2026-04-20', -3, 'bad', 'venció hace 3 días hábiles'],
  ] as const)('seen on %s', (today, left, tone, text) => {
    expect(validityOf('2026-04-15', sampleReference('GT', today))).toEqual({ left, tone, text });
  });

  it('says the day itself on the weekend after it, and nothing without a day', () => {
    expect(validityOf('2026-04-17', sampleReference('GT', '2026-04-18'))).toMatchObject({
      tone: 'bad',
      text: 'venció hace 1 día hábil',
    });
    expect(validityOf('', sampleReference('GT', '2026-04-18'))).toBeUndefined();
  });
});

describe('validityProblems', () => {
  const at = (VALIDA_HASTA: string, CANAL_SELECTIVO: string, FECHA_LEVANTE = '') => {
    const body = blankBody(ducaDataSets);
    return validityProblems(
      { ...body, DUCA: { ...body.DUCA, VALIDA_HASTA, CANAL_SELECTIVO, FECHA_LEVANTE } },
      sampleReference(),
    );
  };
  it('warns near the end, until the goods are released', () => {
    expect(at('2026-12-30', 'ROJO')).toEqual([]);
    expect(at('2026-11-27', 'ROJO')).toMatchObject([
      { code: 'duca.validity', path: 'DUCA.VALIDA_HASTA', severity: 'warning' },
    ]);
    expect(at('2026-11-19', '')[0]!.message).toContain('venció hace 1 día hábil (19/11/2026)');
    expect(at('2026-11-19', 'VERDE')).toEqual([]);
    expect(at('2026-11-19', 'ROJO', '2026-11-18')).toEqual([]);
  });
});
