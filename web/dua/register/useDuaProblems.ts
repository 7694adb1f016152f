import { useMemo } from 'react';
import { duaProcedures } from '../../../shared/dua/procedures.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { useProcedure } from '../../api/queries.ts';
import { comparisonOf, type Comparison } from '../../transmission/sealing/comparison.ts';
import type { OpenDua } from '../duaKind.ts';

const keyOf = ({ code, path, message }: Problem): string => [code, path, message].join('|');

const useReadiness = ({ header: { ID, VERSION } }: OpenDua) =>
  useProcedure(duaProcedures.readiness, { ID, VERSION }, { staleTime: 0 });

/** What only the server knows to stand against a saved DUA: what its sources say, and what the authority objected to. */
export function useDuaProblems(document: OpenDua): readonly Problem[] {
  const { problems } = document;
  const { data } = useReadiness(document);
  return useMemo(() => {
    const known = new Set(problems.map(keyOf));
    return (data?.problems ?? []).filter((each) => !known.has(keyOf(each)));
  }, [data, problems]);
}

/** Whether that is known before the seal. */
export const useComparison = (document: OpenDua): Comparison => comparisonOf(useReadiness(document));
