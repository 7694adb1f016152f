import type { Severity } from '../../../shared/foundation/rules/problem.ts';

/** What is told of a cell, and how much it asks. */
export interface CellMessage {
  text: string;
  severity: Severity;
}

/** How a cell looks and how its sentence does; a blank one is marked quietly, for it is not wrong. */
export const cellLooks: Record<Severity, { cell: string; said: string }> = {
  error: { cell: 'd-cell-bad', said: 'd-error' },
  missing: { cell: 'd-cell-missing', said: 'd-dimmed' },
  warning: { cell: 'd-cell-warn', said: 'd-warning' },
};
