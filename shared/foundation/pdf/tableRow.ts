import { CAP_HEIGHT } from './box.ts';
import { readableLines } from './brokenWords.ts';
import type { CellPlace, LineStyle, Pen } from './pen.ts';
import type { FitLimits } from './fitText.ts';
import { MM_PER_POINT } from './geometry.ts';
import type { Meaning } from './surface.ts';
import { anchor, CELL_PAD } from './table.ts';
import type { Cell, Column, RowPlace, Table } from './table.ts';

/** Smallest size of a cell's text in points. */
const MIN_SIZE = 4.5;

const pathOf = (column: Column, rowPath: string): string =>
  column.field ? `${rowPath}.${column.field}` : rowPath;

/**
 * Meaning of a column's cells on paper, one for all rows: the row changes, and the path is made when it is asked for,
 * which only a report does.
 */
class ColumnMark implements Meaning {
  readonly role = 'cell';
  readonly table: string;
  readonly column: number;
  row = 0;
  /** Not named as the fields of a meaning: what makes the path. */
  readonly head: Column;
  rowPath: string | undefined;

  constructor(table: string, column: number, head: Column) {
    this.table = table;
    this.column = column;
    this.head = head;
  }

  of(row: number, rowPath: string | undefined): Meaning {
    this.row = row;
    this.rowPath = rowPath;
    return this;
  }

  get box(): string | undefined {
    return this.head.number;
  }

  get path(): string | undefined {
    return this.rowPath === undefined ? undefined : pathOf(this.head, this.rowPath);
  }
}

interface ReadyColumn extends CellPlace {
  readonly column: Column;
  readonly meaning: ColumnMark;
}

const ready = new WeakMap<Table, readonly ReadyColumn[]>();

/** Millimetres from the top of a slot to the baseline that centres capitals in it. */
function dropOf(table: Table, size: number): number {
  return (table.lineHeight + size * MM_PER_POINT * CAP_HEIGHT) / 2;
}

/** What is the same for every row, worked out once for a table. */
function readyColumns(table: Table): readonly ReadyColumn[] {
  const known = ready.get(table);
  if (known) return known;
  const made = table.columns.map((column, index): ReadyColumn => {
    const align = column.align ?? 'left';
    const size = column.size ?? table.size ?? 6.5;
    const limits: FitLimits = {
      width: column.w - 2 * CELL_PAD,
      size,
      minSize: column.minSize ?? MIN_SIZE,
      lines: column.lines ?? 1,
      overflow: align === 'right' ? 'squeeze' : 'cut',
    };
    const style: LineStyle = { font: column.font ?? 'regular', align, gray: 0 };
    const meaning = new ColumnMark(table.name, index, column);
    return { column, x: anchor(column), style, limits, meaning, drop: dropOf(table, size) };
  });
  ready.set(table, made);
  return made;
}

/** Draws a cell that wraps, shrinks or comes in lines; returns how many lines it took. */
function drawLongCell(
  canvas: Pen,
  table: Table,
  y: number,
  cell: Cell,
  to: ReadyColumn,
  meaning: Meaning,
): number {
  const { x, style, limits } = to;
  if (typeof cell === 'string') {
    const whole = canvas.fit(cell, style.font, limits, meaning, limits.lines === 1 ? 'wide' : 'cut');
    canvas.setLines(x, y + dropOf(table, whole.size), whole, style, meaning, table.lineHeight);
    return whole.lines.length;
  }
  const { lines, parts } = readableLines(cell);
  for (let slot = 0; slot < lines.length; slot++) {
    const line = lines[slot] ?? '';
    const top = y + slot * table.lineHeight;
    if (canvas.setPlainLine(to, top, line, meaning, parts?.[slot])) continue;
    const fitted = canvas.fit(line, style.font, { ...limits, lines: 1 }, meaning, 'wide');
    // A line that had to be cut or spelled otherwise is no longer made of these pieces.
    const readable = fitted.lines[0] === line ? { ...fitted, parts: parts && [parts[slot]] } : fitted;
    canvas.setLines(x, top + dropOf(table, fitted.size), readable, style, meaning);
  }
  return cell.length;
}

export function drawTableRow(
  canvas: Pen,
  table: Table,
  y: number,
  cells: readonly Cell[],
  place: RowPlace,
): number {
  const columns = readyColumns(table);
  const { row, path: rowPath } = place;
  const { clickable } = canvas.surface;
  let tallest = 1;
  for (let index = 0; index < columns.length; index++) {
    const to = columns[index];
    const cell = cells[index];
    if (!to || cell === undefined || cell === '') continue;
    const { column } = to;
    const meaning: Meaning = clickable
      ? {
          role: 'cell',
          path: rowPath === undefined ? undefined : pathOf(column, rowPath),
          box: column.number,
          table: table.name,
          row,
          column: index,
        }
      : to.meaning.of(row, rowPath);
    const single = typeof cell === 'string' ? cell : cell.length === 1 ? cell[0] : undefined;
    if (single !== undefined && canvas.setPlainLine(to, y, single, meaning)) continue;
    tallest = Math.max(tallest, drawLongCell(canvas, table, y, cell, to, meaning));
  }
  if (clickable && rowPath !== undefined) {
    for (const { column } of columns) {
      canvas.surface.area(column.x, y, column.w, tallest * table.lineHeight, pathOf(column, rowPath));
    }
  }
  return tallest;
}
