import { duaProcedures } from '../../shared/dua/procedures.ts';
import { cancelledBy } from '../../shared/dua/cancelledTitles.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../api/queries.ts';
import type { OpenDua } from './duaKind.ts';

const NONE: readonly Problem[] = [];

/** What the titles of manifests still hold says of the saved version; asked again after every save. */
export function useTitleProblems({ header, body, readOnly, phase }: OpenDua): readonly Problem[] {
  const { data } = useProcedure(
    duaProcedures.readiness,
    { ID: header.ID, VERSION: header.VERSION },
    {
      enabled: phase === 'ready' && !readOnly && cancelledBy(body).length > 0,
      keepPrevious: true,
      staleTime: 0,
    },
  );
  return data?.problems.filter(({ code }) => code.startsWith('balance.')) ?? NONE;
}
