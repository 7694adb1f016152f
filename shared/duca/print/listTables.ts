import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { Table } from '../../foundation/pdf/table.ts';
import type { PrintFacts } from './facts.ts';
import { LEFT, WIDTH } from './frame.ts';
import { fieldOf, printedValue, recordsOf, type FieldName, type SetName } from './printedValue.ts';

/** A data set as a table of the form; the columns' numbers and captions are those of its fields. */
export interface ListTable {
  set: SetName;
  title: string;
  names: readonly string[];
  table: Table;
}

const SIZE = 6.25;
/** A cell has as many lines as its text needs: what a page cannot hold goes on in the next. */
const ANY_LINES = Infinity;

/** Columns with their widths in millimetres; 0 for what is left. */
export function listTable<S extends SetName>(
  set: S,
  title: string,
  columns: readonly (readonly [FieldName<S>, number])[],
): ListTable {
  const rest = WIDTH - columns.reduce((sum, [, width]) => sum + width, 0);
  let x = LEFT;
  const placed = columns.map(([name, own]) => {
    const field = fieldOf(set, name);
    const w = own || rest;
    const column = {
      x,
      w,
      ...(field.box === undefined ? {} : { number: field.box }),
      caption: field.label,
      field: name,
      align: field.kind === 'decimal' || field.kind === 'integer' ? ('right' as const) : ('left' as const),
      size: SIZE,
      minSize: 4.5,
      lines: ANY_LINES,
    };
    x += w;
    return column;
  });
  return {
    set,
    title,
    names: columns.map(([name]) => name),
    table: { name: `${set} ${title}`, columns: placed, lineHeight: 2.9 },
  };
}

/** Height of a table's head, with box numbers above the captions or without. */
export const headHeight = ({ table }: ListTable): number =>
  table.columns.some((each) => each.number !== undefined) ? 6.2 : 4.2;

export const cellTexts = ({ set, names }: ListTable, facts: PrintFacts, index: number): string[] => {
  const record = recordsOf(facts.body, set)[index] ?? {};
  return names.map((name) => printedValue(fieldOf(set, name), record[name] ?? '', facts.reference));
};

/** Lines of each cell as it will stand, whole. */
export function cellLines(
  { table }: ListTable,
  page: Canvas,
  texts: readonly string[],
): (readonly string[])[] {
  return texts.map((text, index) => {
    const { w, align } = table.columns[index]!;
    if (text === '') return [];
    // A number never breaks: it shrinks when it is drawn.
    if (align === 'right') return [text];
    return page.fit(text, 'regular', { width: w - 1.4, size: SIZE, minSize: SIZE, lines: ANY_LINES }).lines;
  });
}
