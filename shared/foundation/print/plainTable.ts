import type { Canvas } from '../pdf/canvas.ts';
import type { Column, Table } from '../pdf/table.ts';
import { LEFT, WIDTH } from './area.ts';
import { cellsSection } from './cellsSection.ts';
import type { Section } from './flow.ts';

const SIZE = 6.25;
const HEAD = 4.2;

/** A column of a table that no data set holds: its caption, its name in paths, its width in millimetres, 0 for what is left. */
export type PlainColumn = readonly [caption: string, field: string, width: number, align?: 'right'];

/** A table of values that are reckoned for the paper alone. */
export function plainTable(name: string, columns: readonly PlainColumn[]): Table {
  const rest = WIDTH - columns.reduce((sum, [, , width]) => sum + width, 0);
  let x = LEFT;
  const placed = columns.map(([caption, field, own, align]): Column => {
    const w = own || rest;
    const column: Column = { x, w, caption, field, align: align ?? 'left', size: SIZE, lines: Infinity };
    x += w;
    return column;
  });
  return { name, columns: placed, lineHeight: 2.9 };
}

/** Rows of texts under their captions; what is longer than its column wraps, and a number shrinks when it is drawn. */
export const plainSection = (
  measuring: Canvas,
  title: string,
  table: Table,
  rows: readonly (readonly string[])[],
): Section =>
  cellsSection({
    title,
    table,
    head: HEAD,
    rows: rows.map((texts, row) => ({
      row,
      cells: texts.map((text, at) => {
        const { w, align } = table.columns[at]!;
        if (text === '') return [];
        if (align === 'right') return [text];
        const limits = { width: w - 1.4, size: SIZE, minSize: SIZE, lines: Infinity };
        return measuring.fit(text, 'regular', limits).lines;
      }),
    })),
  });
