import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { MATRIX_CATALOGUE } from '../../shared/duca/matrix.ts';
import { readMatrixCsv } from '../../shared/duca/readMatrixCsv.ts';
import { mayReplaceLists, replaceList } from '../catalogues/replaceList.ts';
import type { Implementation } from '../runtime/executor.ts';

/** Replaces the rules matrix of the country, once every row names a node that the message has. */
export const importMatrix: Implementation<typeof ducaProcedures.importMatrix> = async (call) => {
  await mayReplaceLists(call, call.input);
  const read = readMatrixCsv(call.input.CSV, await call.reference());
  const stamp = await replaceList(call, MATRIX_CATALOGUE, call.input, read);
  return { NOMBRE_TABLA: MATRIX_CATALOGUE, FILAS: read.rows.length, ESTAMPA_TIEMPO: stamp };
};
