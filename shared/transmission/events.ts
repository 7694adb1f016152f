import * as z from 'zod';
import { COUNTRIES } from '../countries/country.ts';

/** Outcomes that a listener hears of; it reads the facts with `outcomeOf`, the message carries ids only. */
export const OUTCOMES = [
  'ACCEPTED',
  'REJECTED',
  'UNKNOWN',
  'NOT_SENT',
  'NEEDS_HUMAN',
  'CHANNEL',
  'TAKEN_OUT',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * Message to the queue that the hander-over named. It may arrive twice and late: `seq` grows with every state of one
 * transmission, so a listener keeps the largest that it has seen. ACCEPTED comes again when missing parts arrived.
 */
export const transmissionEvent = z.object({
  company: z.string(),
  country: z.enum(COUNTRIES),
  transmissionId: z.string(),
  documentId: z.string(),
  kind: z.string(),
  outcome: z.enum(OUTCOMES),
  at: z.string(),
  seq: z.number(),
});
export type TransmissionEvent = z.infer<typeof transmissionEvent>;
