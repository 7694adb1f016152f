import type { ResultFacts } from '../../shared/transmission/facts.ts';
import { admit, learnFrom, refused } from './admission.ts';
import { askedOf } from './askedOf.ts';
import { archive } from './archive.ts';
import { limitsOf, TooLate } from './attempt.ts';
import type { Brought, Exchanged, Gateway } from './gateways/gateway.ts';
import { NotOpen } from './gateways/gateways.ts';
import type { Job } from './job.ts';
import { postpone, record, type Step } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { queryLimit, settleRules } from './settings.ts';

/** Fetches what was missing of an acceptance (fault row 26): the acceptance stands, its parts come when they come. */
export async function fetchParts(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const { services } = job;
  const limit = queryLimit(job.remaining());
  if (limit === undefined) throw new TooLate();
  const now = services.now().getTime();
  let gateway: Gateway;
  try {
    gateway = await job.open(services, head);
  } catch (error) {
    if (!(error instanceof NotOpen)) throw error;
    return postpone(services, head, refused(now).until);
  }
  const admitted = await admit(job, gateway, head, 'CONSULTA', limit);
  if ('until' in admitted) {
    const due = Math.max(admitted.until, now + settleRules().partsEvery);
    return admitted.reason === 'credentials' ? refusedFor(job, head, due) : postpone(services, head, due);
  }
  const answers = await gateway.parts(await askedOf(services, head), head.facts.FALTAN, limitsOf(job, limit));
  let next = services.now().getTime() + settleRules().partsEvery;
  let isRefused = false;
  for (const answer of answers) {
    const { facts } = answer;
    const health =
      facts.left === 'something' && 'answer' in facts && facts.answer.kind === 'result' ? 'works' : 'fails';
    const learnt = await learnFrom(job, gateway, head, 'CONSULTA', admitted, answer, health);
    next = Math.max(next, learnt.until ?? 0);
    isRefused ||= learnt.refused;
  }
  const notTaken = await tellNotTaken(job, head, answers);
  const bringing = answers.filter((each) => Object.keys(each.found).length > 0);
  if (bringing.length === 0) {
    if (notTaken.length > 0) return record(services, head, { steps: notTaken, due: next });
    return isRefused ? refusedFor(job, head, next) : postpone(services, head, next);
  }

  const found = Object.assign({}, ...bringing.map((each) => each.found)) as Partial<ResultFacts>;
  const FALTAN = head.facts.FALTAN.filter((part) => found[part] === undefined);
  const facts: ResultFacts = { ...head.facts, ...found, FALTAN };
  const steps: Step[] = [...notTaken];
  for (const answer of bringing) {
    const exchange = await archive(services, head, answer, false);
    steps.push({ transition: 'complete', state: 'ACCEPTED', reason: 'parts-arrived', exchange });
  }
  const assigned = head.operation === 'CANAL' && FALTAN.length === 0;
  if (assigned) steps.push({ transition: 'channel', state: 'CHANNEL', reason: 'channel' });
  return record(services, head, {
    steps,
    set: { facts },
    due: FALTAN.length > 0 ? next : undefined,
    event: assigned ? 'CHANNEL' : 'ACCEPTED',
  });
}

/** Says once that the company's password is what the missing parts wait for (fault rows 30 and 43). */
function refusedFor({ services }: Job, head: TransmissionRow, due: number): Promise<TransmissionRow> {
  if (head.reason === 'parts-refused') return postpone(services, head, due);
  const step: Step = { transition: 'complete', state: 'ACCEPTED', reason: 'parts-refused' };
  return record(services, head, { steps: [step], due });
}

/** Whatever was brought of another act or of nobody knows which: it is kept and told, once, and never applied (fault row 27). */
async function tellNotTaken(
  { services }: Job,
  head: TransmissionRow,
  answers: readonly (Exchanged & Brought)[],
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const answer of answers) {
    const { notTaken } = answer;
    const reason = `parts-${notTaken ?? 'unnamed'}` as const;
    if (notTaken === undefined || head.reason === reason) continue;
    services.log.error('transmission.quarantined', { transmission: head.id, reason });
    const exchange = await archive(services, head, answer, notTaken === 'foreign');
    steps.push({ transition: 'complete', state: 'ACCEPTED', reason, exchange });
  }
  return steps;
}
