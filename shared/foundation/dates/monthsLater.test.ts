import { expect, it } from 'vitest';
import { monthsLater } from './monthsLater.ts';

it.each([
  ['2026-11-20', 12, '2027-11-20'],
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-11-20', 2, '2027-01-20'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i months later is %s', (day, months, then) => expect(monthsLater(day, months)).toBe(then));
