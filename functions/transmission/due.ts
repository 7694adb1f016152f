import type { Services } from '../runtime/services.ts';
import { SHARDS, shardKeys, shardOf } from '../runtime/shards.ts';
import { dueIndex, duePartition, DUE, TABLE, type TransmissionRow } from './rows.ts';

/** Due rows that one look takes in, over all parts: fairness holds among the first of each part. */
const WINDOW = 5000;

/** Transmissions with a next step, those due first before the others; at most so many of each part. */
export async function dueRows(
  services: Services,
  { upTo, limit = WINDOW }: { upTo?: string; limit?: number } = {},
): Promise<TransmissionRow[]> {
  const parts = await Promise.all(
    shardKeys(DUE).map((pk) => partRows(services, pk, Math.ceil(limit / SHARDS), upTo)),
  );
  return parts.flat().sort((a, b) => ((a.stateSk ?? '') < (b.stateSk ?? '') ? -1 : 1));
}

/** The same of one company, among the first of its part. */
export async function dueRowsOf(
  services: Services,
  company: string,
  limit: number,
): Promise<TransmissionRow[]> {
  const rows = await partRows(services, duePartition(shardOf(company)), limit);
  return rows.filter((each) => each.company === company);
}

const partRows = (
  { database }: Services,
  pk: ReturnType<typeof duePartition>,
  limit: number,
  upTo?: string,
): Promise<TransmissionRow[]> =>
  database.query<TransmissionRow>(TABLE, { pk, index: dueIndex, limit, ...(upTo ? { upTo } : {}) });
