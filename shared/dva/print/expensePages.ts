import { catalogue } from '../../catalogues/names.ts';
import { byCountry } from '../../countries/byCountry.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import { JOINT } from '../../foundation/pdf/brokenWords.ts';
import type { Book } from '../../foundation/pdf/book.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER_LANDSCAPE } from '../../foundation/pdf/geometry.ts';
import { CELL_PAD } from '../../foundation/pdf/table.ts';
import type { Frame } from '../../foundation/pdf/pageFrame.ts';
import { dottedTariff } from '../../foundation/text/tariffCode.ts';
import { wrapWords } from '../../foundation/text/wrap.ts';
import type { DvaDucaLine, DvaGoodsLine } from '../fields/dataSets.ts';
import { expenseLines } from '../lineExpenses.ts';
import { drawTable } from './drawTable.ts';
import { EXPENSES, expenseTable, FIRST_EXPENSE } from './expenseTable.ts';
import type { PrintFacts } from './facts.ts';
import { ABOVE_HEADING, drawFrameValues, drawHead, drawHeading } from './frame.ts';
import type { GoodsRow } from './goodsCells.ts';
import { drawRows, endingOn } from './goodsPages.ts';
import { GOODS_LEFT, GOODS_LINES, GOODS_WIDTH } from './goodsTable.ts';
import { drawParties } from './partiesLine.ts';

const RIGHT = GOODS_LEFT + GOODS_WIDTH;
const FRAME: Frame = { left: GOODS_LEFT, right: RIGHT, top: 8.5, foot: 208.8 };
const HEADING = 27.6;
const PLACE = { left: GOODS_LEFT, width: GOODS_WIDTH, top: 29.6, headHeight: 7.2, lines: GOODS_LINES };
const BODY = PLACE.top + PLACE.headHeight;
const TOTAL = BODY + GOODS_LINES * expenseTable.lineHeight;
const TOTAL_HEIGHT = 5;
/** Characters of a line of text in the columns that wrap. */
const WIDTHS = { name: 25, agreement: 24, description: 22, claimed: 21 } as const;
/** The designation stands whole in box 31; here it only tells lines apart. */
const NAME_LINES = 2;

const templates = byCountry((code) =>
  formTemplate(LETTER_LANDSCAPE, (canvas) => {
    drawHead(canvas, FRAME, code, 'anexo de gastos');
    drawHeading(canvas, FRAME, HEADING, 'DISTRIBUCIÓN DE GASTOS POR LÍNEA', 9);
    drawTable(canvas, expenseTable, PLACE);
    canvas.rect(GOODS_LEFT, TOTAL, GOODS_WIDTH, TOTAL_HEIGHT, { fill: 0.93 });
    canvas.rect(GOODS_LEFT, TOTAL, GOODS_WIDTH, TOTAL_HEIGHT);
  }),
);

function shortName(name: string): string[] {
  const lines = wrapWords(name, WIDTHS.name, JOINT);
  if (lines.length <= NAME_LINES) return lines;
  const last = lines[NAME_LINES - 1]!;
  return [...lines.slice(0, NAME_LINES - 1), `${last.slice(0, WIDTHS.name - 1)}…`];
}

/** What the declaration takes of an expense, and beneath it in brackets what the line says where that is another amount. */
function amountCell(taken: string, said: string): string[] {
  if (taken === '') return [];
  const [shown, own] = [taken, said].map((each) => formatAmount(each, 2));
  return said === '' || taken === said ? [shown!] : [shown!, `(${own})`];
}

function expenseRow(
  line: DvaGoodsLine,
  taken: DvaGoodsLine,
  row: number,
  duca: DvaDucaLine | undefined,
  agreement: (list: string, code: string) => string,
): GoodsRow {
  const cells = [
    [String(row + 1)],
    shortName(line.NOMBRE_COMERCIAL),
    [
      ...wrapWords(agreement(catalogue.agreements1, line.ACUERDO_PREFERENCIAL_1), WIDTHS.agreement, JOINT),
      ...wrapWords(agreement(catalogue.agreements2, line.ACUERDO_PREFERENCIAL_2), WIDTHS.agreement, JOINT),
    ],
    ...EXPENSES.map((name) => amountCell(taken[name], line[name])),
    duca ? [dottedTariff(duca.CLASIFICACION_ARANCELARIA)] : [],
    duca ? wrapWords(duca.DESCRIPCION, WIDTHS.description, JOINT) : [],
    duca ? wrapWords(agreement(catalogue.agreements1, duca.ACUERDO_1_ID), WIDTHS.claimed, JOINT) : [],
  ];
  return { row, lines: Math.max(...cells.map((cell) => cell.length)), cells: () => cells };
}

/** A row a goods line, its expenses as the declaration takes them, with what its line of the DUCA says once the declaration is linked. */
export function expenseRows({ body, reference }: PrintFacts): GoodsRow[] {
  const linked = new Map((body.LINEAS_DUCA ?? []).map((each) => [each.LINK, each]));
  const agreement = (list: string, code: string): string => reference.row(list, code)?.VALOR ?? code;
  const taken = expenseLines(body, reference);
  return body.MERCANCIAS.map((line, row) =>
    expenseRow(line, taken[row]!, row, linked.get(line.ID_ITEM), agreement),
  );
}

function drawTotals(page: Canvas, totals: readonly number[], last: boolean): void {
  const role = last ? 'paragraph' : 'artifact';
  const baseline = TOTAL + 3.4;
  const label = last ? 'Totales de las mercancías' : 'Suma y pasa a la página siguiente';
  const { x } = expenseTable.columns[FIRST_EXPENSE]!;
  page.text(x - CELL_PAD, baseline, label, { size: 6.5, align: 'right', gray: 0.2, role });
  totals.forEach((cents, index) => {
    const column = expenseTable.columns[FIRST_EXPENSE + index]!;
    page.text(column.x + column.w - CELL_PAD, baseline, formatAmount(fromUnits(cents, 2), 2), {
      size: 7,
      font: 'bold',
      align: 'right',
      maxWidth: column.w - 2 * CELL_PAD,
      role,
    });
  });
}

/** 'DISTRIBUCIÓN DE GASTOS POR LÍNEA' on landscape pages of 44 lines of text, with its totals in US dollars. */
export function drawExpensePages(
  book: Book,
  facts: PrintFacts,
  pages: readonly (readonly GoodsRow[])[],
  count: number,
): void {
  const lines = expenseLines(facts.body, facts.reference);
  const totals = EXPENSES.map(() => 0);
  pages.forEach((rows, index) => {
    const page = book.page(templates[facts.reference.country]);
    drawFrameValues(page, FRAME, facts, count);
    drawParties(page, FRAME, facts, HEADING - ABOVE_HEADING);
    drawRows(page, expenseTable, BODY, rows);
    for (const row of endingOn(pages, index)) {
      EXPENSES.forEach((name, place) => {
        totals[place]! += toUnits(lines[row]![name], 2);
      });
    }
    drawTotals(page, totals, index === pages.length - 1);
  });
}
