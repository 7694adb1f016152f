import * as z from 'zod';

/** Header row of a document: what lists, searches and locks need. The body lives beside it, a version a save. */
export const documentHeader = z.object({
  ID: z.string(),
  ESTADO: z.string(),
  /** Version of the body that is current; counts from 1. */
  VERSION: z.int(),
  /** Counts every write of the header; a save names the lock it saw. */
  LOCK: z.int(),
  ID_ORDEN: z.string(),
  CREADO: z.string(),
  CREADO_POR: z.string(),
  MODIFICADO: z.string(),
  MODIFICADO_POR: z.string(),
  /** Values of the definition's columns. */
  RESUMEN: z.record(z.string(), z.string()),
  /** What the authority answered when it rejected it, or a change of it, in its own words; until it is sent again or given up. */
  RECHAZO: z.string().optional(),
  /** Of what was copied as part of an order, and of the order itself: what it is a copy of. */
  COPIA_DE: z.string().optional(),
  /** Version that its client was asked to approve and did not, because it was changed since; until it is asked again. */
  APROBACION_CAMBIADA: z.int().optional(),
});

export type DocumentHeader = z.infer<typeof documentHeader>;
