import { BEGINNING, hashedText, type LogLine } from '../../shared/logbook/line.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { localHourOf } from '../../shared/foundation/print/printFoot.ts';
import { workingFor } from '../runtime/narrowed.ts';
import { jobScope, type TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { sha256 } from '../runtime/digest.ts';
import { lineOf } from './readLines.ts';
import { comparedEnd } from './root.ts';
import { linesPk, lineSk, TABLE, type LinePlace, type LineRow } from './rows.ts';

/** What is said of a line to whoever may know nothing of its company. */
export interface Standing {
  /** The line, where it and its neighbours are as they were chained. */
  line: LogLine | undefined;
  /** Hour, local, in which it was entered, once that is sealed; '' before. */
  HORA: string;
  /** Whether it is there and nothing of what was sealed since is missing. */
  whole: boolean;
}

/** The line of a place, where it says what its code was made of, and follows and is followed as it was. */
async function chainedLine(services: Services, scope: TenantScope, sk: string): Promise<LogLine | undefined> {
  const pk = linesPk(scope);
  const { database } = services;
  const [[row, before], [, after]] = await Promise.all([
    database.query<LineRow>(TABLE, { pk, upTo: sk, descending: true, limit: 2 }),
    database.query<LineRow>(TABLE, { pk, between: [sk, '~'], limit: 2 }),
  ]);
  if (row?.sk !== sk) return undefined;
  const line = opened(services, scope, row);
  if (!line || sha256(hashedText(line)) !== line.HUELLA) return undefined;
  if (line.ANTERIOR !== (before?.HUELLA ?? BEGINNING)) return undefined;
  return after && after.ANTERIOR !== line.HUELLA ? undefined : line;
}

/** What is sealed in it opens only as it was sealed; one that does not was changed. */
function opened(services: Services, scope: TenantScope, row: LineRow): LogLine | undefined {
  try {
    return lineOf(services, scope, row);
  } catch {
    return undefined;
  }
}

/**
 * How a line stands that a paper speaks of: itself with its neighbours, and the logbook since by its sealed end. As many reads
 * whatever the logbook has become: none goes over its lines.
 * @returns undefined of a company whose logbook was erased.
 */
export const lineStands = (services: Services, place: LinePlace): Promise<Standing | undefined> => {
  const scope = jobScope(place.company, place.country);
  return workingFor(scope, () => standingOf(services, scope, place));
};

async function standingOf(
  services: Services,
  scope: TenantScope,
  place: LinePlace,
): Promise<Standing | undefined> {
  // Before the line: whatever is sealed by then must be there.
  const { root, isThere } = await comparedEnd(services, scope);
  if (!isThere) return undefined;
  const line = await chainedLine(services, scope, place.line);
  const [at = ''] = place.line.split('~');
  const entered = localDateTime(new Date(at));
  const isSealed = root !== undefined && place.line <= lineSk(root.at, root.N);
  const missing = root?.FALTAN.some(({ REGISTRADO }) => REGISTRADO >= entered) ?? false;
  return { line, HORA: isSealed ? localHourOf(at) : '', whole: line !== undefined && !missing };
}
