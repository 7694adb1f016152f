import { CAPTION_GRAY, CAPTION_MIN_SIZE, CAPTION_SIZE } from './box.ts';
import type { Pen } from './pen.ts';
import { LEADING } from './fitText.ts';
import { MM_PER_POINT } from './geometry.ts';
import type { Meaning } from './surface.ts';
import { anchor, CELL_PAD } from './table.ts';
import type { Table } from './table.ts';

export function drawTableHead(canvas: Pen, table: Table, y: number, height: number, again: boolean): void {
  for (const [index, column] of table.columns.entries()) {
    const meaning: Meaning = again
      ? { role: 'artifact' }
      : { role: 'columnHeader', box: column.number, table: table.name, row: -1, column: index };
    const width = column.w - 2 * CELL_PAD;
    const align = column.align ?? 'left';
    const lineHeight = CAPTION_SIZE * LEADING * MM_PER_POINT;
    let baseline = y + CELL_PAD * 0.5 + lineHeight * 0.85;
    let room = height - CELL_PAD;
    if (column.number !== undefined) {
      // A box over several columns is numbered over the first of them.
      const known = column.number === table.columns[index - 1]?.number;
      const number = canvas.fit(known ? '' : column.number, 'bold', { width, size: CAPTION_SIZE }, meaning);
      canvas.setLines(anchor(column), baseline, number, { font: 'bold', align, gray: 0 }, meaning);
      baseline += lineHeight;
      room -= lineHeight;
    }
    if (column.caption === undefined) continue;
    const limits = { width, height: room, size: CAPTION_SIZE, minSize: CAPTION_MIN_SIZE };
    const caption = canvas.fit(column.caption.toUpperCase(), 'regular', limits, meaning);
    canvas.setLines(
      anchor(column),
      baseline,
      caption,
      { font: 'regular', align, gray: CAPTION_GRAY },
      meaning,
    );
  }
}

export function drawTableRules(canvas: Pen, table: Table, y: number, height: number): void {
  const first = table.columns[0];
  const last = table.columns.at(-1);
  if (!first || !last) return;
  canvas.rect(first.x, y, last.x + last.w - first.x, height);
  for (const column of table.columns.slice(1)) {
    canvas.line(column.x, y, column.x, y + height, { width: 0.1, gray: 0.35 });
  }
}
