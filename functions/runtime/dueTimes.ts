import type { Database } from './database.ts';
import type { PartitionKey } from './keys.ts';

/** Behind whatever may follow an instant in a sort key: `2026-11-20T10:00:00.000Z~…`. */
const LAST = '~~';

/** Index of the rows of a table that are work for later. */
export const dueIndex = { name: 'byState', partitionKey: 'statePk', sortKey: 'stateSk' } as const;

/** What is due by now, where sort keys begin with the instant. */
export const dueBy = (now: Date): { upTo: string } => ({ upTo: `${now.toISOString()}${LAST}` });

interface Asked {
  table: string;
  pk: PartitionKey;
  now: Date;
  longestMs: number;
  limit: number;
  /** What stands before the instant of a sort key, where only rows of it are asked for. */
  of?: string;
}

/** What waits for longer than anything can: a clock that ran ahead put it there and was set right since. */
const astray = <T>(
  database: Database,
  { table, pk, now, longestMs, limit, of = '' }: Asked,
): Promise<T[]> => {
  const beyond = new Date(now.getTime() + longestMs).toISOString();
  return database.query<T>(table, { pk, between: [`${of}${beyond}${LAST}`, `${of}~`], limit });
};

/** Rows of a partition that are due, the oldest first, and behind them what is astray. `limit` of each at most. */
export async function dueOrAstray<T>(database: Database, asked: Asked): Promise<T[]> {
  const { table, pk, now, limit, of = '' } = asked;
  const due = of === '' ? dueBy(now) : { between: [of, `${of}${now.toISOString()}${LAST}`] as const };
  return [...(await database.query<T>(table, { pk, ...due, limit })), ...(await astray<T>(database, asked))];
}

/** Before every instant. */
const FIRST = '0';

/**
 * The same, all that are due, `limit` at a time: what stays where it is hides nothing that is due behind it. What is astray
 * comes last.
 */
export async function* duePages<T extends { sk: string }>(
  database: Database,
  asked: Omit<Asked, 'of'>,
): AsyncGenerator<T[]> {
  const { table, pk, now, limit } = asked;
  for (let from: string | undefined = FIRST; from !== undefined;) {
    const rows: T[] = await database.query<T>(table, { pk, between: [from, dueBy(now).upTo], limit });
    yield rows;
    const last = rows.at(-1);
    from = rows.length === limit && last ? `${last.sk} ` : undefined;
  }
  yield await astray<T>(database, asked);
}
