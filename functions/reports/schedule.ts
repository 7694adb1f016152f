import { madeOnce } from '../runtime/madeOnce.ts';
import { jobScope } from '../runtime/scope.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { wakesPk, type WakeRow } from './mailed/mailRows.ts';
import { LONGEST_WAIT_MS, workMailed } from './mailed/workMailed.ts';
import { TABLE } from './rows.ts';

/** Schedules that one run looks at, how many at once, and for how long it begins another; the next takes up the rest. */
const [MOST, AT_ONCE, WORK_MS] = [200, 4, 70_000] as const;

async function work(services: Services, { company, country, mailed }: WakeRow): Promise<boolean> {
  try {
    await workMailed({ services, scope: jobScope(company, country) }, mailed);
    return true;
  } catch (error) {
    // One that fails keeps none of the others from going, and is tried again by the next run.
    services.log.error('report.unsent', { company, schedule: mailed, error });
    return false;
  }
}

/** Looks at every schedule of mailed reports that is due, and at what a clock that ran ahead put too far away. */
async function mailReports(services: Services): Promise<number> {
  const now = services.now();
  const beyond = new Date(now.getTime() + LONGEST_WAIT_MS).toISOString();
  const waiting = (span: { upTo: string } | { between: readonly [string, string] }) =>
    services.database.query<WakeRow>(TABLE, { pk: wakesPk, ...span, limit: MOST });
  const rows = [
    ...(await waiting({ upTo: `${now.toISOString()}~~` })),
    ...(await waiting({ between: [`${beyond}~~`, '~'] })),
  ];
  let done = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    if (services.now().getTime() - now.getTime() >= WORK_MS) break;
    const worked = await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => work(services, row)));
    done += worked.filter(Boolean).length;
  }
  return done;
}

export function createSchedule(make: () => Promise<Services> = createServices) {
  const services = madeOnce(make);
  return async (event: { schedule: string }): Promise<{ done: number }> => {
    if (event.schedule !== 'report-mails') throw new Error(`No schedule is called ${event.schedule}`);
    return { done: await mailReports(await services()) };
  };
}

export const handler = createSchedule();
