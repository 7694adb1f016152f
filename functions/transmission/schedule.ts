import { bankService } from '../../shared/transmission/outside/register.ts';
import { dueBy } from '../runtime/dueTimes.ts';
import { scheduled, type Runs } from '../runtime/scheduled.ts';
import { createKeylessServices, type Services } from '../runtime/services.ts';
import { readBreakers } from './breaker.ts';
import { toWake } from './drain.ts';
import { datedRows, dueRows } from './due.ts';
import { doorOf } from './gateways/doors.ts';
import { JOBS, jobOf } from './job.ts';
import { tell } from './outside/circuit.ts';
import { beat } from './pulse.ts';
import { bankedCountries, refreshRate } from './rates.ts';
import { isHeldBack, type TransmissionRow } from './rows.ts';
import { settleRules } from './settings.ts';
import { tellOutages } from './tellOutage.ts';
import { waitingTimes } from './waiting.ts';

/** So many that are due next are asked for their age, and what is held back; the oldest doubt is asked about most often. */
const MOST_AGED = 1000;

const runs: Runs = {
  'outbox-sweep': async (services) => {
    const sent = await services.outbox.sweep();
    if (sent > 0) services.log.info('outbox.swept', { sent });
    return sent;
  },
  'transmission-reconcile': reconcile,
  'exchange-rate': async (services) => {
    const done = await Promise.all(
      bankedCountries.map(async (country) => {
        const works = await refreshRate(services, country);
        await tell(services, bankService(country), works, 'silent', 1);
        return works;
      }),
    );
    return done.filter(Boolean).length;
  },
};

/**
 * Wakes a worker for every transmission whose next step is due: nothing in doubt depends on a message alone. What an
 * outage held back leaves in order, who waits for it is told, and the machine notes that it lives.
 */
async function reconcile(services: Services): Promise<number> {
  await beat(services);
  const [due, breakers, soon] = await Promise.all([
    dueRows(services, dueBy(services.now())),
    readBreakers(services),
    datedRows(services, { limit: MOST_AGED }),
  ]);
  const waiting = [...due.filter(isHeldBack), ...soon];
  services.log.info('transmission.waiting', { ...waitingTimes(waiting, services.now().getTime()) });
  const authorityOf = (head: TransmissionRow): string => doorOf(head)?.name ?? head.country;
  const woken = toWake(due, breakers, authorityOf, settleRules());
  for (const head of woken) await services.outbox.nudge({ queue: JOBS, message: { ...jobOf(head) } });
  // What is tried again later waits for the authority, too.
  await tellOutages(services, [...due, ...soon], breakers, authorityOf);
  return woken.length;
}

export const createSchedule = (make: () => Promise<Services> = createKeylessServices) =>
  scheduled(runs, make);

export const handler = createSchedule();
