import { byCountry } from '../../countries/byCountry.ts';
import type { CountryCode } from '../../countries/country.ts';
import { countries } from '../../countries/countries.ts';
import { formatDateTime } from '../../foundation/dates/date.ts';
import type { Book, FormLayout } from '../../foundation/pdf/book.ts';
import type { Box, ValueStyle } from '../../foundation/pdf/box.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import type { Table } from '../../foundation/pdf/table.ts';
import { drawFoot, type Frame } from '../../foundation/pdf/pageFrame.ts';
import { dvaCountries } from '../countries.ts';
import type { SummaryBody } from '../fields/summary.ts';
import { drawLines, drawTable } from '../print/drawTable.ts';
import { drawDraft, drawHead, drawHeading } from '../print/frame.ts';
import { LEFT, WIDTH } from '../../foundation/print/area.ts';
import { authorities } from '../../transmission/authorities.ts';
import { shownAmount, SUMMARY_AMOUNTS, summaryTotals, type SummaryAmount } from './summaryTotals.ts';

/** All that the summarised DVA depends on. */
export interface SummaryFacts {
  body: SummaryBody;
  country: CountryCode;
  draft: boolean;
}

/** Declarations on a page. */
const SUMMARY_LINES = 44;
const FRAME: Frame = { left: LEFT, right: LEFT + WIDTH, top: 8.5, foot: 272 };
const BOXES = 21.5;
const BOX_HEIGHT = 9;
const HEADING = BOXES + 2 * BOX_HEIGHT + 6;
const PLACE = { left: LEFT, width: WIDTH, top: HEADING + 2.4, headHeight: 6.4, lines: SUMMARY_LINES };
const BODY = PLACE.top + PLACE.headHeight;
const TOTAL_HEIGHT = 5.6;

const widths = [11, 54.9, 31, 31, 31, 31];
const columns = [
  { caption: 'No.', align: 'right' },
  { caption: 'Declaración del valor', field: 'ID_DVA', font: 'bold' },
  { number: '39', caption: 'Precio según factura', field: 'CASILLA_39', align: 'right' },
  { number: '42.10', caption: 'Gastos de transporte', field: 'CASILLA_42_10', align: 'right' },
  { number: '42.12', caption: 'Costo del seguro', field: 'CASILLA_42_12', align: 'right' },
  { number: '46', caption: 'Valor en aduana', field: 'CASILLA_46', align: 'right', font: 'bold' },
] as const;

const table: Table = {
  name: 'DVAS',
  lineHeight: 4.5,
  size: 7.5,
  columns: columns.map((column, index) => ({
    ...column,
    x: LEFT + widths.slice(0, index).reduce((sum, each) => sum + each, 0),
    w: widths[index]!,
  })),
};
const TOTAL = BODY + SUMMARY_LINES * table.lineHeight;

interface Place {
  box: Box;
  path: string;
  text: (facts: SummaryFacts) => string;
  style?: ValueStyle;
}

const third = WIDTH / 3;
const at = (column: number, row: number, w: number, caption: string): Box => ({
  x: LEFT + column,
  y: BOXES + row * BOX_HEIGHT,
  w,
  h: BOX_HEIGHT,
  caption,
});

const places = (taxIdCaption: string): Place[] => [
  {
    box: at(0, 0, third, 'Aduana de despacho'),
    path: 'ENCABEZADO.ID_ADUANA_DESPACHO',
    text: ({ body: { ENCABEZADO } }) => {
      const { ID_ADUANA_DESPACHO: code, ADUANA_DESPACHO: name } = ENCABEZADO;
      return name.startsWith(code) ? name : `${code} ${name}`.trim();
    },
  },
  {
    box: at(third, 0, third, 'No. de la declaración de mercancías'),
    path: 'ENCABEZADO.NUMERO_DECLARACION',
    text: ({ body, country }) => authorities[country].formatNumber(body.ENCABEZADO.NUMERO_DECLARACION),
  },
  {
    box: at(2 * third, 0, third, 'No. de documento del declarante'),
    path: 'ENCABEZADO.DOCUMENTO_DECLARANTE',
    text: ({ body }) => body.ENCABEZADO.DOCUMENTO_DECLARANTE,
  },
  {
    box: at(0, 1, 2 * third, 'Nombre o razón social del importador'),
    path: 'ENCABEZADO.NOMBRE_IMPORTADOR',
    text: ({ body }) => body.ENCABEZADO.NOMBRE_IMPORTADOR,
  },
  {
    box: at(2 * third, 1, third, taxIdCaption),
    path: 'ENCABEZADO.NIT_IMPORTADOR',
    text: ({ body, country }) =>
      body.ENCABEZADO.NIT_IMPORTADOR === ''
        ? ''
        : countries[country].formatTaxId(body.ENCABEZADO.NIT_IMPORTADOR),
  },
];

