import { acceptanceFlaw } from '../../shared/transmission/acceptance.ts';
import type { ResultFacts } from '../../shared/transmission/facts.ts';
import { numberAfter } from '../../shared/transmission/numberAfter.ts';
import type { Reason } from '../../shared/transmission/reasons.ts';
import { question } from './ask.ts';
import { decided } from './gateways/answers.ts';
import type { Finding } from './gateways/gateway.ts';
import type { Job } from './job.ts';
import { owed } from './owed.ts';
import { postpone, record, type Step } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { leaseFor, settleRules } from './settings.ts';

/** What an answer may say of an acceptance that lacks it. */
const FILLED = ['FIRMA', 'QR', 'FECHA', 'CANAL', 'LIQUIDACION'] as const;

/**
 * Fetches what the authority holds of an acceptance, because a person wants to see it (spec 7) or was the one who said
 * that it was accepted. It brings what was missing or not known, under its own number alone, in that or a later version,
 * and takes nothing away: whatever it says now, what was accepted stays accepted with its evidence, and what speaks
 * against it is told.
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
  const reason = reasonOf(asking, finding, now);
  if (reason === 'fetched-other' || reason === 'fetched-absent')
    services.log.error('transmission.contradicted', { transmission: head.id, reason });
  const news = reason === 'fetched' && finding.kind === 'found' ? newsIn(head, finding.facts) : {};
  const facts = { ...head.facts, ...news };
  const late = head.facts.FALTAN.filter((part) => !(part in news));
  const FALTAN = [...new Set([...late, ...owed({ ...head, facts })])];
  const assigned = head.operation === 'CANAL' && FALTAN.length === 0;
  const steps: Step[] = [{ transition: 'complete', state: 'ACCEPTED', reason, exchange: answered.exchange }];
  if (assigned) steps.push({ transition: 'channel', state: 'CHANNEL', reason: 'channel' });
  return record(services, asking, {
    steps,
    set: { facts: { ...facts, FALTAN }, fetching: false },
    due: FALTAN.length > 0 ? Math.max(now + settleRules().partsEvery, answered.notBefore) : undefined,
    // Also without news: what the document reads of the answer itself, line by line, it may not have heard yet.
    ...(reason === 'fetched' ? { event: assigned ? ('CHANNEL' as const) : ('ACCEPTED' as const) } : {}),
  });
}

/** What an answer says that was missing or blank; a channel that is pending is none yet. */
function newsIn(head: TransmissionRow, found: ResultFacts): Partial<ResultFacts> {
  const { facts } = head;
  const isNews = (name: (typeof FILLED)[number]): boolean => {
    const isWanted = (facts[name] ?? '') === '' || facts.FALTAN.some((part) => part === name);
    return isWanted && (found[name] ?? '') !== '' && (name !== 'CANAL' || decided(found.CANAL));
  };
  const number = numberAfter(head, facts.NUMERO, found.NUMERO);
  return {
    ...Object.fromEntries(FILLED.filter(isNews).map((name) => [name, found[name]])),
    ...(number === undefined || number === facts.NUMERO ? {} : { NUMERO: number }),
  };
}

function reasonOf(head: TransmissionRow, finding: Finding, now: number): Reason {
  if (finding.kind === 'absent') return 'fetched-absent';
  if (finding.kind === 'conflict' || finding.kind === 'refused') return 'fetched-other';
  if (finding.kind !== 'found' || acceptanceFlaw(head, finding.facts, now)) return 'fetched-unclear';
  return numberAfter(head, head.facts.NUMERO, finding.facts.NUMERO) === undefined
    ? 'fetched-other'
    : 'fetched';
}
