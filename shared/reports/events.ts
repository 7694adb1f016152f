import * as z from 'zod';
import { COUNTRIES } from '../countries/country.ts';
import type { AnalysisEvent } from '../foundation/facts/analysisEvent.ts';

/** Form of the message. */
export const analysisEvent: z.ZodType<AnalysisEvent> = z.object({
  company: z.string(),
  country: z.enum(COUNTRIES),
  job: z.string().exactOptional(),
  user: z.string().exactOptional(),
  whole: z.string().exactOptional(),
});
