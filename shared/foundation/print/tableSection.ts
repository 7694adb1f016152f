import type { Canvas } from '../pdf/canvas.ts';
import { cellsSection } from './cellsSection.ts';
import type { Section } from './flow.ts';
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
  const boxes = table.columns.map((each) => each.number).filter((each) => each !== undefined);
  return cellsSection({
    title: boxes.length === 0 ? title : `${title} (${boxNames(boxes)})`,
    table,
    head: headHeight(list),
    begun: firstRow > 0,
    rows: indexes.map((index, at) => ({
      cells: cellLines(list, measuring, facts, index),
      path: many ? `${set}[${index}]` : set,
      row: firstRow + at,
    })),
  });
}

const boxNames = (boxes: readonly string[]): string =>
  `casilla ${[...new Set(boxes.map((each) => each.split('.')[0]))].join(', ')}`;
