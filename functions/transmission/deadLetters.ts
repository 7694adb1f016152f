import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { isFinal } from '../../shared/transmission/states.ts';
import { ConditionLost } from '../runtime/database.ts';
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
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const each of event.Records) {
      loaded.log.error('message.poison', { queue: 'transmission-jobs', message: each.messageId });
      const message = readMessage(each.body);
      if (!message) continue;
      try {
        await ring(loaded, message);
      } catch (error) {
        loaded.log.error('message.failed', {
          queue: 'transmission-jobs-dead',
          message: each.messageId,
          error,
        });
        batchItemFailures.push({ itemIdentifier: each.messageId });
      }
    }
    return { batchItemFailures };
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
