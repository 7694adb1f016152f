import type { Database } from './database.ts';
import type { PartitionKey } from './keys.ts';

/** Behind whatever may follow an instant in a sort key: `2026-11-20T10:00:00.000Z~…`. */
const LAST = '~~';

/** Index of the rows of a table that are work for later. */
export const dueIndex = { name: 'byState', partitionKey: 'statePk', sortKey: 'stateSk' } as const;

/** What is due by now, where sort keys begin with the instant. */
export const dueBy = (now: Date): { upTo: string } => ({ upTo: `${now.toISOString()}${LAST}` });

/**
 * Rows of a partition that are due, the oldest first, and behind them what waits for longer than anything can: a clock
 * that ran ahead put it there and was set right since. `limit` of each at most.
 */
export async function dueOrAstray<T>(
  database: Database,
  asked: { table: string; pk: PartitionKey; now: Date; longestMs: number; limit: number },
): Promise<T[]> {
  const { table, pk, now, longestMs, limit } = asked;
  const beyond = new Date(now.getTime() + longestMs).toISOString();
  return [
    ...(await database.query<T>(table, { pk, ...dueBy(now), limit })),
    ...(await database.query<T>(table, { pk, between: [`${beyond}${LAST}`, '~'], limit })),
  ];
}
