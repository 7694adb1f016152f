import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { REPORT_EVENTS, type AnalysisEvent } from '../../shared/foundation/facts/analysisEvent.ts';
import { analysisEvent } from '../../shared/reports/events.ts';
import { workingFor } from '../runtime/narrowed.ts';
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
    return consume(loaded.log, REPORT_EVENTS, event, (body) => {
      const news = analysisEvent.parse(JSON.parse(body));
      return workingFor(news, () => work(loaded, news, until, done));
    });
  };
}

/** @param done companies that the batch has brought up to date. */
async function work(
  services: Services,
  { company, country, job, user = '', whole: everything }: AnalysisEvent,
  until: number,
  done: Set<string>,
): Promise<boolean | void> {
  const parts = { services, scope: jobScope(company, country) };
  if (job !== undefined) return workDownload(parts, user, job, until);
  if (everything !== undefined) {
    const { workExport } = await import('./companyExport/workExport.ts');
    return workExport(parts, everything, until);
  }
  if (done.has(company)) return true;
  const whole = await catchUp(parts, until);
  if (whole) done.add(company);
  return whole;
}

export const handler = createWorker();
