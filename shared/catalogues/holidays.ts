import { addDays, dayOfWeek } from '../foundation/dates/date.ts';
import { easterSunday } from '../foundation/dates/easter.ts';
import type { IsHoliday } from '../foundation/dates/workingDays.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { catalogue } from './names.ts';
import { inForce } from '../foundation/documents/inForce.ts';

const known = new WeakMap<readonly CatalogueRow[], Map<number, ReadonlySet<string>>>();

/** Whether a stored day is a holiday by the list in force: where the law moves one, the day it is moved to. */
export function isHolidayIn(reference: Reference): IsHoliday {
  const rows = reference.rows(catalogue.holidays);
  const years = known.get(rows) ?? new Map<number, ReadonlySet<string>>();
  known.set(rows, years);
  return (day) => {
    const year = Number(day.slice(0, 4));
    let days = years.get(year);
    if (!days) {
      // A neighbouring year's holiday may be moved over the year's end.
      days = new Set([year - 1, year, year + 1].flatMap((each) => holidaysOf(each, rows)));
      years.set(year, days);
    }
    return days.has(day);
  };
}

const holidaysOf = (year: number, rows: readonly CatalogueRow[]): string[] =>
  rows.flatMap((row) => {
    const day = dayOf(year, row['DIA'] ?? '');
    return inForce(row, day) ? [moved(day, row['TRASLADO'] ?? '')] : [];
  });

const EASTER = /^PASCUA([+-]\d+)?$/;

function dayOf(year: number, rule: string): string {
  const fromEaster = EASTER.exec(rule);
  return fromEaster
    ? addDays(easterSunday(year), Number(fromEaster[1] ?? 0))
    : `${String(year).padStart(4, '0')}-${rule}`;
}

/** Monday comes first in the list of what is added, Sunday last. */
const moved = (day: string, move: string): string =>
  move === '' ? day : addDays(day, Number(move.split('|')[(dayOfWeek(day) + 6) % 7]));
