import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { isFinal } from '../../shared/transmission/states.ts';
import { workingFor } from '../runtime/narrowed.ts';
import { ConditionLost } from '../runtime/database.ts';
import { consume } from '../runtime/consume.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { createKeylessServices, type Services } from '../runtime/services.ts';
import { jobMessage, readHead } from './job.ts';
import { listening, mayBeThere } from './listening.ts';
import { postpone, record } from './record.ts';
import type { TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';

const TRIES = 5;

/** A dead letter is not an end: the transmission asks for a person, and its listener hears of it (fault row 37). */
export function createDeadLetters(make: () => Promise<Services> = createKeylessServices) {
  const services = madeOnce(make);
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const loaded = await services();
    return consume(loaded.log, 'transmission-jobs-dead', event, async (body, messageId) => {
      loaded.log.error('message.poison', { queue: 'transmission-jobs', messageId });
      const named = readMessage(body);
      if (named) await workingFor(named, () => ring(loaded, named));
    });
  };
}

function readMessage(body: string) {
  try {
    return jobMessage.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}

async function ring(services: Services, message: { company: string; id: string }): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const head = await readHead(services, message, message.id);
    if (!head || isFinal(head.state)) return;
    try {
      await escalate(services, head);
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
    }
  }
  throw new Error(`Transmission ${message.id} keeps changing`);
}

/** What may be at the authority is asked about on, at the pace of a person: a worker that failed is no answer (invariant I3). */
async function escalate(services: Services, head: TransmissionRow): Promise<void> {
  const now = services.now().getTime();
  const next = now + settleRules().asksEvery;
  if (head.state === 'NEEDS_HUMAN') {
    // The question itself failed: the schedule would wake it for the same each minute.
    if (head.due !== '' && Date.parse(head.due) < now) await postpone(services, head, next);
    return;
  }
  const inDoubt = mayBeThere(head);
  await record(services, head, {
    steps: [{ transition: 'escalate', state: 'NEEDS_HUMAN', reason: 'worker-failed' }],
    ...(inDoubt
      ? { set: { doubtSince: head.doubtSince || now, ...listening(now), safe: false }, due: next }
      : { due: undefined }),
    event: 'NEEDS_HUMAN',
  });
}

export const handler = createDeadLetters();
