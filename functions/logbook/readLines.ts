import * as z from 'zod';
import { addDays, instantOf } from '../../shared/foundation/dates/date.ts';
import { logLine, type LogLine } from '../../shared/logbook/line.ts';
import type { Database } from '../runtime/database.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { SEPARATOR } from '../runtime/keys.ts';
import { changesPlace, linesPk, modulePk, objectPk, personPk, TABLE, type LineRow } from './rows.ts';

/** What lines are asked for; days are local ones, both included. */
export interface Asked {
  DESDE?: string | undefined;
  HASTA?: string | undefined;
  USUARIO?: string | undefined;
  MODULO?: string | undefined;
  DOCUMENTO?: string | undefined;
}

/** Before and after every moment that a line can have. */
const [EVER, NEVER] = ['0', '~'] as const;

/** Sort keys between two local days. */
export const daysRange = ({ DESDE, HASTA }: Asked): readonly [from: string, to: string] => [
  DESDE ? instantOf(`${DESDE}T00:00:00`).toISOString() : EVER,
  HASTA ? instantOf(`${addDays(HASTA, 1)}T00:00:00`).toISOString() : NEVER,
];

/** The partition that tells of the fewest lines among those that were asked for. */
function placeOf(scope: TenantScope, { USUARIO, MODULO, DOCUMENTO }: Asked) {
  const index = (name: string, partitionKey: string) => ({ name, partitionKey, sortKey: 'sk' });
  if (DOCUMENTO) return { pk: objectPk(scope, DOCUMENTO), index: index('byObject', 'objectPk') };
  if (USUARIO) return { pk: personPk(scope, USUARIO), index: index('byPerson', 'personPk') };
  if (MODULO) return { pk: modulePk(scope, MODULO), index: index('byModule', 'modulePk') };
  return { pk: linesPk(scope) };
}

const fits = (row: LineRow, { USUARIO, MODULO, DOCUMENTO }: Asked): boolean =>
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
  const [first, last] = daysRange(asked);
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
