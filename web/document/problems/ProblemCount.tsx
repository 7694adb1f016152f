import type { Problem, Severity } from '../../../shared/foundation/rules/problem.ts';

const LOOKS: readonly (readonly [Severity, string])[] = [
  ['error', 'd-count'],
  ['missing', 'd-count d-count-missing'],
  ['warning', 'd-count d-count-warn'],
];

/**
 * The one count that matters most: of what is wrong, else of what is missing, else of what is to be looked at.
 * With nothing to count its room is kept, so that a count that comes a moment later moves no tab.
 */
export function ProblemCount({ problems }: { problems: readonly Problem[] }) {
  for (const [severity, look] of LOOKS) {
    const count = problems.filter((each) => each.severity === severity).length;
    if (count > 0) return <span className={look}>{count}</span>;
  }
  return <span className="d-count d-count-none" />;
}
