import { classify, type Classified } from '../../shared/transmission/classify.ts';
import type { ResultFacts } from '../../shared/transmission/facts.ts';
import { askAt, retryWait } from '../../shared/transmission/settle.ts';
import { operations } from '../../shared/transmission/operations.ts';
import { isFinal } from '../../shared/transmission/states.ts';
import { ConditionLost } from '../runtime/database.ts';
import { jobScope } from '../runtime/scope.ts';
import { abandon, admit, learnFrom, refused, type Held } from './admission.ts';
import { sha256 } from '../runtime/digest.ts';
import { archive, evidenceOf } from './archive.ts';
import type { Exchanged, Gateway } from './gateways/gateway.ts';
import { tooHeavy } from './gateways/doors.ts';
import { NotOpen } from './gateways/gateways.ts';
import { doubtRestored, intend, keepIntent } from './intent.ts';
import { readHead, type Job } from './job.ts';
import { isOlderThanGap } from './pulse.ts';
import { postpone, record, type RowChange, type Step } from './record.ts';
import { sealedObject, type TransmissionRow } from './rows.ts';
import { sendLimit, settleRules } from './settings.ts';
import { tellUnknownCode } from './unknownCode.ts';

const DAY = 24 * 60 * 60_000;
/** Last days of an authority's certificate of which somebody is told (fault row 19). */
const CERTIFICATE_DAYS = 7;

/** Comes back later without a step of its own: too little of the function's time is left to begin. */
export class TooLate extends Error {}

/** Waits in the queue of an outage, oldest first, until the schedule wakes it: it does not come back by itself. */
export class HeldBack extends Error {}

/**
 * One attempt: sealed bytes checked, nothing older than what was sent, credentials at hand, breaker closed; then the
 * intent on condition, here and in the locked store; only then the socket. Whatever happens after the intent can only
 * lead to evidence or to doubt, never to a second send.
 */
export async function attempt(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const { services } = job;
  const [bytes, outdated] = await Promise.all([
    evidenceOf(services, jobScope(head.company, head.country), sealedObject(head)),
    !operations[head.operation].harmless && isOlderThanGap(services, head),
  ]);
  if (!bytes || sha256(bytes) !== head.hash) {
    services.log.error('transmission.tampered', { company: head.company, transmission: head.id });
    return escalate(job, head, { reason: 'tampered' });
  }
  if (outdated) return doubtRestored(services, head);
  let gateway: Gateway;
  try {
    gateway = await job.open(services, head);
  } catch (error) {
    if (!(error instanceof NotOpen)) throw error;
    const due = refused(services.now().getTime()).until;
    return escalate(job, head, { reason: error.reason, code: error.code }, due);
  }
  if (tooHeavy(head, head.bytes) !== undefined) {
    return escalate(job, head, { reason: 'too-heavy' }, refused(services.now().getTime()).until);
  }
  const limit = sendLimit(job.remaining());
  if (limit === undefined) throw new TooLate();
  const notAfter = services.now().getTime() + limit;
  const admitted = await admit(job, gateway, head, head.operation, limit);
  if ('until' in admitted) return hold(job, head, admitted);

  const sending = await intend(job, head, limit).catch(async (error: unknown) => {
    await abandon(job, gateway, head, admitted);
    throw error;
  });
  const kept = await keepIntent(services, sending).catch((error: unknown) => {
    services.log.error('transmission.unkept', { transmission: sending.id, error });
    return 'not-kept' as const;
  });
  if (kept !== 'kept') await abandon(job, gateway, head, admitted);
  if (kept === 'older') return doubtRestored(services, sending);
  if (kept === 'not-kept') return record(services, sending, notKept(job, sending));
  const { country, operation, key, version, hash } = sending;
  const exchanged = await gateway.send(
    { operation, key, version, hash, bytes },
    {
      ...limitsOf(job, limit),
      // A process that slept between intent and socket may have been taken for stopped: then it sends nothing.
      mayStillSend: () => services.now().getTime() < notAfter,
    },
  );
  const now = services.now().getTime();
  const outcome = classify({ country, operation, key, hash }, exchanged.facts, now);
  logOutcome(job, sending, outcome);
  warnOfCertificate(job, exchanged);
  const learned = await learnFrom(job, gateway, head, operation, admitted, exchanged, outcome.health);
  const settled = await settle(job, sending, exchanged, outcome, learned.until ?? 0);
  // A foreign answer is told as that.
  if (!outcome.quarantine) await tellUnknownCode(services, gateway.name, sending, exchanged.facts);
  return settled;
}

