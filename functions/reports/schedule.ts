import { workingFor } from '../runtime/narrowed.ts';
import { duePages } from '../runtime/dueTimes.ts';
import { scheduled } from '../runtime/scheduled.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { wakesPk, type WakeRow } from './mailed/mailRows.ts';
import { laterMailed, LONGEST_WAIT_MS, workMailed } from './mailed/workMailed.ts';
import { TABLE } from './rows.ts';

/** Schedules that are read and worked at once, and for how long a run begins another; the next takes up the rest. */
const [PAGE, AT_ONCE, WORK_MS] = [200, 4, 70_000] as const;

async function work(services: Services, wake: WakeRow): Promise<boolean> {
  const { company, country, mailed } = wake;
  const parts = { services, scope: jobScope(company, country) };
  try {
    await workingFor(parts.scope, () => workMailed(parts, wake));
    return true;
  } catch (error) {
    // One that fails keeps none of the others from going, and is tried again by a later run.
    services.log.error('report.unsent', { company, schedule: mailed, error });
    await workingFor(parts.scope, () => laterMailed(parts, wake)).catch(() => undefined);
    return false;
  }
}

/** Looks at every schedule of mailed reports that is due, and at what a clock that ran ahead put too far away. */
async function mailReports(services: Services): Promise<number> {
  const now = services.now();
  const asked = { table: TABLE, pk: wakesPk, now, longestMs: LONGEST_WAIT_MS, limit: PAGE };
  let done = 0;
  for await (const rows of duePages<WakeRow>(services.database, asked))
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      if (services.now().getTime() - now.getTime() >= WORK_MS) return done;
      const worked = await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => work(services, row)));
      done += worked.filter(Boolean).length;
    }
  return done;
}

export const createSchedule = (make?: () => Promise<Services>) =>
  scheduled({ 'report-mails': mailReports }, make);

export const handler = createSchedule();
