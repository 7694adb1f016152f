import * as z from 'zod';

/** How a save of a product answers (spec 8): RESULTADO 1 is success. */
export const saveResult = z.object({
  RESULTADO: z.int(),
  DESCRIPCION: z.string(),
  FILAS_AFECTADAS: z.int(),
  /** Id of the product; '' when nothing was saved. */
  ID: z.string(),
});
export type SaveResult = z.infer<typeof saveResult>;

const GENERAL = 'ERROR GENERAL';

/** The answer of several rows: the last one's; 0 'ERROR GENERAL' where there is none, with what was thrown behind it. */
export const resultOf = (rows: readonly SaveResult[], thrown?: string): SaveResult =>
  rows.at(-1) ?? {
    RESULTADO: 0,
    DESCRIPCION: thrown === undefined ? GENERAL : `${GENERAL}: ${thrown}`,
    FILAS_AFECTADAS: 0,
    ID: '',
  };
