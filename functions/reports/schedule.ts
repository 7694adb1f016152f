import { workingFor } from '../runtime/narrowed.ts';
import { dueOrAstray } from '../runtime/dueTimes.ts';
import { scheduled } from '../runtime/scheduled.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { wakesPk, type WakeRow } from './mailed/mailRows.ts';
import { LONGEST_WAIT_MS, workMailed } from './mailed/workMailed.ts';
import { TABLE } from './rows.ts';

/** Schedules that one run looks at, how many at once, and for how long it begins another; the next takes up the rest. */
const [MOST, AT_ONCE, WORK_MS] = [200, 4, 70_000] as const;

async function work(services: Services, { company, country, mailed }: WakeRow): Promise<boolean> {
  try {
    const scope = jobScope(company, country);
    await workingFor(scope, () => workMailed({ services, scope }, mailed));
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
  const rows = await dueOrAstray<WakeRow>(services.database, {
    ...{ table: TABLE, pk: wakesPk, now, longestMs: LONGEST_WAIT_MS, limit: MOST },
  });
  let done = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    if (services.now().getTime() - now.getTime() >= WORK_MS) break;
    const worked = await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => work(services, row)));
    done += worked.filter(Boolean).length;
  }
  return done;
}

export const createSchedule = (make?: () => Promise<Services>) =>
  scheduled({ 'report-mails': mailReports }, make);

export const handler = createSchedule();
