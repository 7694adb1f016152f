import { dayExists, storedDay, timeExists } from './calendar.ts';

// Stored forms: a day is 'yyyy-mm-dd', a moment 'yyyy-mm-ddThh:mm:ss' in local time (UTC-6 in both countries,
// no daylight saving). Blank is ''. Limits are those of spec 5: year 1900 to 9999, a day that its month has.

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})$/;
const MS_A_DAY = 86_400_000;
/** Guatemala and Honduras keep UTC-6 all the year. */
const LOCAL_OFFSET_MS = -6 * 3_600_000;
const TYPED_ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const TYPED_PARTS = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/;
const TYPED_TIME = /^(.*?)(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** A two-digit year further ahead than this is of the last century: contracts run ahead, births lie behind. */
const YEARS_AHEAD = 20;
const PLACEHOLDERS = new Set(['', '00/00/0000', '0000-00-00', '01/01/1900', '1900-01-01']);
const EMPTY_ON_THE_WIRE = '1900-01-01';

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

/** The local day of an instant (milliseconds since 1970 UTC, or a Date): at 23:00 of the 5th it is still the 5th. */
export function localDay(instant: Date | number): string {
  return localDateTime(instant).slice(0, 10);
}

/** The local moment of an instant, 'yyyy-mm-ddThh:mm:ss'; milliseconds are cut, not rounded. */
export function localDateTime(instant: Date | number): string {
  return new Date(Number(instant) + LOCAL_OFFSET_MS).toISOString().slice(0, 19);
}

/** The instant of a stored moment, whatever the time zone of the machine. */
export const instantOf = (moment: string): Date => new Date(`${moment}-06:00`);

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

/**
 * Reads a typed or pasted date into its stored form 'yyyy-mm-dd'. Takes dd/mm/yyyy with '/', '-', '.' or a space,
 * dd/mm/yy, dd/mm, ISO yyyy-mm-dd, and bare digits: d or dd (this month), ddmm (this year), ddmmyy, ddmmyyyy,
 * the rest filled in from today (spec 5, dates). Three digits are taken when they can be read in one way only.
 * Blank and the placeholders of other systems ('00/00/0000', '01/01/1900', Excel's '0/1/1900'), with their zeros or
 * without, give ''.
 * @param today the local day as stored, see `localDay`.
 * @returns undefined when the text is no date, the day does not exist, or it could be read in two ways.
 */
export function parseDate(text: string, today: string): string | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return '';
  const iso = TYPED_ISO.exec(typed);
  if (iso) return typedDay(iso[3]!, iso[2]!, iso[1], today);
  const parts = TYPED_PARTS.exec(typed);
  if (parts) return typedDay(parts[1]!, parts[2]!, parts[3], today);
  return /^\d+$/.test(typed) ? bareDigits(typed, today) : undefined;
}

/**
 * Reads a date as `parseDate`, optionally followed by hh:mm or hh:mm:ss, into 'yyyy-mm-ddThh:mm:ss'; without a time
 * it is midnight. Blank and placeholders give ''.
 * @returns undefined when the date or the time does not exist.
 */
export function parseDateTime(text: string, today: string): string | undefined {
  const match = TYPED_TIME.exec(text.trim());
  if (!match) return undefined;
  const [, dateText = '', hour = '0', minute = '00', second = '00'] = match;
  const date = parseDate(dateText, today);
  if (date === undefined || !timeExists(hour, minute, second)) return undefined;
  // A placeholder comes with a time as well; a time of no day at all is none.
  if (date === '') return match[2] === undefined || dateText !== '' ? '' : undefined;
  return `${date}T${hour.padStart(2, '0')}:${minute}:${second}`;
}

/**
 * Whether a date is empty or stands for empty, with or without a time after it; such dates print blank (spec 5,
 * printing).
 */
export function isPlaceholderDate(text: string): boolean {
  return PLACEHOLDERS.has(text.trim().slice(0, 10));
}

/**
 * A stored day or moment as 'dd/mm/yyyy'. Empty and placeholder dates give ''; any other text comes back unchanged,
 * so that a wrong value stays visible.
 */
export function formatDate(stored: string): string {
  if (isPlaceholderDate(stored)) return '';
  if (!isDate(stored) && !isDateTime(stored)) return stored;
  return `${stored.slice(8, 10)}/${stored.slice(5, 7)}/${stored.slice(0, 4)}`;
}

/**
 * A stored moment as 'dd/mm/yyyy hh:mm:ss' (spec 9, numbers and dates); a stored day has time 00:00:00. Else as
 * `formatDate`.
 */
export function formatDateTime(stored: string): string {
  const date = formatDate(stored);
  if (date === '' || date === stored) return date;
  return `${date} ${stored.slice(11) || '00:00:00'}`;
}

/** A stored moment as short as a list needs it: the hour of today, the day of any other. */
export const formatWhen = (stored: string, today: string): string =>
  stored.slice(0, 10) === today && stored.length > 10 ? `hoy, ${stored.slice(11, 16)}` : formatDate(stored);

/**
 * The day as messages to the authorities carry it, 'yyyy-mm-dd'. Here alone an empty date becomes 1900-01-01
 * (spec 5, dates); that value is never stored nor shown.
 * @throws RangeError when the text is neither empty nor a stored day or moment.
 */
export function wireDate(stored: string | undefined): string {
  if (stored === undefined || isPlaceholderDate(stored)) return EMPTY_ON_THE_WIRE;
  if (!isDate(stored) && !isDateTime(stored)) throw new RangeError(`Not a stored date: "${stored}"`);
  return stored.slice(0, 10);
}

function bareDigits(digits: string, today: string): string | undefined {
  switch (digits.length) {
    case 1:
    case 2:
      return typedDay(digits, today.slice(5, 7), undefined, today);
    case 3: {
      const short = typedDay(digits.slice(0, 1), digits.slice(1), undefined, today);
      const long = typedDay(digits.slice(0, 2), digits.slice(2), undefined, today);
      return short === undefined || long === undefined ? (short ?? long) : undefined;
    }
    case 4:
    case 6:
    case 8:
      return typedDay(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4) || undefined, today);
    default:
      return undefined;
  }
}

function typedDay(
  dayText: string,
  month: string,
  year: string | undefined,
  today: string,
): string | undefined {
  const full = year === undefined ? Number(today.slice(0, 4)) : fullYear(year, today);
  if (isPlaceholder(full, Number(month), Number(dayText))) return '';
  if (!dayExists(full, Number(month), Number(dayText))) return undefined;
  return storedDay(full, Number(month), Number(dayText));
}

/** Zeros, and the first days that Excel counts: its zero is no day of January 1900. */
const isPlaceholder = (year: number, month: number, day: number): boolean =>
  month <= 1 && day <= 1 && (year === 1900 || year + month + day === 0);

function fullYear(year: string, today: string): number {
  if (year.length === 4) return Number(year);
  const thisYear = Number(today.slice(0, 4));
  const sameCentury = thisYear - (thisYear % 100) + Number(year);
  return sameCentury > thisYear + YEARS_AHEAD ? sameCentury - 100 : sameCentury;
}

function dayNumber(day: string): number {
  if (!isDate(day)) throw new RangeError(`Not a stored day: "${day}"`);
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / MS_A_DAY;
}
