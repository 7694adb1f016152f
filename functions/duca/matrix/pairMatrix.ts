import type { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { rowsOfPair } from '../../../shared/duca/matrix/matrix.ts';
import { matrixFailures } from '../../../shared/duca/xml/failures.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';

/** Rows that rule for a modality and class today; a text of spec 8 in their place when there are none. */
async function answer(call: Call<{ REGIMEN: string; CLASE: string }>, use: 'xml' | 'print') {
  try {
    const FILAS = rowsOfPair(use, call.input.REGIMEN, call.input.CLASE, await call.reference());
    return { TEXTO: FILAS.length === 0 ? matrixFailures.noRows : '', FILAS };
  } catch (thrown) {
    return { TEXTO: use === 'xml' ? matrixFailures.xml(thrown) : matrixFailures.print(thrown), FILAS: [] };
  }
}

export const xmlMatrix: Implementation<typeof matrixProcedures.xmlMatrix> = (call) => answer(call, 'xml');
export const printMatrix: Implementation<typeof matrixProcedures.printMatrix> = (call) =>
  answer(call, 'print');
