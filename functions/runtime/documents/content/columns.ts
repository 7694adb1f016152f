import type { AnyRecord } from '../../../../shared/foundation/fields/dataSet.ts';

/** One field of many lines: the value that all of them have, or each one's own; null where a line lacks the field. */
type Column = string | (string | null)[];

/** Lines by column: how many, and each field's values. Most fields of most lines are blank, or the same. */
export type Columns = readonly [count: number, fields: Record<string, Column>];

export function columnsOf(lines: readonly AnyRecord[]): Columns {
  const columns = new Map<string, (string | null)[]>();
  lines.forEach((line, at) => {
    for (const name of Object.keys(line)) {
      let column = columns.get(name);
      if (!column) columns.set(name, (column = []));
      while (column.length < at) column.push(null);
      column.push(line[name]!);
    }
  });
  const fields: [string, Column][] = [];
  for (const [name, column] of columns) {
    while (column.length < lines.length) column.push(null);
    const [first] = column;
    fields.push([name, typeof first === 'string' && column.every((each) => each === first) ? first : column]);
  }
  return [lines.length, Object.fromEntries(fields)];
}

/** The lines that `columnsOf` was given. */
export function linesOf([count, fields]: Columns): AnyRecord[] {
  const lines = Array.from({ length: count }, (): AnyRecord => ({}));
  for (const [name, column] of Object.entries(fields)) {
    for (let at = 0; at < count; at += 1) {
      const value = typeof column === 'string' ? column : column[at];
      if (typeof value === 'string') lines[at]![name] = value;
    }
  }
  return lines;
}
