import { beatOf, gapEnd, type Pulse } from '../runtime/pulse.ts';
import type { Services } from '../runtime/services.ts';
import { TABLE, type MailItem } from './rows.ts';

/** The mails are looked through every five minutes. A stop of the machine holds them up, and nobody sent them meanwhile. */
const own: Pulse = { table: TABLE, gap: 15 * 60_000, stops: true };

/** Notes that mails are being looked through. */
export const beat = (services: Services) => beatOf(services, own);

/**
 * Whether a mail that waits was due before the end of a gap in which nothing here lived. Where a copy was put back, it went
 * out in what the copy knows nothing of; one that is due later has been sent by nobody. The end of a gap that is still to
 * come was written by a clock that ran ahead.
 */
export async function wasDueInGap(services: Services, { desde }: MailItem): Promise<boolean> {
  const end = await gapEnd(services, own);
  return Date.parse(desde) < end && end <= services.now().getTime();
}
