import { useMemo } from 'react';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import type { OpenDva } from './dvaKind.ts';
import { useSources } from '../document/sources/useSources.ts';
import { useDvaPaperProblems } from './useDvaPaperProblems.ts';

/** What the sources of a DVA say of it, and what its own paper cannot show. */
export function useDvaProblems(document: OpenDva): readonly Problem[] {
  const { problems } = useSources(dvaProcedures, document);
  const paper = useDvaPaperProblems(document);
  return useMemo(() => (problems.length === 0 ? paper : [...problems, ...paper]), [problems, paper]);
}
