import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { REPORT_EVENTS } from '../../shared/foundation/facts/analysisEvent.ts';
import { analysisEvent } from '../../shared/reports/events.ts';
import { consume, type Remaining, takeUpSoon } from '../runtime/consume.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { jobScope } from '../runtime/scope.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { catchUp } from './catchUp.ts';
import { workDownload } from './download/workDownload.ts';

/** How long a message is worked at; what is left then is the next one's. */
const WORK_MS = 40_000;

/** Worker of the queue `report-events`: what happened comes into the day files of its company, and downloads and exports are made. */
export function createWorker(make: () => Promise<Services> = createServices) {
  const services = madeOnce(make);
  return async (event: SQSEvent, remaining?: Remaining): Promise<SQSBatchResponse> => {
    const loaded = await services();
    await takeUpSoon(loaded, REPORT_EVENTS, event, remaining);
    const until = loaded.now().getTime() + WORK_MS;
    const done = new Set<string>();
    return consume(loaded.log, REPORT_EVENTS, event, async (body) => {
      const { company, country, job, user = '', whole: everything } = analysisEvent.parse(JSON.parse(body));
      const parts = { services: loaded, scope: jobScope(company, country) };
      if (job !== undefined) return workDownload(parts, user, job, until);
      if (everything !== undefined) {
        const { workExport } = await import('./companyExport/workExport.ts');
        return workExport(parts, everything, until);
      }
      if (done.has(company)) return true;
      const whole = await catchUp(parts, until);
      if (whole) done.add(company);
      return whole;
    });
  };
}

export const handler = createWorker();
