import * as z from 'zod';
import { addDays, instantOf, localDateTime } from '../../shared/foundation/dates/date.ts';
import { logLine, type LogLine } from '../../shared/logbook/line.ts';
import type { Database } from '../runtime/database.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { SEPARATOR } from '../runtime/keys.ts';
import { changesPlace, linesPk, modulePk, objectPk, personPk, TABLE, type LineRow } from './rows.ts';

/** What lines are asked for; days are local ones, both included, of what was done as the lines show it. */
export interface Asked {
  DESDE?: string | undefined;
  HASTA?: string | undefined;
  USUARIO?: string | undefined;
  MODULO?: string | undefined;
  DOCUMENTO?: string | undefined;
}

/** Before and after every moment that a line can have. */
const [EVER, NEVER] = ['0', '~'] as const;

/** Sort keys of the lines that were entered between two local days: they follow one another without a gap. */
export const daysRange = ({ DESDE, HASTA }: Asked): readonly [from: string, to: string] => [
  DESDE ? instantOf(`${DESDE}T00:00:00`).toISOString() : EVER,
  HASTA ? instantOf(`${addDays(HASTA, 1)}T00:00:00`).toISOString() : NEVER,
];

/** What is under way may be noted so much later than it was done. */
const UNDER_WAY_MS = 3_600_000;
/** Lines that are looked at together for where a day's end. */
const AHEAD = 50;

/**
 * Sort key behind the lines of what was done until the end of a local day, which is the day that a line shows. What waits
 * is entered oldest first, a minute later or after an outage days later, so those that were entered after midnight are the
 * next ones: the first line of an hour later has all of them before it.
 */
async function endOf(database: Database, scope: TenantScope, { HASTA }: Asked): Promise<string> {
  if (!HASTA) return NEVER;
  const midnight = instantOf(`${addDays(HASTA, 1)}T00:00:00`);
  const later = localDateTime(new Date(midnight.getTime() + UNDER_WAY_MS));
  for (let from = midnight.toISOString(); ;) {
    const read = await database.query<LineRow>(TABLE, {
      pk: linesPk(scope),
      between: [from, NEVER],
      limit: AHEAD,
    });
    const behind = read.find(({ FECHA }) => FECHA >= later);
    if (behind) return behind.sk;
    if (read.length < AHEAD) return NEVER;
    from = read.at(-1)!.sk;
  }
}

/** The partition that tells of the fewest lines among those that were asked for. */
function placeOf(scope: TenantScope, { USUARIO, MODULO, DOCUMENTO }: Asked) {
  const index = (name: string, partitionKey: string) => ({ name, partitionKey, sortKey: 'sk' });
  if (DOCUMENTO) return { pk: objectPk(scope, DOCUMENTO), index: index('byObject', 'objectPk') };
  if (USUARIO) return { pk: personPk(scope, USUARIO), index: index('byPerson', 'personPk') };
  if (MODULO) return { pk: modulePk(scope, MODULO), index: index('byModule', 'modulePk') };
  return { pk: linesPk(scope) };
}

const fits = (row: LineRow, { DESDE, HASTA, USUARIO, MODULO, DOCUMENTO }: Asked): boolean =>
  (!DESDE || row.FECHA.slice(0, 10) >= DESDE) &&
  (!HASTA || row.FECHA.slice(0, 10) <= HASTA) &&
  (!USUARIO || row.USUARIO === USUARIO) &&
  (!MODULO || row.MODULO === MODULO) &&
  (!DOCUMENTO || row.ID === DOCUMENTO);

/** Rows that one page looks at, whatever of them fits. */
const MOST_READ = 500;

/** A place between lines: beside the one of a sort key, which is of the page or lies just outside it. */
export interface Place {
  at: string;
  inside: boolean;
}

/**
 * Lines that were asked for, newest first.
 * @param from the place that the page begins at, and whether it lies on its newer side; the newest lines without one.
 * @returns the rows, and the places from which the pages with newer and with older ones begin; undefined where there are none.
 */
export async function pageOfLines(
  database: Database,
  scope: TenantScope,
  asked: Asked,
  { from, back, size }: { from: Place | undefined; back: boolean; size: number },
): Promise<{ rows: LineRow[]; newer: Place | undefined; older: Place | undefined }> {
  // No id, login or module holds what divides keys, so nothing fits.
  if ([asked.USUARIO, asked.MODULO, asked.DOCUMENTO].some((each) => each?.includes(SEPARATOR)))
    return { rows: [], newer: undefined, older: undefined };
  // Nothing is entered before it was done.
  const [first] = daysRange(asked);
  const last = await endOf(database, scope, asked);
  const read = await database.query<LineRow>(TABLE, {
    ...placeOf(scope, asked),
    between: back ? [from?.at ?? first, last] : [first, from?.at ?? last],
    descending: !back,
    limit: MOST_READ,
  });
  const found = read.filter((row) => (row.sk !== from?.at || from.inside) && fits(row, asked));
  const rows = found.slice(0, size);
  // It goes on beside the last that is shown, or that was looked at.
  const end = found.length > size ? rows.at(-1) : read.length === MOST_READ ? read.at(-1) : undefined;
  const onwards = end && { at: end.sk, inside: false };
  const start = rows[0] ? { at: rows[0].sk, inside: false } : from && { at: from.at, inside: !from.inside };
  if (back) return { rows: rows.reverse(), newer: onwards, older: start };
  return { rows, newer: from && start, older: onwards };
}

const changes = z.string().transform((text) => logLine.shape.CAMBIOS.parse(JSON.parse(text)));

/** The line of a row, with what it keeps sealed. */
export function lineOf({ sealer }: Services, scope: TenantScope, row: LineRow): LogLine {
  const plain = sealer.open(scope.company, changesPlace(row.sk), row.changes);
  return logLine.parse({ ...row, CAMBIOS: changes.parse(Buffer.from(plain).toString('utf8')) });
}
