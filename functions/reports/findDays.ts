import { addDays, localDay } from '../../shared/foundation/dates/date.ts';
import type { Item } from '../runtime/database.ts';
import type { Parts } from './facts/readFacts.ts';
import { isWhole, partOf } from './files/dayParts.ts';
import { dayKey, monthKey, openKey, TABLE, type DayRow } from './rows.ts';

export interface Period {
  DESDE: string;
  HASTA: string;
}

/** Files of a month, and of unfinished work: more than the days on which a document of it can have been made have parts. */
const [MOST_OF_MONTH, MOST_OPEN] = [50_000, 50_000] as const;
/** Parts of a day: more than a million documents have. */
const MOST_OF_DAY = 10_000;

/** Months of a period, 'yyyy-mm', both ends included. */
export function monthsOf({ DESDE, HASTA }: Period): string[] {
  const months: string[] = [];
  for (let month = DESDE.slice(0, 7); month <= HASTA.slice(0, 7);) {
    months.push(month);
    const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
    month = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  }
  return months;
}

/** The day files that hold by now what was in one that was divided. */
export async function filesOfParts({ services, scope }: Parts, part: string): Promise<DayRow[]> {
  const { pk, sk } = dayKey(scope, part);
  const rows = await services.database.query<DayRow>(TABLE, {
    pk,
    prefix: isWhole(sk) ? partOf(sk, '') : sk,
    limit: MOST_OF_DAY,
  });
  return rows.filter(isFile);
}

const isFile = ({ PARTIDO }: DayRow): boolean => PARTIDO === undefined;

/** Files by their names; of one that was divided since its name was noted, its parts. */
async function withHashes(parts: Parts, names: readonly string[]) {
  const { services, scope } = parts;
  const keys = names.map((name) => dayKey(scope, name));
  const rows = keys.length === 0 ? [] : await services.database.getMany<DayRow>(TABLE, keys);
  const found = new Map<string, string>();
  for (const row of rows) {
    if (!row) continue;
    const files = isFile(row) ? [row] : await filesOfParts(parts, row.sk);
    for (const { sk, HUELLA } of files) found.set(sk, HUELLA);
  }
  return [...found].map(([day, hash]) => ({ day, hash }));
}

/** Day files that hold facts of a period: each month names its own, whenever their documents were made. */
export async function daysOfPeriod(parts: Parts, period: Period) {
  const { database } = parts.services;
  const found = await Promise.all(
    monthsOf(period).map((month) =>
      database.query<Item>(TABLE, { pk: monthKey(parts.scope, month, '').pk, limit: MOST_OF_MONTH }),
    ),
  );
  return withHashes(parts, [...new Set(found.flat().map(({ sk }) => sk))].sort());
}

/** Day files that hold unfinished work. */
export async function openDays(parts: Parts) {
  const { pk } = openKey(parts.scope, '');
  const rows = await parts.services.database.query<Item>(TABLE, { pk, limit: MOST_OPEN });
  return withHashes(parts, rows.map(({ sk }) => sk).sort());
}

/** Days back in which whatever may still be valid was accepted: more than the longest validity takes with its holidays. */
export const VALID_DAYS = 75;

/** Day files that hold what may still be valid, by the months of its acceptance. */
export function validDays(parts: Parts) {
  const HASTA = localDay(parts.services.now());
  return daysOfPeriod(parts, { DESDE: addDays(HASTA, -VALID_DAYS), HASTA });
}

/** Every day file of a company, for whoever looks through them. */
export async function everyDay(parts: Parts, limit: number): Promise<DayRow[]> {
  const { pk } = dayKey(parts.scope, '');
  return (await parts.services.database.query<DayRow>(TABLE, { pk, limit })).filter(isFile);
}
