import { byCountry } from '../../countries/byCountry.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import type { Book } from '../../foundation/pdf/book.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER_LANDSCAPE } from '../../foundation/pdf/geometry.ts';
import type { Frame } from '../../foundation/pdf/pageFrame.ts';
import type { Table } from '../../foundation/pdf/table.ts';
import { drawTable } from './drawTable.ts';
import type { PrintFacts } from './facts.ts';
import { drawFrameValues, drawHead } from './frame.ts';
import type { GoodsRow } from './goodsCells.ts';
import { GOODS_LEFT, GOODS_LINES, GOODS_WIDTH, goodsTable } from './goodsTable.ts';
import { drawParties } from './partiesLine.ts';

const RIGHT = GOODS_LEFT + GOODS_WIDTH;
const FRAME: Frame = { left: GOODS_LEFT, right: RIGHT, top: 8.5, foot: 208.8 };
const PLACE = { left: GOODS_LEFT, width: GOODS_WIDTH, top: 25.4, headHeight: 9.2, lines: GOODS_LINES };
const BODY = PLACE.top + PLACE.headHeight;
const TOTAL = BODY + GOODS_LINES * goodsTable.lineHeight;
const TOTAL_HEIGHT = 5;

const templates = byCountry((code) =>
  formTemplate(LETTER_LANDSCAPE, (canvas) => {
    drawHead(canvas, FRAME, code, 'descripción de las mercancías');
    drawTable(canvas, goodsTable, PLACE);
    canvas.rect(GOODS_LEFT, TOTAL, GOODS_WIDTH, TOTAL_HEIGHT, { fill: 0.93 });
    canvas.rect(GOODS_LEFT, TOTAL, GOODS_WIDTH, TOTAL_HEIGHT);
  }),
);

/** The cells of so many lines of a row from a line on. */
const partOf =
  (whole: GoodsRow, start: number, take: number): GoodsRow['cells'] =>
  () =>
    whole.cells().map((cell) => {
      if (typeof cell === 'string') return start === 0 ? cell : '';
      return cell.slice(start, start + take);
    });

/** Rows by page: one is broken only when it is longer than a whole page. */
export function paginateGoods(rows: readonly GoodsRow[]): GoodsRow[][] {
  const pages: GoodsRow[][] = [[]];
  let used = 0;
  for (const whole of rows) {
    const { row, lines } = whole;
    let from = 0;
    while (from < lines) {
      const rest = lines - from;
      if (used > 0 && used + Math.min(rest, GOODS_LINES) > GOODS_LINES) {
        pages.push([]);
        used = 0;
      }
      const take = Math.min(rest, GOODS_LINES);
      pages.at(-1)!.push(take === lines ? whole : { row, lines: take, cells: partOf(whole, from, take) });
      used += take;
      from += take;
    }
  }
  return pages;
}

function drawTotal(page: Canvas, label: string, cents: number, last: boolean): void {
  // What a page carries to the next is of use on paper only.
  const role = last ? 'paragraph' : 'artifact';
  const baseline = TOTAL + 3.4;
  const amount = formatAmount(fromUnits(cents, 2), 2);
  page.text(RIGHT - 24, baseline, label, { size: 6.5, align: 'right', gray: 0.2, role });
  page.text(RIGHT - 0.7, baseline, amount, { size: 7.5, font: 'bold', align: 'right', maxWidth: 23, role });
}

/** The rows of a page from `top` down, thin rules between them, and one below the last if it leaves room. */
export function drawRows(page: Canvas, table: Table, top: number, rows: readonly GoodsRow[]): void {
  const rule = (y: number): void => page.line(GOODS_LEFT, y, RIGHT, y, { width: 0.06, gray: 0.62 });
  let used = 0;
  for (const { row, cells, lines } of rows) {
    const y = top + used * table.lineHeight;
    if (used > 0) rule(y);
    page.tableRow(table, y, cells(), { row, path: `MERCANCIAS[${row}]` });
    used += lines;
  }
  if (used > 0 && used < GOODS_LINES) rule(top + used * table.lineHeight);
}

/** The lines of the document that end on a page: a line that goes on counts where its last part stands. */
export const endingOn = (pages: readonly (readonly GoodsRow[])[], index: number): number[] =>
  pages[index]!.map((each) => each.row).filter((row) => pages[index + 1]?.[0]?.row !== row);

/** Boxes 30 to 38 on landscape pages of 44 lines, each with its total and what the pages before carried. */
export function* drawGoodsPages(
  book: Book,
  facts: PrintFacts,
  pages: readonly (readonly GoodsRow[])[],
  count: number,
): Generator<number, void> {
  const lines = facts.body.MERCANCIAS;
  let carried = 0;
  for (const [index, rows] of pages.entries()) {
    const page = book.page(templates[facts.reference.country]);
    drawFrameValues(page, FRAME, facts, count);
    drawParties(page, FRAME, facts, PLACE.top);
    drawRows(page, goodsTable, BODY, rows);
    for (const row of endingOn(pages, index)) carried += toUnits(lines[row]!.VALOR_ITEM, 2);
    const last = index === pages.length - 1;
    drawTotal(
      page,
      last ? 'Total de las mercancías (casilla 39)' : 'Suma y pasa a la página siguiente',
      carried,
      last,
    );
    yield count;
  }
}
