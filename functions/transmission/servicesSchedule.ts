import { madeOnce } from '../runtime/madeOnce.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { exchangeFiles } from './deliveries/exchange.ts';
import { verifyLater } from './lookups/later.ts';
import type { ScheduleEvent } from './schedule.ts';

const runs: Record<string, (services: Services) => Promise<number>> = {
  'files-exchange': (services) => exchangeFiles(services),
  'lookups-later': (services) => verifyLater(services),
};

/** What outside services are asked by themselves; it opens what a company's rows seal, which the other schedules do not. */
export function createServicesSchedule(make: () => Promise<Services> = createServices) {
  const services = madeOnce(make);
  return async (event: ScheduleEvent): Promise<{ done: number }> => {
    const run = runs[event.schedule];
    if (!run) throw new Error(`No schedule is called ${event.schedule}`);
    return { done: await run(await services()) };
  };
}

export const handler = createServicesSchedule();
