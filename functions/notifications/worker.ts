import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { notificationMessage } from '../../shared/notifications/messages.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { jobScope } from '../runtime/scope.ts';
import { createKeylessServices, type Services } from '../runtime/services.ts';
import { deliver } from './deliver.ts';
import { sesGateway, type MailGateway } from '../runtime/mail.ts';
import { spread } from './spread.ts';

/** Worker of the queue `notification-jobs`: what happened comes to bells and mails, and mails go out. */
export function createWorker(
  make: () => Promise<Services> = createKeylessServices,
  gateway: MailGateway = sesGateway(),
) {
  const services = madeOnce(make);
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const loaded = await services();
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const each of event.Records) {
      try {
        const job = notificationMessage.parse(JSON.parse(each.body));
        const parts = { services: loaded, scope: jobScope(job.company, job.country) };
        if ('mail' in job) await deliver(parts, gateway, job.mail);
        else await spread(parts, job);
      } catch (error) {
        loaded.log.error('message.failed', { queue: 'notification-jobs', message: each.messageId, error });
        batchItemFailures.push({ itemIdentifier: each.messageId });
      }
    }
    return { batchItemFailures };
  };
}

export const handler = createWorker();
