import { createServices, type Services } from '../runtime/services.ts';
import { JOBS, jobOf } from './job.ts';
import { bankedCountries, refreshRate } from './rates.ts';
import { dueIndex, duePartition, TABLE, type TransmissionRow } from './rows.ts';

/** Rows that one run takes up; the next run takes the next ones. */
const MOST_ROWS = 500;

/** What a schedule hands to the function. */
export interface ScheduleEvent {
  schedule: string;
}

const runs: Record<string, (services: Services) => Promise<number>> = {
  'outbox-sweep': async (services) => {
    const sent = await services.outbox.sweep();
    if (sent > 0) services.log.info('outbox.swept', { sent });
    return sent;
  },
  'transmission-reconcile': reconcile,
  'exchange-rate': async (services) => {
    const done = await Promise.all(bankedCountries.map((country) => refreshRate(services, country)));
    return done.filter(Boolean).length;
  },
};

/** Wakes a worker for every transmission whose next step is due: nothing in doubt depends on a message alone. */
async function reconcile(services: Services): Promise<number> {
  const upTo = `${services.now().toISOString()}~~`;
  const due = await services.database.query<TransmissionRow>(TABLE, {
    pk: duePartition,
    index: dueIndex,
    upTo,
    limit: MOST_ROWS,
  });
  for (const head of due) await services.outbox.nudge({ queue: JOBS, message: { ...jobOf(head) } });
  return due.length;
}

export function createSchedule(make: () => Promise<Services> = createServices) {
  let services: Promise<Services> | undefined;
  return async (event: ScheduleEvent): Promise<{ done: number }> => {
    const run = runs[event.schedule];
    if (!run) throw new Error(`No schedule is called ${event.schedule}`);
    return { done: await run(await (services ??= make())) };
  };
}

export const handler = createSchedule();
