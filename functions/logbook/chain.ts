import { sha256 } from '../runtime/digest.ts';
import { REPORT_EVENTS, type AnalysisEvent } from '../../shared/foundation/facts/analysisEvent.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import { BEGINNING, hashedText, type LogLine } from '../../shared/logbook/line.ts';
import { companyRowKey, type CompanyRow } from '../runtime/caller.ts';
import { ConditionLost } from '../runtime/database.ts';
import { HAPPENED, happenedPk, type HappenedRow } from '../runtime/journal.ts';
import { jobScope, type TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { shardKeys } from '../runtime/shards.ts';
import type { Write } from '../runtime/write.ts';
import { describe, type Described } from './describe.ts';
import { toSeal } from './due.ts';
import {
  changesPlace,
  headKey,
  linesPk,
  lineSk,
  modulePk,
  objectPk,
  personPk,
  printCodeKey,
  TABLE,
  type HeadRow,
  type PrintCodeRow,
} from './rows.ts';

/** Happenings that are taken at once, and the writes that a transaction may hold of them. */
const [AT_ONCE, MOST_WRITES] = [20, 90] as const;
/** Times that somebody else may have been first. */
const TRIES = 5;

interface Parts {
  services: Services;
  scope: TenantScope;
}

interface Taken {
  row: HappenedRow;
  lines: Described[];
}

/** Writes that one happening becomes: its lines, its print's code, and that it is not waited for any more. */
const weightOf = ({ row, lines }: Taken): number =>
  lines.length + row.to.filter(({ print }) => print !== undefined).length + 1;

function lineWrites({ services, scope }: Parts, at: string, line: LogLine): Write {
  const sk = lineSk(at, line.N);
  const { CAMBIOS, ...facts } = line;
  const item = {
    ...facts,
    pk: linesPk(scope),
    sk,
    ...(line.ID === '' ? {} : { objectPk: objectPk(scope, line.ID) }),
    personPk: personPk(scope, line.USUARIO),
    modulePk: modulePk(scope, line.MODULO),
    changes: services.sealer.seal(scope.company, changesPlace(sk), Buffer.from(JSON.stringify(CAMBIOS))),
  };
  return { kind: 'put', table: TABLE, item, when: { absent: true } };
}

/** By its code, which print a line is of. */
function printWrites({ scope }: Parts, { to }: HappenedRow, at: string, line: LogLine): Write[] {
  const print = to.find((each) => each.print?.code === line.CODIGO)?.print;
  if (!print || line.CODIGO === '') return [];
  const { company, country } = scope;
  const item = {
    ...{ MODULO: line.MODULO, FECHA: line.FECHA, PAGINAS: print.pages, SHA256: print.sha256 },
    ...{ company, country, line: lineSk(at, line.N) },
    ...printCodeKey(line.CODIGO),
  } satisfies PrintCodeRow;
  return [{ kind: 'put', table: TABLE, item }];
}

/** As it happened; of one millisecond as the versions follow one another. */
const inOrder = (a: HappenedRow, b: HappenedRow): number =>
  a.at - b.at || (a.to[0]?.version ?? 0) - (b.to[0]?.version ?? 0);

/** Adds what was taken behind the last line, on condition that it still is the last. */
async function enter(parts: Parts, head: HeadRow | undefined, taken: readonly Taken[]): Promise<void> {
  const { services, scope } = parts;
  const now = services.now().toISOString();
  const at = head && head.at > now ? head.at : now;
  const REGISTRADO = localDateTime(new Date(at));
  let [number, before] = [head?.N ?? 0, head?.HUELLA ?? BEGINNING];
  const writes: Write[] = [];
  for (const { row, lines } of taken)
    for (const described of lines) {
      number += 1;
      const said = { ...described, N: number, REGISTRADO, ANTERIOR: before };
      before = sha256(hashedText(said));
      const line = { ...said, HUELLA: before };
      writes.push(lineWrites(parts, at, line), ...printWrites(parts, row, at, line));
    }
  // Whoever reads the logbook for figures hears that it grew.
  const { company, country } = scope;
  const grew: AnalysisEvent = { company, country };
  const news = services.outbox.row({ queue: REPORT_EVENTS, message: { ...grew } });
  await services.database.aside(
    {
      kind: 'put',
      table: TABLE,
      item: { ...headKey(scope), N: number, HUELLA: before, at },
      when: head ? { equals: { N: head.N } } : { absent: true },
    },
    ...writes,
    ...toSeal(scope, head, at),
    ...taken.map(({ row }): Write => ({
      kind: 'delete',
      table: HAPPENED,
      key: { pk: happenedPk(scope.company), sk: row.sk },
      when: { exists: true },
    })),
    news,
  );
  await services.outbox.flush([news]);
}

/**
 * Brings what happened in a company into its logbook, oldest first, until nothing waits or `until` (epoch milliseconds)
 * has come. Two who do it at once write nothing twice: each adds only behind the line that it saw.
 * @returns how many lines were added.
 */
export async function chainCompany(services: Services, company: string, until: number): Promise<number> {
  const { database } = services;
  const row = await database.get<CompanyRow>('users', companyRowKey(company));
  const parts = { services, scope: jobScope(company, row?.AbreviaturaPais ?? 'GT') };
  let added = 0;
  for (let lost = 0; lost < TRIES && services.now().getTime() < until;) {
    const [head, waiting] = await Promise.all([
      database.get<HeadRow>(TABLE, headKey(parts.scope)),
      database.query<HappenedRow>(HAPPENED, {
        pk: happenedPk(company),
        prefix: `${company}~`,
        limit: AT_ONCE,
      }),
    ]);
    if (waiting.length === 0) return added;
    const taken: Taken[] = [];
    let weight = 1;
    for (const each of waiting.toSorted(inOrder)) {
      const next = { row: each, lines: await describe(parts, each) };
      weight += weightOf(next);
      if (taken.length > 0 && weight > MOST_WRITES) break;
      taken.push(next);
    }
    try {
      await enter(parts, head, taken);
      added += taken.flatMap(({ lines }) => lines).length;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      lost += 1;
    }
  }
  return added;
}

/** Companies for which something waits, of each part of what all write as many as `most` rows tell. */
export async function waitingCompanies({ database }: Services, most: number): Promise<string[]> {
  const parts = await Promise.all(
    shardKeys(HAPPENED).map((pk) => database.query<HappenedRow>(HAPPENED, { pk, limit: most })),
  );
  return [...new Set(parts.flat().map(({ company }) => company))];
}
