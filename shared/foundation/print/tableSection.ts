import type { Canvas } from '../pdf/canvas.ts';
import { LEFT, WIDTH } from './area.ts';
import type { FlowRow, Section } from './flow.ts';
import { cellLines, headHeight, type ListTable } from './listTable.ts';
import type { AnyFacts } from './slots.ts';

/** Lines `indexes` of a data set as a table; `row` counts on from what the first page showed. */
export function tableSection(
  measuring: Canvas,
  facts: AnyFacts,
  list: ListTable,
  indexes: readonly number[],
  firstRow = 0,
): Section {
  const { table, set, many, title } = list;
  const height = headHeight(list);
  const boxes = table.columns.map((each) => each.number).filter((each) => each !== undefined);
  const named = boxes.length === 0 ? title : `${title} (${boxNames(boxes)})`;
  const rows = indexes.flatMap((index, at): FlowRow[] =>
    partsOf(cellLines(list, measuring, facts, index)).map((cells) => {
      const lines = Math.max(1, ...cells.map((each) => each.length));
      const tall = lines * table.lineHeight + 0.8;
      return {
        height: tall,
        draw: (page, y) => {
          page.tableRow(table, y + 0.4, cells, { row: firstRow + at, path: many ? `${set}[${index}]` : set });
          page.tableRules(table, y, tall);
        },
      };
    }),
  );
  return {
    title: named,
    head: {
      height,
      draw: (page, y, again) => {
        page.rect(LEFT, y, WIDTH, height, { fill: 0.94 });
        page.tableRules(table, y, height);
        // Where the first page began the table it has its head already.
        page.tableHead(table, y, height, again || firstRow > 0);
      },
    },
    rows,
  };
}

/** Lines of a row on one page; a longer row goes on in another part. */
const PART = 60;

/** The cells of a row, in parts that a page holds. */
function partsOf(cells: readonly (readonly string[])[]): (readonly string[])[][] {
  const lines = Math.max(1, ...cells.map((each) => each.length));
  return Array.from({ length: Math.ceil(lines / PART) }, (_, part) =>
    cells.map((each) => each.slice(part * PART, (part + 1) * PART)),
  );
}

const boxNames = (boxes: readonly string[]): string =>
  `casilla ${[...new Set(boxes.map((each) => each.split('.')[0]))].join(', ')}`;
