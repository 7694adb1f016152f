import { acceptanceFlaw } from '../../shared/transmission/acceptance.ts';
import { operations } from '../../shared/transmission/operations.ts';
import { apartIn, askAt, provesAbsence, type Negative } from '../../shared/transmission/settle.ts';
import { askedOf } from './askedOf.ts';
import { abandon, admit, learnFrom, refused, type Held } from './admission.ts';
import { archive } from './archive.ts';
import { accepted, escalate, limitsOf, TooLate } from './attempt.ts';
import type { Exchanged, Finding, Gateway } from './gateways/gateway.ts';
import { NotOpen } from './gateways/gateways.ts';
import type { Job } from './job.ts';
import { listening } from './listening.ts';
import { postpone, record, type RowChange, type Step } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { leaseFor, queryLimit, settleRules } from './settings.ts';
import { tellUnknownCode } from './unknownCode.ts';

/** A declaration that was sent this often and never registered is not sent again without a person. */
const MOST_VANISHINGS = 3;

type Kept = NonNullable<Step['exchange']>;

/** A question that was put, and what came of it. */
export interface Answered {
  gateway: Gateway;
  found: Exchanged & { finding: Finding };
  exchange: Kept;
  /** The company's password was refused. */
  refused: boolean;
  /** Until when the authority wants to be left alone; 0 when it did not say. */
  notBefore: number;
}

/**
 * Asks the authority what became of a transmission in doubt (reliability, reconcile by natural key). Only its own word
 * ends the doubt: it has it, it refused it, or it twice did not have it while it worked. Anything else is asked again,
 * and after a time a person is asked too.
 */
export async function ask(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const { services } = job;
  if (operations[head.operation].harmless) return repeat(job, head);
  let asking = head;
  const answered = await question(job, head, async (limit) => {
    asking = await record(services, head, {
      steps: [{ transition: 'ask', state: 'RECONCILING', reason: 'asking' }],
      set: { token: services.id('ask'), asked: head.asked + 1 },
      due: services.now().getTime() + leaseFor(limit),
    });
  });
  if ('until' in answered) return wait(job, head, answered);
  const { found, exchange, notBefore } = answered;
  const decision = decided(job, asking, found.finding, exchange);
  if (decision) return record(services, asking, decision);
  if (found.finding.kind === 'conflict') return escalate(job, asking, { reason: 'conflict', exchange });
  if (found.finding.kind === 'absent') return absent(job, asking, answered);
  return record(services, asking, undecided(job, asking, answered, notBefore));
}

/** Puts one question if it may be put now; `begin` is told right before it goes out. */
export async function question(
  job: Job,
  head: TransmissionRow,
  begin: (limitMs: number) => Promise<void>,
): Promise<Answered | Held> {
  const { services } = job;
  const limit = queryLimit(job.remaining());
  if (limit === undefined) throw new TooLate();
  let gateway: Gateway;
  try {
    gateway = await job.open(services, head);
  } catch (error) {
    if (!(error instanceof NotOpen)) throw error;
    return refused(services.now().getTime());
  }
  const admitted = await admit(job, gateway, head, 'CONSULTA', limit);
  if ('until' in admitted) return admitted;
  await begin(limit).catch(async (error: unknown) => {
    await abandon(job, gateway, head, admitted);
    throw error;
  });
  const found = await gateway.find(await askedOf(services, head), limitsOf(job, limit));
  const health = found.finding.kind === 'unclear' ? 'fails' : 'works';
  const learned = await learnFrom(job, gateway, head, 'CONSULTA', admitted, found, health);
  const quarantine =
    found.finding.kind === 'foreign' || (found.finding.kind === 'unclear' && found.finding.hostile);
  if (quarantine) services.log.error('transmission.quarantined', { transmission: head.id });
  const exchange = await archive(services, head, found, quarantine);
  if (found.finding.kind === 'unclear' && !quarantine)
    await tellUnknownCode(services, gateway.name, head, found.facts);
  return { gateway, found, exchange, refused: learned.refused, notBefore: learned.until ?? 0 };
}

