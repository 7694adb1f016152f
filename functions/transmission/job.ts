import * as z from 'zod';
import { COUNTRIES } from '../../shared/countries/country.ts';
import type { Services } from '../runtime/services.ts';
import type { OpenGateway } from './gateways/gateways.ts';
import type { Moment } from './gateways/wire.ts';
import { headKey, TABLE, type TransmissionRow } from './rows.ts';

/** Message of the queue `transmission-jobs`: ids only. What is to be done, the row decides. */
export const jobMessage = z.object({ company: z.string(), country: z.enum(COUNTRIES), id: z.string() });
export type JobMessage = z.infer<typeof jobMessage>;

export const JOBS = 'transmission-jobs';

/** What the steps of a job work with. */
export interface Job {
  services: Services;
  open: OpenGateway;
  /** Milliseconds that the function has left. */
  remaining: () => number;
  random: () => number;
  /** Fault tests stop the worker at the moments of an exchange. */
  at?: (moment: Moment) => Promise<void>;
}

export const jobOf = ({
  company,
  country,
  id,
}: Pick<TransmissionRow, 'company' | 'country' | 'id'>): JobMessage => ({
  company,
  country,
  id,
});

export const readHead = (services: Services, owner: Pick<TransmissionRow, 'company'>, id: string) =>
  services.database.get<TransmissionRow>(TABLE, headKey(owner, id));

/** Longest delay of a queue message. */
const LONGEST_DELAY_S = 900;

/** Wakes a worker when the next step is due; if this is lost, the reconcile schedule finds the row by its due time. */
export async function wake(services: Services, head: TransmissionRow): Promise<void> {
  if (head.due === '') return;
  const delaySeconds = Math.max(0, Math.ceil((Date.parse(head.due) - services.now().getTime()) / 1000));
  if (delaySeconds > LONGEST_DELAY_S) return;
  try {
    await services.outbox.nudge({ queue: JOBS, message: { ...jobOf(head) }, delaySeconds });
  } catch {
    // The schedule looks at every due row each minute.
  }
}
