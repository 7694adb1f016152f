import { matrixFor } from '../../../shared/duca/rules/matrix.ts';
import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { matrixFailures } from '../../../shared/duca/xml/failures.ts';
import { rowsFor } from '../../../shared/foundation/rules/matrix.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';

/** Rows that rule for a modality and class today; a text of spec 8 in their place when there are none. */
async function rowsOfPair(
  call: Call<{ REGIMEN: string; CLASE: string }>,
  use: 'xml' | 'print',
): Promise<{ TEXTO: string; FILAS: ReturnType<typeof rowsFor> }> {
  try {
    const matrix = matrixFor(use, await call.reference());
    const rows = matrix ? rowsFor(matrix, call.input.REGIMEN, call.input.CLASE) : [];
    return { TEXTO: rows.length === 0 ? matrixFailures.noRows : '', FILAS: rows };
  } catch (thrown) {
    return { TEXTO: use === 'xml' ? matrixFailures.xml(thrown) : matrixFailures.print(thrown), FILAS: [] };
  }
}

export const xmlMatrix: Implementation<typeof ducaProcedures.xmlMatrix> = (call) => rowsOfPair(call, 'xml');
export const printMatrix: Implementation<typeof ducaProcedures.printMatrix> = (call) =>
  rowsOfPair(call, 'print');
