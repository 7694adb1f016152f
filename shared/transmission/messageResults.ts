import * as z from 'zod';
import { problemSchema } from '../foundation/documents/procedures.ts';

/** The message of a version as it would go to the authority. */
export const writtenMessage = z.object({
  /** The text of the format; '' when it could not be written, or is longer than an answer may be. */
  TEXTO: z.string(),
  /** Where a longer one is downloaded, for a minute; '' for any other. */
  ENLACE: z.string(),
  BYTES: z.int(),
  NOMBRE_ARCHIVO: z.string(),
  /** Whether every group could be written; a message that lacks one is never sent. */
  COMPLETO: z.boolean(),
  problems: z.array(problemSchema),
});

/** What a version still needs before it goes to the authority. */
export const readiness = z.object({
  /** Whether nothing stands between the version and its transmission. */
  LISTA: z.boolean(),
  VERSION: z.int(),
  problems: z.array(problemSchema),
});
