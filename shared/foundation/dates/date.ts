// Stored forms: a day is 'yyyy-mm-dd', a moment 'yyyy-mm-ddThh:mm:ss' in local time (UTC-6 in both countries,
// no daylight saving). Blank is ''. Limits are those of spec 5: year 1900 to 9999, a day that its month has.

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})$/;
const MS_A_DAY = 86_400_000;
/** Guatemala and Honduras keep UTC-6 all the year. */
const LOCAL_OFFSET_MS = -6 * 3_600_000;

/** Whether the text is a stored day: 'yyyy-mm-dd', year 1900 to 9999, and a day that exists. */
export function isDate(text: string): boolean {
  const match = DAY.exec(text);
  return match !== null && dayExists(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Whether the text is a stored moment: 'yyyy-mm-ddThh:mm:ss' with hour 0 to 23, minute and second 0 to 59. */
export function isDateTime(text: string): boolean {
  const match = MOMENT.exec(text);
  return match !== null && isDate(match[1]!) && timeExists(match[2]!, match[3]!, match[4]!);
}

/** Whether the text is a year from 2000 to 9999 (the separate year check of spec 5). */
export function isYear(text: string): boolean {
  return /^[2-9]\d{3}$/.test(text);
}

/** Whether such a day exists between 1900 and 9999. */
export function dayExists(year: number, month: number, day: number): boolean {
  if (year < 1900 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether such a time of day exists; digits as text. */
export function timeExists(hour: string, minute: string, second: string): boolean {
  return Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 59;
}

/** The stored form of a day's parts; the caller has checked that it exists. */
export function storedDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The local day of an instant (milliseconds since 1970 UTC, or a Date): at 23:00 of the 5th it is still the 5th. */
export function localDay(instant: Date | number): string {
  return localDateTime(instant).slice(0, 10);
}

/** The local moment of an instant, 'yyyy-mm-ddThh:mm:ss'; milliseconds are cut, not rounded. */
export function localDateTime(instant: Date | number): string {
  return new Date(Number(instant) + LOCAL_OFFSET_MS).toISOString().slice(0, 19);
}

/**
 * The day `days` later (earlier when negative).
 * @throws RangeError when the day is no stored day or the result leaves 1900 to 9999.
 */
export function addDays(day: string, days: number): string {
  const moved = new Date(dayNumber(day) * MS_A_DAY + days * MS_A_DAY);
  const year = moved.getUTCFullYear();
  if (!(year >= 1900 && year <= 9999)) throw new RangeError(`No day ${days} days from ${day}`);
  return storedDay(year, moved.getUTCMonth() + 1, moved.getUTCDate());
}

/**
 * Days from one day to another: 0 for the same day, negative when `to` comes first.
 * @throws RangeError when either is no stored day.
 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * Day of the week, 0 Sunday to 6 Saturday.
 * @throws RangeError when the text is no stored day.
 */
export function dayOfWeek(day: string): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

function dayNumber(day: string): number {
  if (!isDate(day)) throw new RangeError(`Not a stored day: "${day}"`);
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / MS_A_DAY;
}
