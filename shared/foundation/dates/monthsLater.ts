import { dayExists, storedDay } from './calendar.ts';

/** The same day so many months later, or the last of a month that has no such day: from date to date. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [then, of] = [Math.floor(count / 12), (count % 12) + 1];
  let last = date;
  while (last > 28 && !dayExists(then, of, last)) last -= 1;
  return storedDay(then, of, last);
}
