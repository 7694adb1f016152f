import { workingFor } from '../runtime/narrowed.ts';
import { ConditionLost } from '../runtime/database.ts';
import { currentTrace, traced } from '../runtime/trace.ts';
import { TriedElsewhere } from './admission.ts';
import { ask } from './ask.ts';
import { attempt, doubtOf, HeldBack, TooLate } from './attempt.ts';
import { readHead, wake, type Job, type JobMessage } from './job.ts';
import { listen } from './listen.ts';
import { fetchAgain } from './fetchAgain.ts';
import { fetchParts } from './parts.ts';
import { record } from './record.ts';
import type { TransmissionRow } from './rows.ts';

/** Steps of one transmission in one invocation: send, ask at once, send again is the longest sensible run. */
const MOST_STEPS = 6;

/** A message that names no transmission can do nothing however often it comes. */
export class NoSuchTransmission extends Error {}

/**
 * Does what the row says is due, whatever the message was sent for: a message is a nudge and may be late, double or
 * out of order (fault rows 5, 6, 12, 38). Losing a condition means that another worker has it: nothing to do.
 * @returns false when another exchange is trying the company's credentials and this one comes after it.
 */
export const processJob = (job: Job, message: JobMessage): Promise<boolean> =>
  workingFor(message, () => processDue(job, message));

async function processDue(job: Job, message: JobMessage): Promise<boolean> {
  const head = await readHead(job.services, message, message.id);
  if (!head) throw new NoSuchTransmission(`Transmission ${message.id} of ${message.company} does not exist`);
  // Whoever did the last step, or the schedule, wakes for the next: a nudge that comes early must not leave another.
  if (!isDue(job, head)) return true;
  return traced(head.trace ?? currentTrace(), () => work(job, head));
}

/** Under the name of the work that handed it over, however much later and whoever wakes it. */
async function work(job: Job, due: TransmissionRow): Promise<boolean> {
  let head = due;
  try {
    for (let steps = 0; steps < MOST_STEPS && isDue(job, head); steps += 1) head = await step(job, head);
  } catch (error) {
    if (error instanceof ConditionLost || error instanceof HeldBack) return true;
    if (error instanceof TriedElsewhere) {
      await wake(job.services, { ...head, due: new Date(error.until).toISOString() });
      return false;
    }
    if (!(error instanceof TooLate)) throw error;
  }
  await wake(job.services, head);
  return true;
}

const isDue = (job: Job, head: TransmissionRow): boolean =>
  head.due !== '' && Date.parse(head.due) <= job.services.now().getTime();

function step(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  switch (head.state) {
    case 'QUEUED':
      return attempt(job, head);
    case 'NOT_SENT':
      return record(job.services, head, {
        steps: [{ transition: 'requeue', state: 'QUEUED', reason: 'requeued' }],
        due: job.services.now().getTime(),
      });
    // Due means that the lease of the attempt is over: its worker stopped somewhere between intent and record.
    case 'SENDING':
      return stopped(job, head);
    case 'UNKNOWN':
    case 'RECONCILING':
      return ask(job, head);
    case 'ACCEPTED':
      return head.fetching ? fetchAgain(job, head) : fetchParts(job, head);
    case 'NEEDS_HUMAN':
      return listen(job, head);
    default:
      throw new Error(`State ${head.state} has no next step but is due`);
  }
}

/** Nobody knows whether the bytes left: doubt, never a second send (fault rows 9 to 11). */
function stopped(job: Job, head: TransmissionRow): Promise<TransmissionRow> {
  const now = job.services.now().getTime();
  return record(job.services, head, {
    steps: [{ transition: 'doubt', state: 'UNKNOWN', reason: 'process-stopped' }],
    set: { ...doubtOf(head, now), negatives: 0 },
    due: now,
    event: 'UNKNOWN',
  });
}
