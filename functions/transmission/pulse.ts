import type { Item } from '../runtime/database.ts';
import { systemKey } from '../runtime/keys.ts';
import type { Services } from '../runtime/services.ts';
import { TABLE, type TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

/** When the machine last lived, and since when without a gap; epoch milliseconds. `pk system#pulse`, `sk pulse`. */
interface PulseRow extends Item {
  at: number;
  since: number;
}

const key = { pk: systemKey('pulse'), sk: 'pulse' };

/**
 * Notes that the machine lives. Data that nothing wrote to for a while may be an older copy, put back after what it
 * says had gone on elsewhere; the gap between then and now is kept.
 */
export async function beat(services: Services): Promise<PulseRow> {
  const now = services.now().getTime();
  const last = await services.database.get<PulseRow>(TABLE, key);
  const gap = last !== undefined && now - last.at > settleRules().gap;
  const row = { ...key, at: now, since: gap ? now : (last?.since ?? 0) };
  if (gap) services.log.warn('transmission.gap', { since: new Date(last.at).toISOString() });
  await services.database.write({ kind: 'put', table: TABLE, item: row });
  return row;
}

/** Whether there was a gap since a transmission was handed over, or since the authority last proved not to have it. */
export async function isOlderThanGap(services: Services, head: TransmissionRow): Promise<boolean> {
  const last = await services.database.get<PulseRow>(TABLE, key);
  if (!last) return false;
  const stale = services.now().getTime() - last.at > settleRules().gap;
  const { since } = stale ? await beat(services) : last;
  return Math.max(Date.parse(head.created), head.confirmed ?? 0) < since;
}
