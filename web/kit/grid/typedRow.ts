import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';

const typed = new WeakSet<AnyRecord>();

/** A line of the grid with what is being typed in one of its cells, as text. */
export function typedRow(row: AnyRecord, field: string, text: string): AnyRecord {
  const next = { ...row, [field]: text };
  typed.add(next);
  return next;
}

/** Whether somebody typed in it: a cell that was opened and left as it was writes nothing, for its line may say something else by now. */
export const isTyped = (row: AnyRecord): boolean => typed.has(row);
