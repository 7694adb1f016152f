import type { Problem } from '../../shared/foundation/rules/problem.ts';

/** What a file would change; `problems` name its bad rows by line and column. */
export interface Preview {
  rows: number;
  added: number;
  changed: number;
  removed: number;
  same: number;
  changes: readonly { kind: string; text: string }[];
  problems: readonly Problem[];
}
