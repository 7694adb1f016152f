import * as z from 'zod';
import { COUNTRIES } from '../../shared/countries/country.ts';

/** Message of the queue `print-jobs`: ids only. */
export const printMessage = z.object({
  company: z.string(),
  country: z.enum(COUNTRIES),
  id: z.string(),
  /** IMPRESION of the row. */
  print: z.string(),
});
export type PrintMessage = z.infer<typeof printMessage>;
