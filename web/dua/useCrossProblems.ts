import { duaProcedures } from '../../shared/dua/procedures.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../api/queries.ts';
import { useToldProblems } from '../document/problems/useToldProblems.ts';
import type { OpenDua } from './duaKind.ts';

/** Not sealed yet, although nobody writes in it. */
const WHOLE: readonly string[] = ['LISTA', 'VALIDADA'];

/** What papers, other orders, bank and titles of manifests say of the saved version; asked again after every save. */
export function useCrossProblems({ header, readOnly, phase }: OpenDua): readonly Problem[] {
  const asked = useProcedure(
    duaProcedures.crossCheck,
    { ID: header.ID, VERSION: header.VERSION },
    {
      // What was sealed is evidence: nobody mends it any more.
      enabled: phase === 'ready' && (!readOnly || WHOLE.includes(header.ESTADO)),
      keepPrevious: true,
      staleTime: 0,
    },
  );
  return useToldProblems(asked);
}
