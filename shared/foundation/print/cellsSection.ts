import type { Canvas } from '../pdf/canvas.ts';
import type { Table } from '../pdf/table.ts';
import { LEFT, WIDTH } from './area.ts';
import type { FlowRow, Section } from './flow.ts';

/** A row as it will stand: the lines of each of its cells, and the path of what it shows, unless it is reckoned for the paper. */
export interface CellsRow {
  cells: readonly (readonly string[])[];
  path?: string;
  /** Place of the row in the table over the whole document. */
  row: number;
}

export interface CellsTable {
  title: string;
  table: Table;
  /** Height of the head in millimetres. */
  head: number;
  rows: readonly CellsRow[];
  /** The first page has had the table's head already. */
  begun?: boolean;
}

/** A table whose cells are wrapped already, as a section. */
export const cellsSection = ({ title, table, head, rows, begun = false }: CellsTable): Section => ({
  title,
  head: {
    height: head,
    draw: (page, y, again) => {
      page.rect(LEFT, y, WIDTH, head, { fill: 0.94 });
      page.tableRules(table, y, head);
      page.tableHead(table, y, head, again || begun);
    },
  },
  rows: rows.flatMap(({ cells, path, row }): FlowRow[] =>
    partsOf(cells).map((part) => {
      const lines = Math.max(1, ...part.map((each) => each.length));
      const tall = lines * table.lineHeight + 0.8;
      return {
        height: tall,
        draw: (page: Canvas, y: number) => {
          page.tableRow(table, y + 0.4, part, { row, path });
          page.tableRules(table, y, tall);
        },
      };
    }),
  ),
});

/** Lines of a row on one page; a longer row goes on in another part. */
const PART = 60;

/** The cells of a row, in parts that a page holds. */
function partsOf(cells: readonly (readonly string[])[]): (readonly string[])[][] {
  const lines = Math.max(1, ...cells.map((each) => each.length));
  return Array.from({ length: Math.ceil(lines / PART) }, (_, part) =>
    cells.map((each) => each.slice(part * PART, (part + 1) * PART)),
  );
}
