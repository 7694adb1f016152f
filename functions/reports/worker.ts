import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { REPORT_EVENTS } from '../../shared/foundation/facts/analysisEvent.ts';
import { analysisEvent } from '../../shared/reports/events.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { jobScope } from '../runtime/scope.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { catchUp } from './catchUp.ts';
import { workDownload } from './download/workDownload.ts';

/** How long a message is worked at; what is left then is the next one's. */
const WORK_MS = 40_000;

/** Worker of the queue `report-events`: what happened comes into the day files of its company, and downloads are made. */
export function createWorker(make: () => Promise<Services> = createServices) {
  const services = madeOnce(make);
  return async (event: SQSEvent): Promise<SQSBatchResponse> => {
    const loaded = await services();
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    const until = loaded.now().getTime() + WORK_MS;
    const done = new Set<string>();
    for (const each of event.Records) {
      try {
        const { company, country, job, user = '' } = analysisEvent.parse(JSON.parse(each.body));
        if (job === undefined && done.has(company)) continue;
        const parts = { services: loaded, scope: jobScope(company, country) };
        const whole = await (job === undefined
          ? catchUp(parts, until)
          : workDownload(parts, user, job, until));
        if (whole && job === undefined) done.add(company);
        if (!whole) batchItemFailures.push({ itemIdentifier: each.messageId });
      } catch (error) {
        loaded.log.error('message.failed', { queue: REPORT_EVENTS, message: each.messageId, error });
        batchItemFailures.push({ itemIdentifier: each.messageId });
      }
    }
    return { batchItemFailures };
  };
}

export const handler = createWorker();
