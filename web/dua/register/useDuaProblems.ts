import { useMemo } from 'react';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../../api/queries.ts';
import type { OpenDua } from '../duaKind.ts';

const keyOf = ({ code, path, message }: Problem): string => [code, path, message].join('|');

/** What only the server knows to stand against a saved DUA: what its sources say, and what the authority objected to. */
export function useDuaProblems({ header, problems }: OpenDua): readonly Problem[] {
  const { ID, VERSION } = header;
  const { data } = useProcedure(duaProcedures.readiness, { ID, VERSION }, { staleTime: 0 });
  return useMemo(() => {
    const known = new Set(problems.map(keyOf));
    return (data?.problems ?? []).filter((each) => !known.has(keyOf(each)));
  }, [data, problems]);
}
