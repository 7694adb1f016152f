import { classify, type Classified } from '../../shared/transmission/classify.ts';
import type { ResultFacts } from '../../shared/transmission/facts.ts';
import { askAt, retryWait } from '../../shared/transmission/settle.ts';
import { isFinal } from '../../shared/transmission/states.ts';
import { ConditionLost } from '../runtime/database.ts';
import { jobScope } from '../runtime/scope.ts';
import { archive, EVIDENCE, sha256 } from './archive.ts';
import { admit, report } from './breaker.ts';
import type { Exchanged, Gateway } from './gateways/gateway.ts';
import { NoCredentials } from './gateways/gateways.ts';
import { readHead, type Job } from './job.ts';
import { postpone, record, type Change, type Step } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { leaseFor, sendLimit, settleRules } from './settings.ts';

/** Comes back later without a step of its own: too little of the function's time is left to begin. */
export class TooLate extends Error {}

/**
 * One attempt: sealed bytes checked, credentials at hand, breaker closed; then the intent on condition; only then the
 * socket. Whatever happens after the intent can only lead to evidence or to doubt, never to a second send.
 */
export async function attempt(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const { services } = job;
  const bytes = await services.files.get(jobScope(head.company, head.country), EVIDENCE, head.object);
  if (!bytes || sha256(bytes) !== head.hash) {
    services.log.error('transmission.tampered', { company: head.company, transmission: head.id });
    return escalate(job, head, { reason: 'tampered' });
  }
  let gateway: Gateway;
  try {
    gateway = await job.open(services, head);
  } catch (error) {
    if (!(error instanceof NoCredentials)) throw error;
    return escalate(job, head, { reason: 'credentials', code: 'sin credenciales' });
  }
  const admitted = await admit(job, gateway, head.operation);
  if (admitted !== 'admitted') return hold(job, head, admitted.until);

  const limit = sendLimit(job.remaining());
  if (limit === undefined) throw new TooLate();
  const notAfter = services.now().getTime() + limit;
  const sending = await intend(job, head, limit);
  const { id, operation, key, version, hash } = sending;
  const exchanged = await gateway.send(
    { operation, key, version, hash, bytes },
    {
      ...limitsOf(job, limit),
      // A process that slept between intent and socket may have been taken for stopped: then it sends nothing.
      mayStillSend: () => services.now().getTime() < notAfter,
    },
  );
  const outcome = classify({ operation, key, hash }, exchanged.facts);
  services.log.info('transmission.attempt', {
    transmission: id,
    attempt: sending.attempt,
    state: outcome.state,
    reason: outcome.reason,
  });
  if (outcome.reason === 'not-secure') services.log.error('transmission.security', { transmission: id });
  if (outcome.quarantine)
    services.log.error('transmission.quarantined', { transmission: id, reason: outcome.reason });
  await report(job, gateway.name, operation, outcome.health);
  return settle(job, sending, exchanged, outcome);
}

export const limitsOf = (job: Job, timeoutMs: number) => ({ timeoutMs, ...(job.at ? { at: job.at } : {}) });

/** Writes that this worker is about to send. When the answer of that write was lost, the token tells that it is ours. */
async function intend(job: Job, head: TransmissionRow, limit: number): Promise<TransmissionRow> {
  const { services } = job;
  const token = services.id('int');
  try {
    return await record(services, head, {
      steps: [{ transition: 'send', state: 'SENDING', reason: 'attempt' }],
      set: { attempt: head.attempt + 1, token, safe: false },
      due: services.now().getTime() + leaseFor(limit),
    });
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    const now = await readHead(services, head, head.id);
    if (now?.token === token && now.state === 'SENDING') return now;
    throw error;
  }
}

/** Archives the exchange and records its outcome, even when others meanwhile took this worker for stopped. */
async function settle(
  job: Job,
  sending: TransmissionRow,
  exchanged: Exchanged,
  outcome: Classified,
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
    const change = changeFor(job, head, exchanged, outcome, kept);
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
): Change {
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
        due: now + retryWait(rules, head.attempt, job.random()),
        event: 'NOT_SENT',
      };
    case 'NEEDS_HUMAN':
      return {
        steps: [{ ...step, transition: 'escalate', state: 'NEEDS_HUMAN' }],
        set: { safe: true },
        due: undefined,
        event: 'NEEDS_HUMAN',
      };
    case 'UNKNOWN':
      return {
        steps: [{ ...step, transition: 'doubt', state: 'UNKNOWN' }],
        set: { doubtSince: now, asked: 0, negatives: 0 },
        due: outcome.askAtOnce ? now : askAt(rules, 0, now, now, job.random()),
        event: 'UNKNOWN',
      };
  }
}

/** An acceptance, its channel when it came along, and what is still missing of it. */
export function accepted(
  head: TransmissionRow,
  facts: ResultFacts,
  step: Omit<Step, 'transition' | 'state'>,
  partsDue: number,
): Change {
  const assigned = head.operation === 'CANAL' && facts.FALTAN.length === 0;
  const steps: Step[] = [{ ...step, transition: 'accept', state: 'ACCEPTED' }];
  if (assigned) steps.push({ transition: 'channel', state: 'CHANNEL', reason: 'channel' });
  return {
    steps,
    set: { facts, doubtSince: 0, safe: false },
    due: facts.FALTAN.length > 0 ? partsDue : undefined,
    event: assigned ? 'CHANNEL' : 'ACCEPTED',
  };
}

const factsOf = ({ facts }: Exchanged): ResultFacts | undefined =>
  facts.left === 'something' && 'answer' in facts && facts.answer.kind === 'result'
    ? facts.answer.facts
    : undefined;

/** The authority does not answer others either: the transmission waits where it is. One step tells so, not each look. */
function hold(job: Job, head: TransmissionRow, until: number): Promise<TransmissionRow> {
  const due = until + Math.round(job.random() * settleRules().breakerProbe);
  if (head.reason === 'held-back') return postpone(job.services, head, due);
  return record(job.services, head, {
    steps: [{ transition: 'hold', state: 'QUEUED', reason: 'held-back' }],
    due,
  });
}

export function escalate(
  job: Job,
  head: TransmissionRow,
  step: Pick<Step, 'reason' | 'code' | 'exchange'>,
): Promise<TransmissionRow> {
  return record(job.services, head, {
    steps: [{ ...step, transition: 'escalate', state: 'NEEDS_HUMAN' }],
    due: undefined,
    event: 'NEEDS_HUMAN',
  });
}
