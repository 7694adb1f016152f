import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { isFinal } from '../../shared/transmission/states.ts';
import { workingFor } from '../runtime/narrowed.ts';
import { ConditionLost } from '../runtime/database.ts';
import { consume } from '../runtime/consume.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { createKeylessServices, type Services } from '../runtime/services.ts';
import { jobMessage, readHead } from './job.ts';
import { record } from './record.ts';

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
    if (!head || isFinal(head.state) || head.state === 'NEEDS_HUMAN') return;
    try {
      await record(services, head, {
        steps: [{ transition: 'escalate', state: 'NEEDS_HUMAN', reason: 'worker-failed' }],
        due: undefined,
        event: 'NEEDS_HUMAN',
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
    }
  }
  throw new Error(`Transmission ${message.id} keeps changing`);
}

export const handler = createDeadLetters();
