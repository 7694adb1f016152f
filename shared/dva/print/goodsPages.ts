import { COUNTRIES, type CountryCode } from '../../countries/country.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import type { Book } from '../../foundation/pdf/book.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate, type FormTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER_LANDSCAPE } from '../../foundation/pdf/geometry.ts';
import type { Frame } from '../../foundation/pdf/pageFrame.ts';
import { dvaCountries } from '../countries.ts';
import type { PrintFacts } from './facts.ts';
import { drawFrameValues, drawHead } from './frame.ts';
import type { GoodsRow } from './goodsCells.ts';
import { GOODS_LEFT, GOODS_LINES, GOODS_WIDTH, goodsTable } from './goodsTable.ts';
import { drawParties } from './partiesLine.ts';

const RIGHT = GOODS_LEFT + GOODS_WIDTH;
const FRAME: Frame = { left: GOODS_LEFT, right: RIGHT, top: 8.5, foot: 210.5 };
const HEAD = 25.4;
const HEAD_HEIGHT = 9.2;
const BODY = HEAD + HEAD_HEIGHT;
const BODY_HEIGHT = GOODS_LINES * goodsTable.lineHeight;
const TOTAL = BODY + BODY_HEIGHT;
const TOTAL_HEIGHT = 5;

const templates = Object.fromEntries(
  COUNTRIES.map((code): [CountryCode, FormTemplate] => [
    code,
    formTemplate(LETTER_LANDSCAPE, (canvas) => {
      drawHead(canvas, FRAME, dvaCountries[code], 'descripción de las mercancías');
      canvas.rect(GOODS_LEFT, HEAD, GOODS_WIDTH, HEAD_HEIGHT, { fill: 0.93 });
      canvas.tableRules(goodsTable, HEAD, HEAD_HEIGHT);
      canvas.tableHead(goodsTable, HEAD, HEAD_HEIGHT);
      canvas.tableRules(goodsTable, BODY, BODY_HEIGHT);
      canvas.rect(GOODS_LEFT, TOTAL, GOODS_WIDTH, TOTAL_HEIGHT, { fill: 0.93 });
      canvas.rect(GOODS_LEFT, TOTAL, GOODS_WIDTH, TOTAL_HEIGHT);
    }),
  ]),
) as Record<CountryCode, FormTemplate>;

/** A row, or the part of it that stands on one page; `row` counts lines of the document from 0. */
interface Placed extends GoodsRow {
  row: number;
}

/** The cells of so many lines of a row from a line on. */
const partOf =
  (whole: GoodsRow, start: number, take: number): GoodsRow['cells'] =>
  () =>
    whole.cells().map((cell) => {
      if (typeof cell === 'string') return start === 0 ? cell : '';
      return cell.slice(start, start + take);
    });

/** Rows by page: one is broken only when it is longer than a whole page. */
export function paginateGoods(rows: readonly GoodsRow[]): Placed[][] {
  const pages: Placed[][] = [[]];
  let used = 0;
  rows.forEach((whole, row) => {
    const { lines } = whole;
    let from = 0;
    while (from < lines) {
      const rest = lines - from;
      if (used > 0 && used + Math.min(rest, GOODS_LINES) > GOODS_LINES) {
        pages.push([]);
        used = 0;
      }
      const take = Math.min(rest, GOODS_LINES);
      const cells = take === lines ? whole.cells : partOf(whole, from, take);
      pages.at(-1)!.push({ row, lines: take, cells });
      used += take;
      from += take;
    }
  });
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

/** Boxes 30 to 38 on landscape pages of 44 lines, each with its total and what the pages before carried. */
export function* drawGoodsPages(
  book: Book,
  facts: PrintFacts,
  pages: readonly Placed[][],
  count: number,
): Generator<undefined, void> {
  const lines = facts.body.MERCANCIAS;
  let carried = 0;
  for (const [index, rows] of pages.entries()) {
    const page = book.page(templates[facts.reference.country]);
    drawFrameValues(page, FRAME, facts, count);
    drawParties(page, FRAME, facts);
    let used = 0;
    for (const { row, cells, lines: height } of rows) {
      const y = BODY + used * goodsTable.lineHeight;
      if (used > 0) page.line(GOODS_LEFT, y, RIGHT, y, { width: 0.06, gray: 0.62 });
      page.tableRow(goodsTable, y, cells(), { row, path: `MERCANCIAS[${row}]` });
      used += height;
      if (pages[index + 1]?.[0]?.row !== row) carried += toUnits(lines[row]!.VALOR_ITEM, 2);
    }
    if (used > 0 && used < GOODS_LINES) {
      const y = BODY + used * goodsTable.lineHeight;
      page.line(GOODS_LEFT, y, RIGHT, y, { width: 0.06, gray: 0.62 });
    }
    const last = index === pages.length - 1;
    drawTotal(
      page,
      last ? 'Total de las mercancías (casilla 39)' : 'Suma y pasa a la página siguiente',
      carried,
      last,
    );
    yield;
  }
}
