import { acceptanceFlaw } from '../../shared/transmission/acceptance.ts';
import type { Reason } from '../../shared/transmission/reasons.ts';
import { question } from './ask.ts';
import type { Finding } from './gateways/gateway.ts';
import type { Job } from './job.ts';
import { postpone, record } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { leaseFor, settleRules } from './settings.ts';

/**
 * Fetches what the authority holds of an acceptance, because a person wants to see it (spec 7). It brings parts that were missing and takes nothing away: whatever it says now, what
 * was accepted stays accepted with its evidence, and what speaks against it is told.
 */
export async function fetchAgain(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const { services } = job;
  let asking = head;
  const answered = await question(job, head, async (limit) => {
    asking = await postpone(services, head, services.now().getTime() + leaseFor(limit));
  });
  if ('until' in answered) return postpone(services, head, answered.until);
  const now = services.now().getTime();
  const { finding } = answered.found;
  const found = finding.kind === 'found' ? finding.facts : undefined;
  const FALTAN = head.facts.FALTAN.filter(
    (part) => (found?.[part] ?? '') === '' || found?.[part] === 'PENDIENTE',
  );
  const brought = head.facts.FALTAN.filter((part) => !FALTAN.includes(part));
  const parts = Object.fromEntries(brought.map((part) => [part, found?.[part] ?? '']));
  // What was accepted before the authority gave codes has one from now on.
  const code = (head.facts.QR ?? '') === '' && found?.QR ? { QR: found.QR } : {};
  const reason = reasonOf(asking, finding, now);
  if (reason === 'fetched-other' || reason === 'fetched-absent')
    services.log.error('transmission.contradicted', { transmission: head.id, reason });
  return record(services, asking, {
    steps: [{ transition: 'complete', state: 'ACCEPTED', reason, exchange: answered.exchange }],
    set: { facts: { ...head.facts, ...code, ...parts, FALTAN }, fetching: false },
    due: FALTAN.length > 0 ? Math.max(now + settleRules().partsEvery, answered.notBefore) : undefined,
    ...(brought.length > 0 || 'QR' in code ? { event: 'ACCEPTED' as const } : {}),
  });
}

function reasonOf(head: TransmissionRow, finding: Finding, now: number): Reason {
  if (finding.kind === 'absent') return 'fetched-absent';
  if (finding.kind === 'conflict' || finding.kind === 'refused') return 'fetched-other';
  if (finding.kind !== 'found' || acceptanceFlaw(head, finding.facts, now)) return 'fetched-unclear';
  const { NUMERO } = finding.facts;
  return NUMERO === '' || NUMERO === head.facts.NUMERO ? 'fetched' : 'fetched-other';
}
