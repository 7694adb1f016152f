import { madeOnce } from '../runtime/madeOnce.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { chainCompany, waitingCompanies } from './chain.ts';
import { sealDue } from './due.ts';

interface ScheduleEvent {
  schedule: string;
}

/** Rows of each part that a run looks at, and how long it works; the next goes on. */
const [MOST, WORK_MS] = [200, 45_000] as const;

/**
 * Every minute, what happened comes into the logbooks of its companies, and what grew in the hour before is sealed; one that
 * fails keeps no other from it.
 */
async function chainAll(services: Services): Promise<number> {
  const until = services.now().getTime() + WORK_MS;
  let done = 0;
  for (const company of await waitingCompanies(services, MOST)) {
    try {
      done += await chainCompany(services, company, until);
    } catch (error) {
      services.log.error('logbook.unchained', { company, error });
    }
  }
  await sealDue(services, until);
  return done;
}

export function createSchedule(make: () => Promise<Services> = createServices) {
  const services = madeOnce(make);
  return async (event: ScheduleEvent): Promise<{ done: number }> => {
    if (event.schedule !== 'logbook-chain') throw new Error(`No schedule is called ${event.schedule}`);
    return { done: await chainAll(await services()) };
  };
}

export const handler = createSchedule();
