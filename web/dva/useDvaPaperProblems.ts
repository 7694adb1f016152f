import { useMemo } from 'react';
import { printOptions } from '../../shared/dva/print/options.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { usePaperProblems } from '../document/preview/usePaperProblems.ts';
import type { OpenDva } from './dvaKind.ts';
import { dvaPaper } from './paper.ts';
import { usePrintToggles } from './printToggles.ts';

/** What the whole printed DVA, with the person's print options, cannot show of what is typed. */
export function useDvaPaperProblems(document: OpenDva): readonly Problem[] {
  const { toggles } = usePrintToggles();
  const options = useMemo(() => printOptions(0, true, toggles), [toggles]);
  return usePaperProblems(document, dvaPaper, options);
}
