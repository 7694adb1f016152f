import { beatOf, gapEnd, type Pulse } from '../runtime/pulse.ts';
import type { Services } from '../runtime/services.ts';
import { TABLE, type TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

/**
 * Any standstill counts, also one of which the machine says that it only stopped: to ask first costs minutes, and a disk that
 * was put back whole cannot be told from it.
 */
const own = (): Pulse => ({ table: TABLE, gap: settleRules().gap });

/** Notes that the machine lives. */
export const beat = (services: Services) => beatOf(services, own());

/** Whether there was a gap since a transmission was handed over, or since the authority last proved not to have it. */
export const isOlderThanGap = async (services: Services, head: TransmissionRow): Promise<boolean> =>
  Math.max(Date.parse(head.created), head.confirmed ?? 0) < (await gapEnd(services, own()));
