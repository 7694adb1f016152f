import type { Item } from './database.ts';
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
}

const key = { pk: systemKey('pulse'), sk: 'pulse' };

/**
 * Notes that what works a table lives. Data that nothing wrote to for a while may be an older copy, put back after what it
 * says had gone on elsewhere; the gap between then and now is kept.
 */
export async function beatOf(services: Services, { table, gap }: Pulse): Promise<PulseRow> {
  const now = services.now().getTime();
  const last = await services.database.get<PulseRow>(table, key);
  const stale = last !== undefined && now - last.at > gap;
  const row = { ...key, at: now, since: stale ? now : (last?.since ?? 0) };
  if (stale) services.log.warn('pulse.gap', { table, since: new Date(last.at).toISOString() });
  await services.database.write({ kind: 'put', table, item: row });
  return row;
}

/** The end of the last gap, by whoever sees it first; 0 where there was none. */
export async function gapEnd(services: Services, pulse: Pulse): Promise<number> {
  const last = await services.database.get<PulseRow>(pulse.table, key);
  if (!last) return 0;
  const stale = services.now().getTime() - last.at > pulse.gap;
  return stale ? (await beatOf(services, pulse)).since : last.since;
}
