import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../../api/queries.ts';
import { useToldProblems } from '../../document/problems/useToldProblems.ts';
import { comparisonOf, type Comparison } from '../../transmission/sealing/comparison.ts';
import type { OpenDuca } from '../ducaKind.ts';

/** Asked of the saved version: again after every save, and on coming back. */
const useCrossCheck = ({ header }: OpenDuca, enabled: boolean) =>
  useProcedure(
    ducaProcedures.crossCheck,
    { ID: header.ID, VERSION: header.VERSION },
    { enabled, keepPrevious: true, staleTime: 0 },
  );

/** What the order's other papers say of the saved version. */
export function useCrossProblems(document: OpenDuca): readonly Problem[] {
  const { header, readOnly } = document;
  // What was sealed is evidence: nobody mends it any more.
  return useToldProblems(useCrossCheck(document, !readOnly || header.ESTADO === 'LISTA'));
}

/** Whether that is known before the seal; asked for whoever seals, also without the right to change anything. */
export const useComparison = (document: OpenDuca, asked: boolean): Comparison =>
  comparisonOf(useCrossCheck(document, asked));