const templates = byCountry((code) =>
  formTemplate(LETTER, (canvas) => {
    drawHead(canvas, FRAME, code, 'declaración resumida');
    for (const { box } of places(dvaCountries[code].taxIdCaption)) canvas.box(box);
    drawHeading(canvas, FRAME, HEADING, 'DECLARACIONES DEL VALOR (US$)', 9);
    drawTable(canvas, table, PLACE);
    drawLines(canvas, table, PLACE);
    canvas.rect(LEFT, TOTAL, WIDTH, TOTAL_HEIGHT, { fill: 0.93 });
    canvas.tableRules({ ...table, columns: table.columns.slice(1) }, TOTAL, TOTAL_HEIGHT);
    canvas.rect(LEFT, TOTAL, WIDTH, TOTAL_HEIGHT);
  }),
);

function drawTotals(page: Canvas, label: string, totals: Record<SummaryAmount, string>): void {
  const baseline = TOTAL + 3.8;
  const [, name] = table.columns;
  page.text(name!.x + name!.w - 0.7, baseline, label, { size: 7, align: 'right', gray: 0.15 });
  SUMMARY_AMOUNTS.forEach((amount, index) => {
    const { x, w } = table.columns[index + 2]!;
    page.text(x + w - 0.7, baseline, totals[amount], {
      size: 8,
      font: 'bold',
      align: 'right',
      maxWidth: w - 1.4,
      path: `DVAS.${amount}`,
    });
  });
}

function drawPage(book: Book, facts: SummaryFacts, index: number, pages: number): void {
  const { DVAS } = facts.body;
  const page = book.page(templates[facts.country]);
  if (facts.draft) drawDraft(page, FRAME);
  drawFoot(page, FRAME, pages);
  // dd/mm/yyyy hh:mm:ss (spec 9, numbers and dates).
  page.text(FRAME.right, FRAME.top + 8.6, formatDateTime(facts.body.ENCABEZADO.FECHA), {
    size: 7,
    align: 'right',
    path: 'ENCABEZADO.FECHA',
    maxWidth: 60,
  });
  for (const { box, path, text, style } of places(''))
    page.value(box, text(facts), { size: 8.5, ...style, path });
  const from = index * SUMMARY_LINES;
  const upTo = Math.min(from + SUMMARY_LINES, DVAS.length);
  DVAS.slice(from, upTo).forEach((line, offset) => {
    const row = from + offset;
    const cells = [String(row + 1), line.ID_DVA, ...SUMMARY_AMOUNTS.map((name) => shownAmount(line[name]))];
    page.tableRow(table, BODY + offset * table.lineHeight, cells, { row, path: `DVAS[${row}]` });
  });
  const last = index === pages - 1;
  drawTotals(page, last ? 'TOTALES' : 'Suma y pasa', summaryTotals(DVAS.slice(0, upTo)));
}

/** The summarised DVA (spec 2, Honduras): a line a value declaration with its amounts, and their totals. */
export function summaryLayout(facts: SummaryFacts): FormLayout {
  const pages = Math.max(1, Math.ceil(facts.body.DVAS.length / SUMMARY_LINES));
  return (book) => {
    for (let index = 0; index < pages; index += 1) drawPage(book, facts, index, pages);
  };
}
