import type { Exports, Kept } from '../runtime/exports.ts';
import type { Log } from '../runtime/log.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What was written lately cannot be exported yet: point-in-time recovery is some five minutes behind. */
const LAG_MS = 10 * MINUTE_MS;
/** DynamoDB exports no shorter and no longer window. */
const [SHORTEST_MS, LONGEST_MS] = [15 * MINUTE_MS, 24 * HOUR_MS];

/**
 * End of the next window of a table of which everything before `from` is exported, or nothing while none is due. All tables
 * end theirs at the same whole hours: of what was exported there is a moment common to all, and only the first window of a
 * table begins beside one (`infra/repair/applyChanges.ts`).
 */
export function windowEnd(from: Date, now: Date, hours: number): Date | undefined {
  const latest = Math.min(now.getTime() - LAG_MS, from.getTime() + LONGEST_MS);
  const end = latest - (latest % (hours * HOUR_MS));
  return end - from.getTime() < SHORTEST_MS ? undefined : new Date(end);
}

/** The next step of a table: it is looked what became of the export under way, or the next one is begun. */
async function step(
  exports: Exports,
  table: string,
  before: Kept[string] | undefined,
  now: Date,
): Promise<Kept[string]> {
  const { until, running } = before ?? { until: await exports.beginning(table) };
  const state = running && (await exports.state(running.arn));
  if (running && state === 'IN_PROGRESS') return { until, running };
  // The next window begins where the last finished one ended, so that one that failed leaves no gap: it is taken up again.
  const from = running && state === 'COMPLETED' ? running.to : until;
  const to = windowEnd(from, now, exports.hours);
  if (!to) return { until: from };
  return { until: from, running: { arn: await exports.begin(table, from, to), to } };
}

/**
 * Leads the exports of every table on by one step, and tells how many hours the table that is furthest behind would lose with
 * the region. Given twice at once it exports a window twice, which is harmless; a table that fails holds up no other.
 * @returns how many tables were led on.
 */
export async function exportChanges(exports: Exports, log: Log, now: Date): Promise<number> {
  const kept = await exports.read();
  let done = 0;
  for (const table of exports.tables)
    try {
      kept[table] = await step(exports, table, kept[table], now);
      done += 1;
    } catch (error) {
      log.error('changes.failed', { table, error });
    }
  await exports.keep(kept);
  // Of a table of which nothing is known no number is told either; the alarm takes silence for the worst.
  const oldest = Math.min(...exports.tables.map((table) => kept[table]?.until.getTime() ?? NaN));
  log.info('changes.exported', { hoursBehind: (now.getTime() - oldest) / HOUR_MS });
  return done;
}
