import { optionalSetting } from './config.ts';
import type { Database, Item } from './database.ts';
import { systemKey } from './keys.ts';
import type { Services } from './services.ts';

/**
 * When what works a table last lived, and since when without a gap; epoch milliseconds. `pk system#pulse`, `sk pulse`, in
 * the table itself, so that it is as old as the rows beside it whatever was put back.
 */
interface PulseRow extends Item {
  at: number;
  since: number;
}

/** Whose pulse: the table, and how long nothing of it may live before that is a gap. */
export interface Pulse {
  table: string;
  gap: number;
  /** Whether time in which the machine stood still is no gap, where the machine vouches that its data are what it left. */
  stops?: boolean;
}

const key = { pk: systemKey('pulse'), sk: 'pulse' };

/** A moment in milliseconds that the machine tells its functions; NaN where it tells none. */
const momentOf = (name: string): number => Number.parseInt(optionalSetting(name, ''), 10);

/**
 * Whether data that were last written to at that moment may be an older copy. What this life of the machine wrote itself is
 * none, also after it slept; and what the life before left, when it ended soon after, is what stood there.
 */
function isStale(at: number, now: number, { gap, stops = false }: Pulse): boolean {
  if (!stops) return now - at > gap;
  if (at >= momentOf('LIVES_SINCE')) return false;
  const until = momentOf('LIVED_UNTIL');
  return (until < now ? until : now) - at > gap;
}

/**
 * Notes that what works a table lives. Data that nothing wrote to for a while may be an older copy, put back after what it
 * says had gone on elsewhere; the gap between then and now is kept.
 */
export async function beatOf(services: Services, pulse: Pulse): Promise<PulseRow> {
  const { table } = pulse;
  const now = services.now().getTime();
  const last = await services.database.get<PulseRow>(table, key);
  const stale = last !== undefined && isStale(last.at, now, pulse);
  const row = { ...key, at: now, since: stale ? now : (last?.since ?? 0) };
  if (stale) services.log.warn('pulse.gap', { table, since: new Date(last.at).toISOString() });
  await services.database.write({ kind: 'put', table, item: row });
  return row;
}

/** Data that were put back on purpose are older than what went on elsewhere, however lately they were written: a gap before the next beat. */
export const markRestored = (database: Pick<Database, 'aside'>, table: string): Promise<void> =>
  database.aside({ kind: 'put', table, item: { ...key, at: 0, since: 0 } });

/** The end of the last gap, by whoever sees it first; 0 where there was none. */
export async function gapEnd(services: Services, pulse: Pulse): Promise<number> {
  const last = await services.database.get<PulseRow>(pulse.table, key);
  if (!last) return 0;
  const stale = isStale(last.at, services.now().getTime(), pulse);
  return stale ? (await beatOf(services, pulse)).since : last.since;
}
