import { scheduled, type Runs } from '../runtime/scheduled.ts';
import type { Services } from '../runtime/services.ts';
import { exchangeFiles } from './deliveries/exchange.ts';
import { verifyLater } from './lookups/later.ts';

const runs: Runs = {
  'files-exchange': (services) => exchangeFiles(services),
  'lookups-later': (services) => verifyLater(services),
};

/** What outside services are asked by themselves; it opens what a company's rows seal, which the other schedules do not. */
export const createServicesSchedule = (make?: () => Promise<Services>) => scheduled(runs, make);

export const handler = createServicesSchedule();
