import * as z from 'zod';
import { COUNTRIES } from '../countries/country.ts';
import { FACT_KINDS, type FactMessage } from '../foundation/facts/fact.ts';
import { APPLICATIONS } from '../foundation/modules.ts';

/** What happened, as a module told it. */
export const factMessage: z.ZodType<FactMessage> = z.object({
  company: z.string(),
  country: z.enum(COUNTRIES),
  kind: z.enum(FACT_KINDS),
  id: z.string(),
  at: z.string(),
  module: z.enum(APPLICATIONS),
  document: z.string(),
  place: z.string().default(''),
  users: z.string(),
  by: z.string(),
  thread: z.string().exactOptional(),
  number: z.int().exactOptional(),
  said: z.string().exactOptional(),
});

/** A mail that may go now. */
export const mailMessage = z.object({ company: z.string(), country: z.enum(COUNTRIES), mail: z.string() });

/** What the queue `notification-jobs` carries. */
export const notificationMessage = z.union([factMessage, mailMessage]);
