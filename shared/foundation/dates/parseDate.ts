import { dayExists, storedDay, timeExists } from './date.ts';

const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const PARTS = /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/;
const TIME = /^(.*?)(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** A two-digit year further ahead than this is of the last century: contracts run ahead, births lie behind. */
const YEARS_AHEAD = 20;

/**
 * Reads a typed or pasted date into its stored form 'yyyy-mm-dd'. Takes dd/mm/yyyy with '/', '-', '.' or a space,
 * dd/mm/yy, dd/mm, ISO yyyy-mm-dd, and bare digits: d or dd (this month), ddmm (this year), ddmmyy, ddmmyyyy,
 * the rest filled in from today (spec 5). Three digits are taken when they can be read in one way only.
 * Blank stays ''.
 * @param today the local day as stored, see `localDay`.
 * @returns undefined when the text is no date, the day does not exist, or it could be read in two ways.
 */
export function parseDate(text: string, today: string): string | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return '';
  const iso = ISO.exec(typed);
  if (iso) return day(iso[3]!, iso[2]!, iso[1]!, today);
  const parts = PARTS.exec(typed);
  if (parts) return day(parts[1]!, parts[2]!, parts[3], today);
  return /^\d+$/.test(typed) ? bareDigits(typed, today) : undefined;
}

/**
 * Reads a date as `parseDate`, optionally followed by hh:mm or hh:mm:ss, into 'yyyy-mm-ddThh:mm:ss'; without a time
 * it is midnight. Blank stays ''.
 * @returns undefined when the date or the time does not exist.
 */
export function parseDateTime(text: string, today: string): string | undefined {
  const match = TIME.exec(text.trim());
  if (!match) return undefined;
  const [, dateText = '', hour = '0', minute = '00', second = '00'] = match;
  const date = parseDate(dateText, today);
  if (date === undefined || !timeExists(hour, minute, second)) return undefined;
  if (date === '') return match[2] === undefined ? '' : undefined;
  return `${date}T${hour.padStart(2, '0')}:${minute}:${second}`;
}

function bareDigits(digits: string, today: string): string | undefined {
  switch (digits.length) {
    case 1:
    case 2:
      return day(digits, today.slice(5, 7), undefined, today);
    case 3: {
      const short = day(digits.slice(0, 1), digits.slice(1), undefined, today);
      const long = day(digits.slice(0, 2), digits.slice(2), undefined, today);
      return short === undefined || long === undefined ? (short ?? long) : undefined;
    }
    case 4:
    case 6:
    case 8:
      return day(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4) || undefined, today);
    default:
      return undefined;
  }
}

function day(dayText: string, month: string, year: string | undefined, today: string): string | undefined {
  const full = year === undefined ? Number(today.slice(0, 4)) : fullYear(year, today);
  if (!dayExists(full, Number(month), Number(dayText))) return undefined;
  return storedDay(full, Number(month), Number(dayText));
}

function fullYear(year: string, today: string): number {
  if (year.length === 4) return Number(year);
  const thisYear = Number(today.slice(0, 4));
  const sameCentury = thisYear - (thisYear % 100) + Number(year);
  return sameCentury > thisYear + YEARS_AHEAD ? sameCentury - 100 : sameCentury;
}
