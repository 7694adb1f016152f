import { countries } from '../../countries/countries.ts';
import type { CountryCode } from '../../countries/country.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { Book, FormLayout } from '../../foundation/pdf/book.ts';
import type { Box } from '../../foundation/pdf/box.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { drawFoot, type Frame } from '../../foundation/pdf/pageFrame.ts';
import type { Table } from '../../foundation/pdf/table.ts';
import { LEFT, RIGHT, WIDTH } from '../../foundation/print/area.ts';
import type { Both, Totals } from './totals.ts';

export const SETTLEMENT_TITLE = 'Liquidación de gastos';

export interface SettlementLine extends Both {
  FECHA: string;
  CONCEPTO: string;
  DETALLE: string;
}

/** All that the settlement depends on. */
export interface AccountFacts {
  agency: string;
  order: string;
  client: string;
  taxId: string;
  country: CountryCode;
  /** Day of the settlement, ISO. */
  day: string;
  lines: readonly SettlementLine[];
  totals: Pick<Totals, 'CARGOS' | 'ANTICIPOS' | 'SALDO' | 'DIRECTOS'>;
}

const LINES = 36;
const FRAME: Frame = { left: LEFT, right: RIGHT, top: 8.5, foot: 272 };
const HEAD = 22;
const BOX_HEIGHT = 9;
const TABLE_TOP = HEAD + 2 * BOX_HEIGHT + 4;
const TABLE_HEAD = 6.4;
const widths = [22, 52, 55.9, 30, 30];
const captions = [
  { caption: 'Fecha', field: 'FECHA' },
  { caption: 'Concepto', field: 'CONCEPTO' },
  { caption: 'Detalle', field: 'DETALLE' },
  { caption: 'Moneda local', field: 'LOCAL', align: 'right' },
  { caption: 'US$', field: 'DOLARES', align: 'right' },
] as const;
const table: Table = {
  name: 'GASTOS',
  lineHeight: 5,
  size: 8,
  columns: captions.map((column, at) => ({
    ...column,
    x: LEFT + widths.slice(0, at).reduce((sum, each) => sum + each, 0),
    w: widths[at]!,
  })),
};
const BODY = TABLE_TOP + TABLE_HEAD;
const SUMS = BODY + LINES * table.lineHeight + 3;

const half = WIDTH / 2;
const at = (column: number, row: number, caption: string): Box => ({
  x: LEFT + column,
  y: HEAD + row * BOX_HEIGHT,
  w: half,
  h: BOX_HEIGHT,
  caption,
});
const BOXES = {
  order: at(0, 0, 'Orden de trabajo'),
  day: at(half, 0, 'Fecha de la liquidación'),
  client: at(0, 1, 'Cliente'),
  taxId: at(half, 1, 'Registro tributario'),
};

const template = formTemplate(LETTER, (canvas) => {
  canvas.text(LEFT, FRAME.top + 4.6, SETTLEMENT_TITLE.toUpperCase(), {
    size: 13,
    font: 'bold',
    role: 'title',
  });
  canvas.line(LEFT, FRAME.top + 10.4, RIGHT, FRAME.top + 10.4, { width: 0.5 });
  for (const box of Object.values(BOXES)) canvas.box(box);
  canvas.rect(LEFT, TABLE_TOP, WIDTH, TABLE_HEAD, { fill: 0.93 });
  canvas.tableRules(table, TABLE_TOP, TABLE_HEAD);
  canvas.tableHead(table, TABLE_TOP, TABLE_HEAD);
  canvas.tableRules(table, BODY, LINES * table.lineHeight);
});

const money = (value: string): string => formatAmount(value, 2);

const SUMMED = [
  ['CARGOS', 'Cargos al cliente'],
  ['ANTICIPOS', 'Anticipos recibidos'],
  ['SALDO', 'Saldo'],
  ['DIRECTOS', 'Pagado por el cliente directamente (informativo)'],
] as const;

function drawSums(page: Canvas, { totals }: AccountFacts): void {
  SUMMED.forEach(([name, label], row) => {
    const y = SUMS + 4 + row * 5.5;
    const font = name === 'SALDO' ? 'bold' : 'regular';
    const [, , , local, dollars] = table.columns;
    page.text(local!.x - 2, y, label, { size: 8.5, font, align: 'right', path: `TOTALES.${name}` });
    for (const [column, amount] of [
      [local!, totals[name].LOCAL],
      [dollars!, totals[name].DOLARES],
    ] as const)
      page.text(column.x + column.w - 0.7, y, money(amount), {
        size: 8.5,
        font,
        align: 'right',
        maxWidth: column.w - 1.4,
        path: `TOTALES.${name}`,
      });
  });
}

function drawPage(book: Book, facts: AccountFacts, index: number, pages: number): void {
  const page = book.page(template);
  drawFoot(page, FRAME, pages);
  page.text(RIGHT, FRAME.top + 4.4, facts.agency, {
    size: 9,
    font: 'bold',
    align: 'right',
    maxWidth: 110,
    overflow: 'squeeze',
    path: 'AGENCIA',
  });
  const taxId = facts.taxId === '' ? '' : countries[facts.country].formatTaxId(facts.taxId);
  page.value(BOXES.order, facts.order, { path: 'ORDEN', size: 9 });
  page.value(BOXES.day, formatDate(facts.day), { path: 'FECHA', size: 9 });
  page.value(BOXES.client, facts.client, { path: 'CLIENTE', size: 9 });
  page.value(BOXES.taxId, taxId, { path: 'REGISTRO', size: 9 });
  const from = index * LINES;
  facts.lines.slice(from, from + LINES).forEach((line, offset) => {
    const row = from + offset;
    const cells = [
      formatDate(line.FECHA),
      line.CONCEPTO,
      line.DETALLE,
      money(line.LOCAL),
      money(line.DOLARES),
    ];
    page.tableRow(table, BODY + offset * table.lineHeight, cells, { row, path: `GASTOS[${row}]` });
  });
  if (index === pages - 1) drawSums(page, facts);
}

/** The settlement of an order for its client: a line a cost and advance, and the balance in both currencies. */
export function settlementLayout(facts: AccountFacts): FormLayout {
  const pages = Math.max(1, Math.ceil(facts.lines.length / LINES));
  return (book) => {
    for (let index = 0; index < pages; index += 1) drawPage(book, facts, index, pages);
  };
}
