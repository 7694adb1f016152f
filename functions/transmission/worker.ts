import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { tracedMessage } from '../runtime/consume.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { openGateway, type OpenGateway } from './gateways/gateways.ts';
import { JOBS, jobMessage, type Job, type JobMessage } from './job.ts';
import { processJob } from './process.ts';

interface Parts {
  services?: () => Promise<Services>;
  open?: OpenGateway;
  at?: Job['at'];
}

/**
 * Worker of the queue `transmission-jobs`. The messages of a batch are worked side by side, so that one silent answer
 * does not use up the time of the others, and only those that failed come again (fault row 37).
 */
export function createWorker({ services: make = createServices, open = openGateway(), at }: Parts = {}) {
  const services = madeOnce(make);
  return async (
    event: SQSEvent,
    context: Pick<Context, 'getRemainingTimeInMillis'>,
  ): Promise<SQSBatchResponse> => {
    const loaded = await services();
    const job: Job = {
      services: loaded,
      open,
      remaining: () => context.getRemainingTimeInMillis(),
      random: Math.random,
      ...(at ? { at } : {}),
    };
    const after: JobMessage[] = [];
    const failures = await Promise.all(
      event.Records.map((each) =>
        tracedMessage(each, async () => {
          try {
            const message = jobMessage.parse(JSON.parse(each.body));
            if (!(await processJob(job, message))) after.push(message);
            return [];
          } catch (error) {
            loaded.log.error('message.failed', { queue: JOBS, messageId: each.messageId, error });
            return [{ itemIdentifier: each.messageId }];
          }
        }),
      ),
    );
    // What waited for another of the batch to try the company's credentials; each has its message for later as well.
    const tries = await Promise.allSettled(after.map((message) => processJob(job, message)));
    for (const each of tries) {
      if (each.status === 'rejected') loaded.log.error('message.failed', { queue: JOBS, error: each.reason });
    }
    return { batchItemFailures: failures.flat() };
  };
}

export const handler = createWorker();
