import { addDays, dayOfWeek } from './date.ts';

/** Whether a stored day is a holiday of the country at hand. */
export type IsHoliday = (day: string) => boolean;

/** Whether the day is neither Saturday, Sunday nor a holiday. */
export function isWorkingDay(day: string, isHoliday: IsHoliday): boolean {
  const weekday = dayOfWeek(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/**
 * The n-th working day after `start`, which itself does not count (before it when n is negative); `start` when n is 0.
 * A DUCA is valid for 30 working days (spec 9, numbers and dates).
 * @throws RangeError when n is no integer, or no such day is left before 9999 or after 1900.
 */
export function addWorkingDays(start: string, n: number, isHoliday: IsHoliday): string {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not a number of days: ${n}`);
  const step = n < 0 ? -1 : 1;
  let day = start;
  for (let left = Math.abs(n); left > 0;) {
    day = addDays(day, step);
    if (isWorkingDay(day, isHoliday)) left -= 1;
  }
  return day;
}

/**
 * Working days after `from` up to and including `to`; negative when `to` comes first. The countdown of a validity:
 * `workingDaysBetween(start, addWorkingDays(start, n))` is n.
 */
export function workingDaysBetween(from: string, to: string, isHoliday: IsHoliday): number {
  if (to < from) return -workingDaysBackwards(from, to, isHoliday);
  let count = 0;
  for (let day = from; day < to;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, isHoliday)) count += 1;
  }
  return count;
}

function workingDaysBackwards(from: string, to: string, isHoliday: IsHoliday): number {
  let count = 0;
  for (let day = from; day > to;) {
    day = addDays(day, -1);
    if (isWorkingDay(day, isHoliday)) count += 1;
  }
  return count;
}
