import { needsNumber, operations } from '../../shared/transmission/operations.ts';
import { askAt, provesAbsence, type Negative } from '../../shared/transmission/settle.ts';
import { archive } from './archive.ts';
import { accepted, escalate, limitsOf, TooLate } from './attempt.ts';
import type { Exchanged, Finding } from './gateways/gateway.ts';
import type { Job } from './job.ts';
import { record, type Change, type Step } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { leaseFor, queryLimit, settleRules } from './settings.ts';

/** A declaration that was sent this often and never registered is not sent again without a person. */
const MOST_VANISHINGS = 3;

/**
 * Asks the authority what became of a transmission in doubt (reliability, «Reconcile by natural key»). Only its own word
 * ends the doubt: it has it, it refused it, or it twice did not have it while it worked. Anything else is asked again.
 */
export async function ask(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const { services } = job;
  if (operations[head.operation].harmless) return repeat(job, head);
  const limit = queryLimit(job.remaining());
  if (limit === undefined) throw new TooLate();
  const gateway = await job.open(services, head);
  const asking = await record(services, head, {
    steps: [{ transition: 'ask', state: 'RECONCILING', reason: 'asking' }],
    set: { token: services.id('ask') },
    due: services.now().getTime() + leaseFor(limit),
  });
  const { operation, key, version, hash } = asking;
  const found = await gateway.find({ operation, key, version, hash }, limitsOf(job, limit));
  const quarantine =
    found.finding.kind === 'foreign' || (found.finding.kind === 'unclear' && found.finding.hostile);
  if (quarantine) services.log.error('transmission.quarantined', { transmission: head.id });
  const exchange = await archive(services, asking, found, quarantine);
  if (found.finding.kind === 'conflict') return escalate(job, asking, { reason: 'conflict', exchange });
  if (found.finding.kind === 'absent') return absent(job, asking, found, exchange, gateway.healthy);
  return record(services, asking, changeFor(job, asking, found.finding, exchange));
}

function changeFor(
  job: Job,
  head: TransmissionRow,
  finding: Finding,
  exchange: NonNullable<Step['exchange']>,
): Change {
  const now = job.services.now().getTime();
  const rules = settleRules();
  switch (finding.kind) {
    case 'found':
      if (needsNumber(head.operation) && finding.facts.NUMERO === '') {
        return still(job, head, { reason: 'no-number', exchange }, { negatives: 0, asked: head.asked + 1 });
      }
      if (head.vanished > 0) job.services.log.error('transmission.resent', { transmission: head.id });
      return accepted(
        head,
        finding.facts,
        { reason: 'accepted-when-asked', exchange },
        now + rules.partsEvery,
      );
    case 'refused':
      return {
        steps: [
          {
            transition: 'reject',
            state: 'REJECTED',
            reason: 'rejected-when-asked',
            code: finding.facts.CODIGO,
            exchange,
          },
        ],
        set: { facts: finding.facts, doubtSince: 0 },
        due: undefined,
        event: 'REJECTED',
      };
    // It has it after all, so earlier negatives prove nothing.
    case 'processing':
      return still(job, head, { reason: 'processing', exchange }, { negatives: 0, asked: head.asked + 1 });
    default: {
      // No answer counts for nothing: ask again soon, so that the news arrive when the authority is back.
      const change = still(job, head, { reason: 'no-answer-when-asked', exchange }, {});
      const soon = now + Math.round(rules.unreachableAtMost * (0.5 + job.random() / 2));
      return {
        ...change,
        due: Math.min(
          Math.max(change.due ?? soon, now + Math.min(rules.asksAfter[0] ?? 0, soon - now)),
          soon,
        ),
      };
    }
  }
}

/** One more negative answer; when they prove absence the same sealed bytes go back to the queue. */
async function absent(
  job: Job,
  head: TransmissionRow,
  found: Exchanged,
  exchange: NonNullable<Step['exchange']>,
  healthy: (limits: { timeoutMs: number }) => Promise<boolean>,
): Promise<TransmissionRow> {
  const { services } = job;
  const rules = settleRules();
  const now = services.now().getTime();
  const date = Date.parse(found.wire.response?.date ?? '');
  const negative: Negative = { ours: now, theirs: Number.isNaN(date) ? undefined : date };
  const negatives = head.negatives + 1;
  const firstNegative = head.negatives > 0 && head.firstNegative ? head.firstNegative : negative;
  const limit = queryLimit(job.remaining());
  const proved =
    provesAbsence(rules, negatives, firstNegative, negative) &&
    limit !== undefined &&
    (await healthy({ timeoutMs: limit }));
  if (!proved) {
    return record(
      services,
      head,
      still(
        job,
        head,
        { reason: 'absent-so-far', exchange },
        { negatives, firstNegative, asked: head.asked + 1 },
      ),
    );
  }
  const vanished = head.vanished + 1;
  const set = { safe: true, vanished, doubtSince: 0, asked: 0, negatives: 0 };
  const first: Step = { transition: 'notSent', state: 'NOT_SENT', reason: 'proved-absent', exchange };
  if (vanished > MOST_VANISHINGS) {
    const last: Step = { transition: 'escalate', state: 'NEEDS_HUMAN', reason: 'vanishing' };
    return record(services, head, { steps: [first, last], set, due: undefined, event: 'NEEDS_HUMAN' });
  }
  const again: Step = { transition: 'requeue', state: 'QUEUED', reason: 'requeued' };
  return record(services, head, { steps: [first, again], set, due: now, event: 'NOT_SENT' });
}

/** Still in doubt; the next question follows the settle times counted from the beginning of the doubt. */
function still(
  job: Job,
  head: TransmissionRow,
  step: Pick<Step, 'reason' | 'exchange'>,
  set: NonNullable<Change['set']>,
): Change {
  const now = job.services.now().getTime();
  return {
    steps: [{ ...step, transition: 'doubt', state: 'UNKNOWN' }],
    set,
    due: askAt(settleRules(), set.asked ?? head.asked, head.doubtSince, now, job.random()),
  };
}

/** What changes nothing at the authority is simply sent again. */
function repeat(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  return record(job.services, head, {
    steps: [{ transition: 'repeat', state: 'QUEUED', reason: 'harmless-repeat' }],
    set: { safe: true, doubtSince: 0 },
    due: job.services.now().getTime(),
  });
}
