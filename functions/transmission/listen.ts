import type { Reason } from '../../shared/transmission/reasons.ts';
import { refused } from './admission.ts';
import { decided, question } from './ask.ts';
import { tooHeavy } from './gateways/doors.ts';
import { NotOpen } from './gateways/gateways.ts';
import type { Job } from './job.ts';
import { isAnswered, listensUntil } from './listening.ts';
import { postpone, record } from './record.ts';
import { areRefused, credentialsKey, type CredentialsRow } from './credentials.ts';
import { TABLE, type TransmissionRow } from './rows.ts';
import { leaseFor, settleRules } from './settings.ts';

/** What waits for something of the installation, and goes out by itself once that is there. */
const WAITS: readonly Reason[] = ['credentials', 'no-address', 'too-heavy'];

/**
 * While a person is asked: what waits for credentials, an address or a wider door goes back to the queue once it is there, and doubt that
 * grew too old is still asked about, for a while and without a step of its own. Only the authority's yes or no is taken
 * then; that it does not have it is for the person to weigh. The while is time in which it answers: as long as it cannot be
 * reached, asking goes on, so that what it accepted is known a quarter of an hour after it is back (invariant I3).
 */
export async function listen(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const { services } = job;
  if (WAITS.includes(head.reason)) return resume(job, head);
  const now = services.now().getTime();
  const rules = settleRules();
  const listenUntil = listensUntil(head, now);
  if (now >= listenUntil) return postpone(services, head, undefined);
  const unheard = (to: TransmissionRow, next: number) =>
    postpone(services, to, next, { listenUntil: listenUntil + next - now });
  let asking = head;
  const answered = await question(job, head, async (limit) => {
    asking = await postpone(services, head, services.now().getTime() + leaseFor(limit));
  });
  if ('until' in answered) return unheard(head, Math.max(answered.until, now + rules.asksEvery));
  const decision = decided(job, asking, answered.found.finding, answered.exchange);
  if (decision) return record(services, asking, decision);
  const next = Math.max(answered.notBefore, services.now().getTime() + rules.asksEvery);
  if (answered.refused || !isAnswered(answered.found.wire)) return unheard(asking, next);
  return postpone(services, asking, next, { listenUntil });
}

async function resume(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const { services } = job;
  const now = services.now().getTime();
  try {
    const gateway = await job.open(services, head);
    const row = await services.database.get<CredentialsRow>(TABLE, credentialsKey(head, gateway.name));
    if (areRefused(row, gateway.credentials) || tooHeavy(head, head.bytes) !== undefined)
      return await postpone(services, head, refused(now).until);
  } catch (error) {
    if (!(error instanceof NotOpen)) throw error;
    return postpone(services, head, refused(now).until);
  }
  return record(services, head, {
    steps: [{ transition: 'requeue', state: 'QUEUED', reason: 'requeued' }],
    due: now,
  });
}
