import { byCountry } from '../../countries/byCountry.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { fromUnits, toUnits } from '../../foundation/decimal/decimal.ts';
import type { Book } from '../../foundation/pdf/book.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { fitText } from '../../foundation/pdf/fitText.ts';
import { STANDARD_FONTS } from '../../foundation/pdf/standardFonts.ts';
import { CELL_PAD, type Table } from '../../foundation/pdf/table.ts';
import type { Frame } from '../../foundation/pdf/pageFrame.ts';
import type { DvaInvoiceLine } from '../fields/dataSets.ts';
import { SEE_SHEET, type Overflow } from './additional/overflow.ts';
import { drawLines, drawTable } from './drawTable.ts';
import type { PrintFacts } from './facts.ts';
import { ABOVE_HEADING, drawFrameValues, drawHead, drawHeading } from './frame.ts';
import { LEFT, WIDTH } from '../../foundation/print/area.ts';
import { drawParties } from './partiesLine.ts';

/** Invoices on a page of the annex (spec 5, 9). */
export const ANNEX_LINES = 50;

const columns = [
  { w: 8, caption: 'No.', align: 'right' },
  { w: 36.9, caption: 'Número de factura', field: 'NUMERO_FACTURA', font: 'bold' },
  { w: 16, caption: 'Fecha', field: 'FECHA_FACTURA' },
  { w: 12, caption: 'Moneda', field: 'ID_MONEDA' },
  { w: 22, caption: 'Total en su moneda', field: 'TOTAL_MONEDA', align: 'right' },
  { w: 21, caption: 'FOB US$', field: 'VALOR_FOB', align: 'right' },
  { w: 17, caption: 'Flete US$', field: 'VALOR_FLETE', align: 'right' },
  { w: 16, caption: 'Seguro US$', field: 'VALOR_SEGURO', align: 'right' },
  { w: 17, caption: 'Otros US$', field: 'VALOR_OTROS', align: 'right' },
  { w: 24, caption: 'Total US$', field: 'TOTAL_FACTURA', align: 'right', font: 'bold' },
] as const;

const table: Table = {
  name: 'FACTURAS',
  lineHeight: 4.3,
  size: 7,
  columns: columns.map((column, index) => ({
    ...column,
    x: LEFT + columns.slice(0, index).reduce((sum, each) => sum + each.w, 0),
  })),
};

/** Points; below this a number of an invoice is hard to read on paper. */
const SMALLEST = 4.5;
const FRAME: Frame = { left: LEFT, right: LEFT + WIDTH, top: 8.5, foot: 272 };
const HEADING = 31;
const PLACE = { left: LEFT, width: WIDTH, top: 35.4, headHeight: 4.2, lines: ANNEX_LINES };
const BODY = PLACE.top + PLACE.headHeight;
const TOTAL = BODY + ANNEX_LINES * table.lineHeight;

const templates = byCountry((code) =>
  formTemplate(LETTER, (canvas) => {
    drawHead(canvas, FRAME, code, 'anexo');
    drawHeading(canvas, FRAME, HEADING, 'ANEXO DE FACTURAS', 10);
    drawTable(canvas, table, PLACE);
    drawLines(canvas, table, PLACE);
    canvas.rect(LEFT, TOTAL, WIDTH, 5, { fill: 0.93 });
    canvas.rect(LEFT, TOTAL, WIDTH, 5);
  }),
);

const NUMBER = {
  width: table.columns[1]!.w - 2 * CELL_PAD,
  size: table.size!,
  minSize: SMALLEST,
} as const;

/** Numbers that are too wide for their cell even in small type: they stand on the additional sheet. */
export function wideNumbers(invoices: readonly DvaInvoiceLine[]): Overflow[] {
  const font = STANDARD_FONTS.bold;
  return invoices.flatMap(({ NUMERO_FACTURA: text }, index): Overflow[] =>
    fitText(font, font.replace(text).text, NUMBER).fits
      ? []
      : [
          {
            heading: 'Anexo',
            number: '',
            caption: `No. de factura, línea ${index + 1}`,
            path: `FACTURAS[${index}].NUMERO_FACTURA`,
            text,
          },
        ],
  );
}

const cells = (invoice: DvaInvoiceLine, index: number, number: string): string[] => [
  String(index + 1),
  number,
  formatDate(invoice.FECHA_FACTURA),
  invoice.ID_MONEDA,
  formatAmount(invoice.TOTAL_MONEDA, 2),
  formatAmount(invoice.VALOR_FOB, 2),
  formatAmount(invoice.VALOR_FLETE, 2),
  formatAmount(invoice.VALOR_SEGURO, 2),
  formatAmount(invoice.VALOR_OTROS, 2),
  formatAmount(invoice.TOTAL_FACTURA, 2),
];

export const annexPages = (invoices: number): number => Math.max(1, Math.ceil(invoices / ANNEX_LINES));

/**
 * 'ANEXO DE FACTURAS': 50 a page; an empty page when it is asked for without invoices (spec 4, DVA print modes).
 * @param sent numbers that stand on the additional sheet.
 */
export function drawInvoicePages(
  book: Book,
  facts: PrintFacts,
  count: number,
  sent: readonly Overflow[],
): void {
  const wide = new Set(sent.map((each) => each.path));
  const invoices = facts.body.FACTURAS;
  const pages = annexPages(invoices.length);
  let cents = 0;
  for (let index = 0; index < pages; index += 1) {
    const page = book.page(templates[facts.reference.country]);
    drawFrameValues(page, FRAME, facts, count);
    drawParties(page, FRAME, facts, HEADING - ABOVE_HEADING);
    const from = index * ANNEX_LINES;
    invoices.slice(from, from + ANNEX_LINES).forEach((invoice, line) => {
      const row = from + line;
      const path = `FACTURAS[${row}]`;
      const number = wide.has(`${path}.NUMERO_FACTURA`) ? SEE_SHEET : invoice.NUMERO_FACTURA;
      page.tableRow(table, BODY + line * table.lineHeight, cells(invoice, row, number), { row, path });
      cents += toUnits(invoice.TOTAL_FACTURA, 2);
    });
    const last = index === pages - 1;
    const role = last ? 'paragraph' : 'artifact';
    page.text(FRAME.right - 26, TOTAL + 3.4, last ? 'Total de las facturas (casilla 39)' : 'Suma y pasa', {
      size: 6.5,
      align: 'right',
      gray: 0.2,
      role,
    });
    page.text(FRAME.right - 0.7, TOTAL + 3.4, formatAmount(fromUnits(cents, 2), 2), {
      size: 7.5,
      font: 'bold',
      align: 'right',
      maxWidth: 24,
      role,
    });
  }
}
