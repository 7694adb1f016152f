import * as z from 'zod';
import { COUNTRIES } from '../../../shared/countries/country.ts';

/** Message of a module's queue of prints: ids only. */
export const printMessage = z.object({
  company: z.string(),
  country: z.enum(COUNTRIES),
  /** Document, or whatever else the print belongs to. */
  id: z.string(),
  /** IMPRESION of the row. */
  print: z.string(),
});
export type PrintMessage = z.infer<typeof printMessage>;
