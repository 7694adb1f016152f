import { expect, it } from 'vitest';
import { monthName, nextMonth, weeksOf } from './month.ts';

it('lays a month out in whole weeks from Sunday', () => {
  const november = weeksOf('2026-11');
  expect(november[0]![0]).toBe('2026-11-01');
  expect(november.at(-1)!.at(-1)).toBe('2026-12-05');
  expect(weeksOf('2027-02')).toHaveLength(5);
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2026-08')[0]![0]).toBe('2026-07-26');
});

it('goes over the turn of the year and names the month', () => {
  expect(nextMonth('2026-12', 1)).toBe('2027-01');
  expect(nextMonth('2026-01', -1)).toBe('2025-12');
  expect(monthName('2026-11')).toBe('noviembre de 2026');
});