/** What the authority's word makes of a transmission; undefined when it said neither yes nor no. */
export function decided(
  job: Job,
  head: TransmissionRow,
  finding: Finding,
  exchange: Kept,
): RowChange | undefined {
  const now = job.services.now().getTime();
  if (finding.kind === 'refused') {
    const { CODIGO: code } = finding.facts;
    return {
      steps: [{ transition: 'reject', state: 'REJECTED', reason: 'rejected-when-asked', code, exchange }],
      set: { facts: finding.facts, doubtSince: 0 },
      due: undefined,
      event: 'REJECTED',
    };
  }
  if (finding.kind !== 'found' || acceptanceFlaw(head, finding.facts, now)) return undefined;
  if (head.vanished > 0) job.services.log.error('transmission.resent', { transmission: head.id });
  const step = { reason: 'accepted-when-asked', exchange } as const;
  return accepted(head, finding.facts, step, now + settleRules().partsEvery);
}

function undecided(
  job: Job,
  head: TransmissionRow,
  { found: { finding }, exchange, refused: wrong }: Answered,
  notBefore: number,
): RowChange {
  const now = job.services.now().getTime();
  const rules = settleRules();
  if (wrong) {
    const reason = 'credentials-when-asked';
    return still(job, head, { reason, exchange }, {}, { notBefore: refused(now).until });
  }
  // It has it after all, so earlier negatives prove nothing.
  if (finding.kind === 'found') {
    const reason = acceptanceFlaw(head, finding.facts, now) ?? 'no-number';
    return still(job, head, { reason, exchange, code: finding.facts.CODIGO }, { negatives: 0 });
  }
  if (finding.kind === 'processing') {
    return still(job, head, { reason: 'processing', exchange }, { negatives: 0 });
  }
  // Something of the number is there, and nothing says that it is this.
  if (finding.kind === 'unnamed') {
    return still(job, head, { reason: 'unnamed-when-asked', exchange }, { negatives: 0 });
  }
  // No answer counts for nothing: ask again soon, so that the news arrive when the authority is back.
  const soon = now + Math.round(rules.unreachableAtMost * (0.5 + job.random() / 2));
  const least = now + Math.min(rules.asksAfter[0] ?? 0, soon - now);
  const step = { reason: 'no-answer-when-asked', exchange } as const;
  return still(job, head, step, {}, { atMost: soon, notBefore: Math.max(notBefore, least) });
}

/** One more negative answer; when they prove absence and the wait is over, the same sealed bytes go back to the queue. */
async function absent(
  job: Job,
  head: TransmissionRow,
  { gateway, found, exchange }: Answered,
): Promise<TransmissionRow> {
  const { services } = job;
  const rules = settleRules();
  const now = services.now().getTime();
  const date = Date.parse(found.wire.response?.date ?? '');
  const negative: Negative = { ours: now, theirs: Number.isNaN(date) ? undefined : date };
  const negatives = head.negatives + 1;
  const firstNegative = head.negatives > 0 && head.firstNegative ? head.firstNegative : negative;
  const set = { negatives, firstNegative };
  if (!provesAbsence(rules, negatives, firstNegative, negative)) {
    const atMost = now + (apartIn(rules.negativesApart, firstNegative, negative) || rules.negativesApart);
    const step = { reason: 'absent-so-far', exchange } as const;
    return record(services, head, still(job, head, step, set, { atMost, patient: true }));
  }
  const limit = queryLimit(job.remaining());
  const healthy = limit !== undefined && (await gateway.healthy({ timeoutMs: limit }));
  if (!healthy) {
    const step = { reason: 'absent-so-far', exchange } as const;
    return record(services, head, still(job, head, step, set, { atMost: now + rules.unreachableAtMost }));
  }
  const left = apartIn(rules.resendAfter, firstNegative, negative);
  if (left > 0 || head.pressed) {
    const step = { reason: 'absent-for-now', exchange } as const;
    const atMost = now + Math.max(left, rules.asksAfter[0] ?? 0);
    return record(services, head, still(job, head, step, set, { atMost, patient: true }));
  }
  return sendAgain(job, head, exchange);
}

