import { breakerKeys, heldUntil, quiet, report, type BreakerRow, type Exchange } from './breaker.ts';
import { areRefused, credentialsKey, learn, tryAlone, type CredentialsRow } from './credentials.ts';
import {
  isInsecure,
  isUnknownFault,
  refusesCredentials,
  type Exchanged,
  type Gateway,
} from './gateways/gateway.ts';
import { retryAfter } from '../../shared/transmission/settle.ts';
import type { Classified } from '../../shared/transmission/classify.ts';
import type { Job } from './job.ts';
import { TABLE, type TransmissionRow } from './rows.ts';
import { leaseFor, settleRules } from './settings.ts';
import { isSuspended } from './suspended.ts';

/** Why nothing may be exchanged now, and when to look again, epoch milliseconds. */
export interface Held {
  reason: 'held-back' | 'credentials' | 'suspended';
  until: number;
}

/** Another exchange of the company is trying the same credentials: come back then, epoch milliseconds. */
export class TriedElsewhere extends Error {
  readonly until: number;
  constructor(until: number) {
    super('Credentials are being tried');
    this.until = until;
  }
}

export interface Admitted {
  tried: CredentialsRow | undefined;
}

/** Statuses with which an authority says how long it wants to be left alone. */
const BUSY = [429, 503];

/**
 * The one door to an exchange that names a declaration: the company is not suspended, its credentials are not refused, no breaker is open,
 * and nobody else is trying the same credentials for the first time.
 * @throws TriedElsewhere when somebody is.
 */
export async function admit(
  job: Job,
  gateway: Gateway,
  head: Pick<TransmissionRow, 'company'>,
  exchange: Exchange,
  limitMs: number,
): Promise<Admitted | Held> {
  const { services } = job;
  const now = services.now().getTime();
  if (exchange !== 'CONSULTA' && (await isSuspended(services, head)))
    return { reason: 'suspended', until: now + settleRules().credentialsEvery };
  const keys = [...breakerKeys(gateway.name, exchange), credentialsKey(head, gateway.name)];
  const rows = await services.database.getMany(TABLE, keys);
  const credentials = rows.pop() as CredentialsRow | undefined;
  if (areRefused(credentials, gateway.credentials)) return refused(now);
  const until = await heldUntil(job, gateway, rows as (BreakerRow | undefined)[]);
  if (until !== undefined) return { reason: 'held-back', until };
  const tried = await tryAlone(job, head, gateway, credentials, leaseFor(limitMs));
  if (tried === 'busy') throw new TriedElsewhere(now + settleRules().retryFirst);
  return { tried };
}

/** Nothing was exchanged after all: others may try. */
export const abandon = (
  job: Job,
  gateway: Gateway,
  head: Pick<TransmissionRow, 'company'>,
  { tried }: Admitted,
): Promise<void> => learn(job, head, gateway, tried, 'nothing');

export const refused = (now: number): Held => ({
  reason: 'credentials',
  until: now + settleRules().credentialsEvery,
});

/**
 * Tells everything that an exchange showed besides its outcome: the breaker, the credentials, and how long the authority
 * wants to be left alone, which is answered (epoch milliseconds). Best effort: the outcome itself must still be recorded.
 */
export async function learnFrom(
  job: Job,
  gateway: Gateway,
  head: Pick<TransmissionRow, 'company'>,
  exchange: Exchange,
  { tried }: Admitted,
  exchanged: Exchanged,
  health: Classified['health'],
): Promise<{ refused: boolean; until: number | undefined }> {
  const wrong = refusesCredentials(exchanged.facts);
  const showed = wrong ? 'refused' : health === 'works' ? 'good' : 'nothing';
  const { status = 0, retryAfter: header = '' } = exchanged.wire.response ?? {};
  const now = job.services.now().getTime();
  const until = BUSY.includes(status) ? retryAfter(settleRules(), header, now) : undefined;
  const shown = wrong ? 'works' : isUnknownFault(exchanged.facts) ? 'untold' : health;
  await report(job, gateway.name, exchange, shown, isInsecure(exchanged.facts));
  try {
    await learn(job, head, gateway, tried, showed);
    if (until !== undefined) await quiet(job, gateway.name, until);
  } catch (error) {
    job.services.log.warn('transmission.breaker', { authority: gateway.name, error });
  }
  return { refused: wrong, until };
}
