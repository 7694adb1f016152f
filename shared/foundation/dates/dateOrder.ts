import { parseDateTime } from './date.ts';

/** Day and month in figures, and what may follow them: a year, then a time. */
const FIGURES = /^(\d{1,2})([-/. ])(\d{1,2})(?=[-/. ]\d{2}|$)/;

/**
 * Which orders of day and month a date of figures leaves open: `month` where it is a date only with the month first, as
 * spreadsheets of the United States write it ('12/25/2026'), `either` where it is one day or another ('03/04/2026'). Day
 * first is the rule; undefined of whatever is a date by it alone, or none.
 * @param today the local day as stored.
 */
export function orderOf(text: string, today: string): 'month' | 'either' | undefined {
  const typed = text.trim().replace(/\s+/g, ' ');
  const turned = typed.replace(FIGURES, '$3$2$1');
  if (turned === typed) return undefined;
  const [dayFirst, monthFirst] = [parseDateTime(typed, today), parseDateTime(turned, today)];
  if (!monthFirst || dayFirst === monthFirst) return undefined;
  return dayFirst === undefined ? 'month' : 'either';
}
