import { useMemo } from 'react';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { useObjectionMarks } from '../transmission/sealing/objections.ts';
import type { OpenDua } from './duaKind.ts';
import { useDuaStatus } from './register/useDuaStatus.ts';
import { useCrossProblems } from './useCrossProblems.ts';

/** What is known to stand against a DUA besides what is found in it: what SARAH objected to, and what other documents say. */
export function useMoreProblems(document: OpenDua): readonly Problem[] {
  const cross = useCrossProblems(document);
  const objections = useObjectionMarks(document, useDuaStatus(document).data, duaProcedures.open);
  return useMemo(() => [...objections, ...cross], [objections, cross]);
}
