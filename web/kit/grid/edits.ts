import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import type { GridColumn, PastedLine } from './paste.ts';

/** Rectangle of cells, both ends included; columns count the shown ones from 0. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Position {
  row: number;
  column: number;
}

export const rangeOf = (one: Position, other: Position): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

const writable = (columns: readonly GridColumn[], { left, right }: Range): GridColumn[] =>
  columns.slice(left, right + 1).filter(({ field }) => isPersons(field));

/** One change a line that differs; what stays the same is not told. */
function setLines(name: string, lines: readonly AnyRecord[], next: ReadonlyMap<number, AnyRecord>): Change[] {
  return [...next]
    .filter(([line, values]) =>
      Object.entries(values).some(([field, value]) => (lines[line]?.[field] ?? '') !== value),
    )
    .map(([line, values]) => ({
      op: 'set',
      path: formatPath({ dataSet: name, line }),
      value: { ...lines[line], ...values },
    }));
}

/** Changes of a paste that starts at a line: lines that exist are written over, the rest is added behind them. */
export function pasteChanges(
  name: string,
  lines: readonly AnyRecord[],
  start: number,
  pasted: readonly PastedLine[],
  newLine: () => AnyRecord,
): { changes: Change[]; keysFrom: (key: string) => string[] } {
  const over = new Map(
    pasted.slice(0, Math.max(0, lines.length - start)).map((line, index) => [start + index, line.values]),
  );
  const added = pasted.slice(over.size).map((line) => ({ ...newLine(), ...line.values }));
  const changes = setLines(name, lines, over);
  if (added.length > 0) changes.push({ op: 'insert', path: name, lines: added });
  const after = [...lines.slice(start, start + over.size), ...added];
  return { changes, keysFrom: (key) => after.map((line) => line[key] ?? '') };
}

/** Every line of the range gets the values of its first line; a range of one line takes the line above it. */
export function fillDown(
  name: string,
  lines: readonly AnyRecord[],
  columns: readonly GridColumn[],
  range: Range,
): Change[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  const from = lines[source];
  if (!from) return [];
  const values = Object.fromEntries(
    writable(columns, range).map(({ name: field }) => [field, from[field] ?? '']),
  );
  const next = new Map<number, AnyRecord>();
  for (let line = source + 1; line <= range.bottom; line += 1) next.set(line, values);
  return setLines(name, lines, next);
}

export function clearCells(
  name: string,
  lines: readonly AnyRecord[],
  columns: readonly GridColumn[],
  range: Range,
): Change[] {
  const values = Object.fromEntries(writable(columns, range).map(({ name: field }) => [field, '']));
  const next = new Map<number, AnyRecord>();
  for (let line = range.top; line <= Math.min(range.bottom, lines.length - 1); line += 1)
    next.set(line, values);
  return setLines(name, lines, next);
}

export const removeLines = (name: string, range: Range): Change[] => [
  { op: 'remove', path: formatPath({ dataSet: name, line: range.top }), count: range.bottom - range.top + 1 },
];

export const insertLine = (name: string, at: number, line: AnyRecord): Change[] => [
  { op: 'insert', path: formatPath({ dataSet: name, line: at }), lines: [line] },
];
