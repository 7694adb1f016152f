import { useMemo } from 'react';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { DRAFT_PRINT } from '../../../shared/duca/print/options.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { usePaperProblems } from '../../document/preview/usePaperProblems.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { ducaPaper } from '../print/paper.ts';
import { useObjectionMarks } from '../../transmission/sealing/objections.ts';
import { useStatus } from '../sealing/useStatus.ts';
import { useCrossProblems } from '../cross/useCrossProblems.ts';

/** What the authority objected to, what the order's other papers say of a DUCA, and what its own cannot show. */
export function useDucaProblems(document: OpenDuca): readonly Problem[] {
  const cross = useCrossProblems(document);
  const paper = usePaperProblems(document, ducaPaper, DRAFT_PRINT);
  const objections = useObjectionMarks(document, useStatus(document).data, ducaProcedures.open);
  return useMemo(() => [...objections, ...cross, ...paper], [cross, paper, objections]);
}