function logOutcome(
  { services: { log } }: Job,
  { id, attempt }: TransmissionRow,
  { state, reason, quarantine }: Classified,
): void {
  log.info('transmission.attempt', { transmission: id, attempt, state, reason });
  if (reason === 'not-secure') log.error('transmission.security', { transmission: id });
  if (quarantine) log.error('transmission.quarantined', { transmission: id, reason });
}

/** Whose certificate ends within a week is nobody to send to when it has: whoever operates asks the authority for another. */
function warnOfCertificate({ services }: Job, { wire: { certificateEnds } }: Exchanged): void {
  if (!certificateEnds) return;
  const days = Math.ceil((certificateEnds.getTime() - services.now().getTime()) / DAY);
  if (days <= CERTIFICATE_DAYS) services.log.warn('transmission.certificate', { days });
}

export const limitsOf = (job: Job, timeoutMs: number) => ({ timeoutMs, ...(job.at ? { at: job.at } : {}) });

/** Nothing left: the locked store did not take the intent. */
const notKept = (job: Job, head: TransmissionRow): RowChange => ({
  steps: [{ transition: 'notSent', state: 'NOT_SENT', reason: 'not-kept' }],
  set: { safe: true },
  due: job.services.now().getTime() + retryWait(settleRules(), head.attempt, job.random()),
  event: 'NOT_SENT',
});

/** Archives the exchange and records its outcome, even when others meanwhile took this worker for stopped. */
async function settle(
  job: Job,
  sending: TransmissionRow,
  exchanged: Exchanged,
  outcome: Classified,
  notBefore: number,
): Promise<TransmissionRow> {
  const { services } = job;
  let kept: Step['exchange'];
  try {
    kept = await archive(services, sending, exchanged, outcome.quarantine);
  } catch (error) {
    services.log.error('transmission.unarchived', { transmission: sending.id, error });
    // No outcome without its evidence: the authority is asked again.
    outcome = { ...outcome, state: 'UNKNOWN', reason: 'not-recorded', askAtOnce: true };
  }
  let head = sending;
  for (let tries = 0; ; tries += 1) {
    const change = changeFor(job, head, exchanged, outcome, kept, notBefore);
    try {
      return await record(services, head, change);
    } catch (error) {
      if (!(error instanceof ConditionLost) || tries >= 5) throw error;
    }
    const now = await readHead(services, head, head.id);
    if (!now || !stillTells(now, sending, outcome)) {
      if (now && outcome.state !== now.state)
        services.log.warn('transmission.late', { transmission: now.id, state: outcome.state });
      return now ?? head;
    }
    head = now;
  }
}

/**
 * Whether the outcome of an attempt says something about the row as it is now, after others wrote. An acceptance is
 * true whoever comes later; a rejection only of the attempt that is the last; doubt adds nothing to doubt.
 */
function stillTells(now: TransmissionRow, sending: TransmissionRow, outcome: Classified): boolean {
  if (isFinal(now.state)) return false;
  if (now.state === 'SENDING' && now.token === sending.token) return true;
  if (outcome.state === 'ACCEPTED') return true;
  const inDoubt = now.state === 'UNKNOWN' || now.state === 'RECONCILING' || now.state === 'NEEDS_HUMAN';
  return outcome.state === 'REJECTED' && inDoubt && now.attempt === sending.attempt;
}

