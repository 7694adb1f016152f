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

/**
 * Lines that were asked for, newest first, from behind a sort key on.
 * @returns the rows, and the key behind which the next page begins; '' at the end.
 */
export async function pageOfLines(
  database: Database,
  scope: TenantScope,
  asked: Asked,
  { behind, size }: { behind: string; size: number },
): Promise<{ rows: LineRow[]; next: string }> {
  // No id, login or module holds what divides keys, so nothing fits.
  if ([asked.USUARIO, asked.MODULO, asked.DOCUMENTO].some((each) => each?.includes(SEPARATOR)))
    return { rows: [], next: '' };
  const [from, to] = daysRange(asked);
  const read = await database.query<LineRow>(TABLE, {
    ...placeOf(scope, asked),
    between: [from, behind === '' ? to : behind],
    descending: true,
    limit: MOST_READ,
  });
  const after = read.filter(({ sk }) => behind === '' || sk < behind);
  const found = after.filter((row) => fits(row, asked));
  const rows = found.slice(0, size);
  if (found.length > size) return { rows, next: rows.at(-1)!.sk };
  return { rows, next: read.length === MOST_READ ? read.at(-1)!.sk : '' };
}

const changes = z.string().transform((text) => logLine.shape.CAMBIOS.parse(JSON.parse(text)));

/** The line of a row, with what it keeps sealed. */
export function lineOf({ sealer }: Services, scope: TenantScope, row: LineRow): LogLine {
  const plain = sealer.open(scope.company, changesPlace(row.sk), row.changes);
  return logLine.parse({ ...row, CAMBIOS: changes.parse(Buffer.from(plain).toString('utf8')) });
}