function sendAgain(job: Job, head: TransmissionRow, exchange: Kept): Promise<TransmissionRow> {
  const { services } = job;
  const now = services.now().getTime();
  // A doubt of a restore may be about no send: then the authority lost nothing.
  const wasSent = head.attempt > (head.absentAttempt ?? 0);
  const vanished = head.vanished + (wasSent ? 1 : 0);
  const over = { doubtSince: 0, asked: 0, negatives: 0, restored: false, confirmed: now };
  const set = { ...over, safe: true, vanished, absentAttempt: head.attempt };
  const first: Step = { transition: 'notSent', state: 'NOT_SENT', reason: 'proved-absent', exchange };
  if (vanished > MOST_VANISHINGS) {
    const last: Step = { transition: 'escalate', state: 'NEEDS_HUMAN', reason: 'vanishing' };
    return record(services, head, { steps: [first, last], set, due: undefined, event: 'NEEDS_HUMAN' });
  }
  if (head.takeOut) {
    const out: Step = {
      ...head.takeOut,
      transition: 'takeOut',
      state: 'TAKEN_OUT',
      reason: 'absent-taken-out',
    };
    return record(services, head, { steps: [first, out], set, due: undefined, event: 'TAKEN_OUT' });
  }
  const again: Step = { transition: 'requeue', state: 'QUEUED', reason: 'requeued' };
  return record(services, head, { steps: [first, again], set, due: now, event: 'NOT_SENT' });
}

interface Times {
  /** Sooner than the schedule says; not before the authority wants. */
  atMost?: number;
  notBefore?: number;
  /** The doubt is about to end by itself: no person is needed for its age. */
  patient?: boolean;
}

/** Still in doubt; the next question follows the settle times counted from the beginning of the doubt. */
function still(
  job: Job,
  head: TransmissionRow,
  step: Pick<Step, 'reason' | 'exchange' | 'code'>,
  set: NonNullable<RowChange['set']>,
  { atMost = Infinity, notBefore = 0, patient = false }: Times = {},
): RowChange {
  const now = job.services.now().getTime();
  const rules = settleRules();
  const doubt: Step = { ...step, transition: 'doubt', state: 'UNKNOWN' };
  const changed = { ...set, pressed: false };
  if (!patient && isTooOld(head, head.asked, now)) {
    return tooOld([doubt], changed, now);
  }
  const regular = Math.min(atMost, askAt(rules, head.doubtSince, now, job.random()));
  return { steps: [doubt], set: changed, due: beforeTooOld(head, now, Math.max(notBefore, regular)) };
}

/** A question that may not be put now: the doubt grows old all the same. */
function wait(job: Job, head: TransmissionRow, { reason, until }: Held): Promise<TransmissionRow> {
  const { services } = job;
  const now = services.now().getTime();
  const asked = head.asked + 1;
  const told = reason === 'credentials' && head.reason !== 'credentials-when-asked';
  const steps: Step[] = told
    ? [{ transition: 'doubt', state: 'UNKNOWN', reason: 'credentials-when-asked' }]
    : [];
  if (isTooOld(head, asked, now)) return record(services, head, tooOld(steps, { asked }, now));
  const due = beforeTooOld(head, now, until + Math.round(job.random() * settleRules().breakerProbe));
  return told
    ? record(services, head, { steps, set: { asked }, due })
    : postpone(services, head, due, { asked });
}

/** Old, and not because nobody here was awake to ask: every time of the schedule was used. */
function isTooOld(head: TransmissionRow, asked: number, now: number): boolean {
  const rules = settleRules();
  return now - head.doubtSince >= rules.doubtAtMost && asked >= rules.asksAfter.length;
}

/** The moment at which doubt grows too old is one of its times. */
function beforeTooOld(head: TransmissionRow, now: number, due: number): number {
  const old = head.doubtSince + settleRules().doubtAtMost;
  return old > now ? Math.min(due, old) : due;
}

const tooOld = (steps: Step[], set: NonNullable<RowChange['set']>, now: number): RowChange => ({
  steps: [...steps, { transition: 'escalate', state: 'NEEDS_HUMAN', reason: 'doubt-too-long' }],
  set: { ...set, ...listening(now), safe: false },
  due: now + settleRules().asksEvery,
  event: 'NEEDS_HUMAN',
});

/** What changes nothing at the authority is simply sent again, until its doubt is as old as any may grow; then a person ends it. */
function repeat(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const now = job.services.now().getTime();
  const asked = head.asked + 1;
  if (isTooOld(head, asked, now))
    return record(job.services, head, {
      steps: [{ transition: 'escalate', state: 'NEEDS_HUMAN', reason: 'validation-unanswered' }],
      set: { safe: true, doubtSince: 0, asked: 0 },
      due: undefined,
      event: 'NEEDS_HUMAN',
    });
  return record(job.services, head, {
    steps: [{ transition: 'repeat', state: 'QUEUED', reason: 'harmless-repeat' }],
    set: { safe: true, asked },
    due: now,
  });
}
