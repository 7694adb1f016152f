import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { notificationMessage } from '../../shared/notifications/messages.ts';
import { workingFor } from '../runtime/narrowed.ts';
import { consume } from '../runtime/consume.ts';
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
    return consume(loaded.log, 'notification-jobs', event, (body) => {
      const job = notificationMessage.parse(JSON.parse(body));
      const parts = { services: loaded, scope: jobScope(job.company, job.country) };
      return workingFor(job, () => ('mail' in job ? deliver(parts, gateway, job.mail) : spread(parts, job)));
    });
  };
}

export const handler = createWorker();
