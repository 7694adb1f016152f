import { workingFor } from '../runtime/narrowed.ts';
import { scheduled } from '../runtime/scheduled.ts';
import type { Services } from '../runtime/services.ts';
import { chainCompany, waitingCompanies } from './chain.ts';
import { sealDue } from './due.ts';

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
      done += await workingFor({ company }, () => chainCompany(services, company, until));
    } catch (error) {
      services.log.error('logbook.unchained', { company, error });
    }
  }
  await sealDue(services, until);
  return done;
}

export const createSchedule = (make?: () => Promise<Services>) =>
  scheduled({ 'logbook-chain': chainAll }, make);

export const handler = createSchedule();
