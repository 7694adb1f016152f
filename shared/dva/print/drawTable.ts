import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { Table } from '../../foundation/pdf/table.ts';

/** Where a table of a form stands, in millimetres, and how many lines of text it holds. */
export interface TablePlace {
  left: number;
  width: number;
  top: number;
  headHeight: number;
  lines: number;
}

/** Head and columns of a table that every page of a form has, before anything is written in it. */
export function drawTable(
  canvas: Canvas,
  table: Table,
  { left, width, top, headHeight, lines }: TablePlace,
): void {
  canvas.rect(left, top, width, headHeight, { fill: 0.93 });
  canvas.tableRules(table, top, headHeight);
  canvas.tableHead(table, top, headHeight);
  canvas.tableRules(table, top + headHeight, lines * table.lineHeight);
}

/** Thin rules between the lines of a table whose rows are one line each. */
export function drawLines(canvas: Canvas, table: Table, place: TablePlace): void {
  for (let line = 1; line < place.lines; line += 1) {
    const y = place.top + place.headHeight + line * table.lineHeight;
    canvas.line(place.left, y, place.left + place.width, y, { width: 0.06, gray: 0.7 });
  }
}
