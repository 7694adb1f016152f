import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../../api/queries.ts';
import type { OpenDuca } from '../ducaKind.ts';

const NONE: readonly Problem[] = [];

/** What the order's other papers say of the saved version; asked again after every save, and on coming back. */
export function useCrossProblems({ header, readOnly }: OpenDuca): readonly Problem[] {
  const { data } = useProcedure(
    ducaProcedures.crossCheck,
    { ID: header.ID, VERSION: header.VERSION },
    // What was sealed is evidence: nobody mends it any more.
    { enabled: !readOnly || header.ESTADO === 'LISTA', keepPrevious: true, staleTime: 0 },
  );
  return data?.problems ?? NONE;
}
