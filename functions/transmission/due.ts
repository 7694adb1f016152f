import type { Database, Query } from '../runtime/database.ts';
import { workingForNobody } from '../runtime/narrowed.ts';
import type { PartitionKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import { SHARDS, shardKeys, shardOf } from '../runtime/shards.ts';
import { dueIndex } from '../runtime/dueTimes.ts';
import { duePartition, DUE, HELD, heldTogether, TABLE, type TransmissionRow } from './rows.ts';

/** Due rows that one look takes in, over all parts: fairness holds among the first of each part. */
const WINDOW = 5000;

/**
 * Transmissions with a next step, those due first before the others; of each part at most so many, and as many again of
 * what each outage holds back there: a backlog hides neither what else is due nor what another outage held.
 */
export async function dueRows(
  services: Services,
  { upTo, limit = WINDOW }: { upTo?: string; limit?: number } = {},
): Promise<TransmissionRow[]> {
  const [dated, ...held] = await Promise.all([
    datedRows(services, { limit, ...(upTo ? { upTo } : {}) }),
    ...shardKeys(DUE).map((pk) => heldRows(services, pk, Math.ceil(limit / SHARDS))),
  ]);
  return [...dated, ...held.flat()].sort((a, b) => (a.due < b.due ? -1 : 1));
}

/** Rows of the index, which holds what is due of all companies: who asks for the place of one among them asks as nobody. */
const asked = (database: Database, query: Extract<Query, { limit: number }>): Promise<TransmissionRow[]> =>
  workingForNobody(() => database.query<TransmissionRow>(TABLE, { ...query, index: dueIndex }));

/** The same without what is held back. */
export async function datedRows(
  { database }: Services,
  // Held keys follow every date.
  { upTo = HELD, limit }: { upTo?: string; limit: number },
): Promise<TransmissionRow[]> {
  const each = Math.ceil(limit / SHARDS);
  const parts = await Promise.all(shardKeys(DUE).map((pk) => asked(database, { pk, upTo, limit: each })));
  return parts.flat();
}

/** What is held back in a part, the oldest of each outage; where nothing is, one look at one key. */
async function heldRows({ database }: Services, pk: PartitionKey, limit: number): Promise<TransmissionRow[]> {
  const rows: TransmissionRow[] = [];
  for (let from = HELD; ;) {
    const between = [from, `${HELD}~`] as const;
    const [first] = await asked(database, { pk, between, limit: 1 });
    if (first?.stateSk === undefined) return rows;
    const prefix = heldTogether(first.stateSk);
    rows.push(...(await asked(database, { pk, prefix, limit })));
    from = `${prefix}~`;
  }
}

/** What is due of one company, among the first of its part; what is held back comes last. */
export async function dueRowsOf(
  { database }: Services,
  company: string,
  limit: number,
): Promise<TransmissionRow[]> {
  const pk = duePartition(shardOf(company));
  const rows = await asked(database, { pk, limit });
  return rows.filter((each) => each.company === company);
}
