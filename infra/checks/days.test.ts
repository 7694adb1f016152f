import { expect, it } from 'vitest';
import { addDays, isDate } from '../../shared/foundation/dates/date.ts';
import { DAYS, drawnFor, FIRST } from './days.ts';

it('has thirty days and more rates than one, year ends and leap days among them', () => {
  const days = DAYS.map((each) => each.day);
  expect(new Set(days).size).toBeGreaterThanOrEqual(30);
  expect(new Set(DAYS.map((each) => each.rate)).size).toBeGreaterThan(25);
  for (const day of ['2026-12-31', '2027-01-01', '2028-02-29', '2028-12-31', '2032-02-29'])
    expect(days).toContain(day);
  for (const { day, rate } of DAYS) {
    expect(isDate(day) && day >= FIRST, day).toBe(true);
    expect(rate).toMatch(/^\d\.\d{5}$/);
  }
});

it('draws a day that exists for every day, the same for the same, seldom the same for two', () => {
  const drawn = Array.from({ length: 400 }, (_, index) => drawnFor(addDays('2026-11-22', index)));
  for (const { day, rate } of drawn) {
    expect(isDate(day) && day >= FIRST, day).toBe(true);
    expect(rate).toMatch(/^7\.\d{5}$/);
  }
  expect(drawnFor('2026-11-22')).toEqual(drawn[0]);
  expect(new Set(drawn.map((each) => each.day)).size).toBeGreaterThan(300);
});
