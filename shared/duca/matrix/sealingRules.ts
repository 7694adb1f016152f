import * as z from 'zod';

/** Whole matrix: where it comes from and the stamp that a change of it is held to. */
export const listFacts = {
  FUENTE: z.string(),
  VIGENTE_DESDE: z.string(),
  MUESTRA: z.enum(['1', '0']),
  /** '' while the matrix is the one that the product ships. */
  ESTAMPA_TIEMPO: z.string(),
};

/** The matrix that judged a sealed declaration; REVISION is the last change of any list of the country then. */
export const sealingRules = z.object({ ...listFacts, REVISION: z.string() });
