import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { transmissionEvent } from '../../shared/transmission/events.ts';
import { ConditionLost } from '../runtime/database.ts';
import { jobScope } from '../runtime/scope.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { applyOutcome } from './applyOutcome.ts';
import { tellOutcome } from './tellOutcome.ts';
import { KIND } from './ducas.ts';

/** Someone may save beside us; then the DUCA is read anew and the news applied to what it is by then. */
const TRIES = 4;

/** Worker of the queue `duca-events`: brings DUCAs to what the authority is known to have said. */
export function createWorker(make: () => Promise<Services> = createServices) {
  const services = madeOnce(make);
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const loaded = await services();
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const each of event.Records) {
      try {
        await apply(loaded, each.body);
      } catch (error) {
        loaded.log.error('message.failed', { queue: 'duca-events', message: each.messageId, error });
        batchItemFailures.push({ itemIdentifier: each.messageId });
      }
    }
    return { batchItemFailures };
  };
}

async function apply(services: Services, text: string): Promise<void> {
  const news = transmissionEvent.parse(JSON.parse(text));
  if (news.kind !== KIND) return;
  const scope = jobScope(news.company, news.country);
  for (let tries = 1; ; tries += 1) {
    try {
      await applyOutcome(services, scope, news.documentId, news.transmissionId);
      return await tellOutcome(services, scope, news);
    } catch (error) {
      if (!(error instanceof ConditionLost || isConflict(error)) || tries === TRIES) throw error;
    }
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof Refusal && ['document.stale', 'document.state'].includes(error.code);

export const handler = createWorker();
