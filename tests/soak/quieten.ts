import type { Reason } from '../../shared/transmission/reasons.ts';
import { JOBS } from '../../functions/transmission/job.ts';
import type { Run } from './run.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The schedules look each minute; what leaps further than a quarter of an hour was away, and is treated so. */
const LEAP = 10 * MINUTE;
const MOST_ROUNDS = 1000;
/** People who are asked press until it is decided. */
const PRESSES = 4;
const PASSWORD: readonly Reason[] = [
  'credentials',
  'credentials-blocked',
  'credentials-when-asked',
  'parts-refused',
];
const OUTBOX_MS = 16 * SECOND;

/**
 * The faults are over and time goes on, until nothing is due any more. A company whose password is refused gets another
 * one, and whoever is asked to decide asks the authority.
 * @throws when something never comes to rest.
 */
export async function quieten(run: Run): Promise<void> {
  await run.make({ move: 'service up' });
  run.machine.authority.practice.mood.refused.clear();
  for (let press = 0; ; press += 1) {
    await untilNothingIsDue(run);
    const heads = await run.heads();
    const asked = run.handed.filter((_, index) => heads[index]?.state === 'NEEDS_HUMAN');
    if (asked.length === 0 || press >= PRESSES) return;
    for (const each of asked) await run.askOrRetry(each);
  }
}

/** Time goes on, with its schedules and workers, and nobody presses anything. */
export async function untilNothingIsDue(run: Run): Promise<void> {
  const { clock, workers, stores } = run.machine;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await run.schedules();
    await run.work(workers[round % 2 === 0 ? 0 : 1], 100);
    const heads = await run.heads();
    for (const { company, reason } of heads)
      if (PASSWORD.includes(reason)) await run.make({ move: 'password changed', company });
    const dues = heads.filter((head) => head.due !== '').map((head) => Date.parse(head.due));
    const next = Math.min(...dues, stores.queues.nextAt(JOBS) ?? Infinity);
    if (next === Infinity) {
      clock.advance(OUTBOX_MS);
      await run.schedules();
      if (stores.queues.nextAt(JOBS) === undefined) return;
    } else {
      // What an outage holds back stays due since it was: then the next minute's schedules look again.
      const wait = next - clock.now().getTime();
      clock.advance(wait > 0 ? Math.min(LEAP, wait) : MINUTE);
    }
  }
  const left = (await run.heads()).map(({ key, state, reason, due }) => `${key} ${state} ${reason} ${due}`);
  throw new Error(`It never comes to rest: ${left.join('; ')}`);
}