function changeFor(
  job: Job,
  head: TransmissionRow,
  exchanged: Exchanged,
  outcome: Classified,
  exchange: Step['exchange'],
  notBefore: number,
): RowChange {
  const now = job.services.now().getTime();
  const rules = settleRules();
  const { reason, code } = outcome;
  const step = { reason, code, ...(exchange ? { exchange } : {}) };
  const facts = factsOf(exchanged);
  switch (outcome.state) {
    case 'ACCEPTED':
      return accepted(head, facts ?? head.facts, step, now + rules.partsEvery);
    case 'REJECTED':
      return {
        steps: [{ ...step, transition: 'reject', state: 'REJECTED' }],
        set: { facts: facts ?? { ...head.facts, CODIGO: code }, doubtSince: 0 },
        due: undefined,
        event: 'REJECTED',
      };
    case 'NOT_SENT':
      return {
        steps: [{ ...step, transition: 'notSent', state: 'NOT_SENT' }],
        set: { safe: true },
        due: Math.max(notBefore, now + retryWait(rules, head.attempt, job.random())),
        event: 'NOT_SENT',
      };
    case 'NEEDS_HUMAN':
      return {
        steps: [{ ...step, transition: 'escalate', state: 'NEEDS_HUMAN' }],
        set: { safe: true },
        // Only credentials end here: it goes out when they are others.
        due: refused(now).until,
        event: 'NEEDS_HUMAN',
      };
    case 'UNKNOWN': {
      const doubt = doubtOf(head, now);
      const regular = Math.max(notBefore, askAt(rules, doubt.doubtSince, now, job.random()));
      return {
        steps: [{ ...step, transition: 'doubt', state: 'UNKNOWN' }],
        set: { ...doubt, negatives: 0 },
        // To ask about a validation is to send it again, which is not done at once.
        due: outcome.askAtOnce && !operations[head.operation].harmless ? now : regular,
        event: 'UNKNOWN',
      };
    }
  }
}

/** Since when it is in doubt: a validation, which is sent again meanwhile, since its first doubt. */
export const doubtOf = (
  { operation, doubtSince, asked }: TransmissionRow,
  now: number,
): Pick<TransmissionRow, 'doubtSince' | 'asked'> =>
  operations[operation].harmless && doubtSince > 0 ? { doubtSince, asked } : { doubtSince: now, asked: 0 };

/** An acceptance, its channel when it came along, and what is still missing of it. */
export function accepted(
  head: TransmissionRow,
  facts: ResultFacts,
  step: Omit<Step, 'transition' | 'state'>,
  partsDue: number,
): RowChange {
  const assigned = head.operation === 'CANAL' && facts.FALTAN.length === 0;
  const steps: Step[] = [{ ...step, transition: 'accept', state: 'ACCEPTED' }];
  if (assigned) steps.push({ transition: 'channel', state: 'CHANNEL', reason: 'channel' });
  return {
    steps,
    set: { facts: { ...facts, NUMERO: facts.NUMERO || (head.about ?? '') }, doubtSince: 0, safe: false },
    due: facts.FALTAN.length > 0 ? partsDue : undefined,
    event: assigned ? 'CHANNEL' : 'ACCEPTED',
  };
}

const factsOf = ({ facts }: Exchanged): ResultFacts | undefined =>
  facts.left === 'something' && 'answer' in facts && facts.answer.kind === 'result'
    ? facts.answer.facts
    : undefined;

/** Waits where it is. One step tells so, not each look. */
async function hold(job: Job, head: TransmissionRow, { reason, until }: Held): Promise<TransmissionRow> {
  const { services } = job;
  switch (reason) {
    case 'credentials':
      if (head.reason === 'credentials-blocked') return postpone(services, head, until);
      return record(services, head, {
        steps: [{ transition: 'hold', state: 'QUEUED', reason: 'credentials-blocked' }],
        due: until,
      });
    case 'suspended':
      if (head.reason === 'company-suspended') return postpone(services, head, until);
      return record(services, head, {
        steps: [{ transition: 'hold', state: 'QUEUED', reason: 'company-suspended' }],
        due: until,
      });
    case 'held-back':
      // It stays due since it was, so that the oldest is the first that the schedule wakes.
      if (head.reason !== 'held-back') {
        await record(services, head, {
          steps: [{ transition: 'hold', state: 'QUEUED', reason: 'held-back' }],
          due: Date.parse(head.due),
        });
      }
      throw new HeldBack();
  }
}

export function escalate(
  job: Job,
  head: TransmissionRow,
  step: Pick<Step, 'reason' | 'code' | 'exchange'>,
  due?: number,
): Promise<TransmissionRow> {
  return record(job.services, head, {
    steps: [{ ...step, transition: 'escalate', state: 'NEEDS_HUMAN' }],
    due,
    event: 'NEEDS_HUMAN',
  });
}
