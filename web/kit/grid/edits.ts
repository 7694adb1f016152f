import type { Change } from '../../../shared/foundation/documents/patch.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { isPersons } from '../../../shared/foundation/fields/writer.ts';
import type { GridColumn, PastedLine } from './paste.ts';

/** Rectangle of cells, both ends included; rows and columns count the shown ones from 0. */
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

/** Lines of a data set, and which of them are shown: their places in the document, in the order of the screen. */
export interface Rows {
  name: string;
  lines: readonly AnyRecord[];
  rows: readonly number[];
}

export const rangeOf = (one: Position, other: Position): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** Places in the document of the rows of a range. */
export const placesIn = ({ rows }: Rows, { top, bottom }: Pick<Range, 'top' | 'bottom'>): readonly number[] =>
  rows.slice(top, bottom + 1);

/** Row that a fill takes its values from: the first of the range, or the one above when it is one row. */
export const sourceRow = ({ top, bottom }: Range): number => (top === bottom ? top - 1 : top);

const writable = (columns: readonly GridColumn[], { left, right }: Range): GridColumn[] =>
  columns.slice(left, right + 1).filter(({ field }) => isPersons(field));

/** One change a line that differs; what stays the same is not told. */
function setLines({ name, lines }: Rows, next: ReadonlyMap<number, AnyRecord>): Change[] {
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

/** Changes of a paste that starts at a shown row: rows that exist are written over, the rest is added behind all lines. */
export function pasteChanges(
  shown: Rows,
  start: number,
  pasted: readonly PastedLine[],
  newLine: () => AnyRecord,
): { changes: Change[]; keysFrom: (key: string) => string[] } {
  const places = shown.rows.slice(start, start + pasted.length);
  const over = new Map(places.map((place, index) => [place, pasted[index]!.values]));
  const added = pasted.slice(places.length).map((line) => ({ ...newLine(), ...line.values }));
  const changes = setLines(shown, over);
  if (added.length > 0) changes.push({ op: 'insert', path: shown.name, lines: added });
  const after = [...places.map((place) => shown.lines[place]!), ...added];
  return { changes, keysFrom: (key) => after.map((line) => line[key] ?? '') };
}

/** Rows take the values that another row has in the columns of a range. */
export function fillRows(
  shown: Rows,
  columns: readonly GridColumn[],
  range: Range,
  source: number,
  targets: readonly number[],
): Change[] {
  const from = shown.lines[shown.rows[source] ?? -1];
  if (!from) return [];
  const values = Object.fromEntries(
    writable(columns, range).map(({ name: field }) => [field, from[field] ?? '']),
  );
  return setLines(
    shown,
    new Map(targets.flatMap((row) => (shown.rows[row] === undefined ? [] : [[shown.rows[row], values]]))),
  );
}

export function clearCells(shown: Rows, columns: readonly GridColumn[], range: Range): Change[] {
  const values = Object.fromEntries(writable(columns, range).map(({ name: field }) => [field, '']));
  return setLines(shown, new Map(placesIn(shown, range).map((place) => [place, values])));
}

/** Takes lines away by their places in the document, neighbours at once; from the last, so that places hold. */
export function removeLines(name: string, places: readonly number[]): Change[] {
  const runs: { first: number; count: number }[] = [];
  for (const place of [...places].sort((one, other) => other - one)) {
    const run = runs.at(-1);
    if (run && place === run.first - 1) {
      run.first = place;
      run.count += 1;
    } else runs.push({ first: place, count: 1 });
  }
  return runs.map(({ first, count }) => ({
    op: 'remove',
    path: formatPath({ dataSet: name, line: first }),
    count,
  }));
}

export const insertLine = (name: string, at: number, line: AnyRecord): Change[] => [
  { op: 'insert', path: formatPath({ dataSet: name, line: at }), lines: [line] },
];
