import type { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { queryRules } from '../../../shared/duca/matrix/queryRules.ts';
import { operatesPlatform } from '../../catalogues/replaceList.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { currentRules, factsOf } from './currentRules.ts';

/** One page of the matrix as administrators see it. */
export const matrixRows: Implementation<typeof matrixProcedures.matrixRows> = async (call) => {
  const { input } = call;
  const [current, operates] = await Promise.all([currentRules(call), operatesPlatform(call)]);
  const query = {
    term: input.TERMINO ?? '',
    regime: input.REGIMEN ?? '',
    class: input.CLASE ?? '',
    parent: input.NODO_PADRE ?? '',
    type: input.TIPO ?? '',
    history: input.HISTORIA ?? false,
    order: input.ORDEN ?? '',
    page: input.PAGINA,
    size: input.TAMANO,
  };
  const { rows, total } = queryRules(current.list, query, current.reference.today);
  return { ...factsOf(current), EDITABLE: operates ? '1' : '0', TOTAL: total, FILAS: rows };
};
