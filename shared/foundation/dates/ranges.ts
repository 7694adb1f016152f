import { dayExists } from './calendar.ts';
import { addDays } from './date.ts';

/** Two stored days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * From `days` days before today up to today, both included (spec 9: the last 30, 90 and 180 days).
 * @param today the local day as stored.
 */
export function lastDays(today: string, days: number): DayRange {
  return { from: addDays(today, -days), to: today };
}

/** The last 30 days, as `lastDays`. */
export function last30Days(today: string): DayRange {
  return lastDays(today, 30);
}

/** The last 90 days, as `lastDays`. */
export function last90Days(today: string): DayRange {
  return lastDays(today, 90);
}

/** The last 180 days, as `lastDays`. */
export function last180Days(today: string): DayRange {
  return lastDays(today, 180);
}

/** From the same day of the year before up to today; from 28 February when today is the 29th. */
export function lastYear(today: string): DayRange {
  const year = Number(today.slice(0, 4)) - 1;
  const exists = dayExists(year, Number(today.slice(5, 7)), Number(today.slice(8)));
  return { from: exists ? `${year}${today.slice(4)}` : `${year}-02-28`, to: today };
}
