import * as z from 'zod';

/** Answer of the work-order log (spec 3, work-order log result): RESULTADO 1 is success. */
export const logResult = z.object({
  RESULTADO: z.int(),
  DESCRIPCION: z.string(),
  FILAS_AFECTADAS: z.int(),
  ERRORES: z.array(z.string()),
});

export type LogResult = z.infer<typeof logResult>;

const whole = (value: unknown): number => {
  const read = Number(value);
  return Number.isInteger(read) ? read : 0;
};

const textOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : typeof thrown === 'string' ? thrown : JSON.stringify(thrown);

/**
 * Reads whatever answered a log write (spec 7 and 8): no list is −999, an empty one 0 'Sin Respuesta', and of a row
 * RESULTADO, DESCRIPCION and FILAS_AFECTADAS are taken; any result but 1 adds its line of error.
 */
export function logAnswer(answer: unknown): LogResult {
  if (!Array.isArray(answer)) return failed(-999, `Excepción:[${textOf(answer)}]`);
  const rows: unknown[] = answer;
  const [row] = rows;
  if (row === undefined || row === null || typeof row !== 'object') return failed(0, 'Sin Respuesta');
  const { RESULTADO, DESCRIPCION, FILAS_AFECTADAS } = row as Record<string, unknown>;
  const read = {
    RESULTADO: whole(RESULTADO),
    DESCRIPCION: typeof DESCRIPCION === 'string' ? DESCRIPCION : '',
    FILAS_AFECTADAS: whole(FILAS_AFECTADAS),
  };
  return {
    ...read,
    ERRORES: read.RESULTADO === 1 ? [] : [`Error:${read.RESULTADO} - ${read.DESCRIPCION}`],
  };
}

const failed = (RESULTADO: number, DESCRIPCION: string): LogResult => ({
  RESULTADO,
  DESCRIPCION,
  FILAS_AFECTADAS: 0,
  ERRORES: [`Error:${RESULTADO} - ${DESCRIPCION}`],
});
