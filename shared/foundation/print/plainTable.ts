import type { Canvas } from '../pdf/canvas.ts';
import type { Column, Table } from '../pdf/table.ts';
import { LEFT, WIDTH } from './area.ts';
import { cellsSection } from './cellsSection.ts';
import type { Section } from './flow.ts';

const SIZE = 6.25;
const LINE_HEIGHT = 2.9;
const HEAD = 4.2;

/** A column of a table that no data set holds: its caption, its name in paths, its width in millimetres, 0 for what is left. */
export type PlainColumn = readonly [caption: string, field: string, width: number, align?: 'right'];

/** A table of values that are reckoned for the paper alone, `size` points high. */
export function plainTable(name: string, columns: readonly PlainColumn[], size = SIZE): Table {
  const rest = WIDTH - columns.reduce((sum, [, , width]) => sum + width, 0);
  let x = LEFT;
  const placed = columns.map(([caption, field, own, align]): Column => {
    const w = own || rest;
    const column: Column = { x, w, caption, field, align: align ?? 'left', size, lines: Infinity };
    x += w;
    return column;
  });
  return { name, columns: placed, lineHeight: (LINE_HEIGHT * size) / SIZE };
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
    head: (HEAD * table.lineHeight) / LINE_HEIGHT,
    rows: rows.map((texts, row) => ({
      row,
      cells: texts.map((text, at) => {
        const { w, align, size = SIZE } = table.columns[at]!;
        if (text === '') return [];
        if (align === 'right') return [text];
        const limits = { width: w - 1.4, size, minSize: size, lines: Infinity };
        return measuring.fit(text, 'regular', limits).lines;
      }),
    })),
  });
