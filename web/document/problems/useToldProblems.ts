import { useState } from 'react';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';

const NONE: readonly Problem[] = [];

/**
 * What the server found in a version. What it found before stands until it answers anew: a question that failed is no
 * proof that a contradiction is gone, and that it failed is told by the page (`app/tellFailedReads.ts`).
 */
export function useToldProblems({
  data,
}: {
  data: { problems: readonly Problem[] } | undefined;
}): readonly Problem[] {
  const [told, keep] = useState(NONE);
  if (data && data.problems !== told) keep(data.problems);
  return data?.problems ?? told;
}
