import { countries } from '../../countries/countries.ts';
import type { CountryCode } from '../../countries/country.ts';
import { formatAmount } from '../../foundation/decimal/amount.ts';
import { formatDate } from '../../foundation/dates/date.ts';
import type { FormLayout } from '../../foundation/pdf/book.ts';
import type { Box } from '../../foundation/pdf/box.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { drawFoot, type Frame } from '../../foundation/pdf/pageFrame.ts';
import { LEFT, RIGHT, WIDTH } from '../../foundation/print/area.ts';
import type { Section } from '../../foundation/print/flow.ts';
import { flowedForm } from '../../foundation/print/flowedForm.ts';
import { plainSection, plainTable } from '../../foundation/print/plainTable.ts';
import type { Both, Place, Totals } from './totals.ts';

export const SETTLEMENT_TITLE = 'Liquidación de gastos';

export interface SettlementLine extends Both {
  FECHA: string;
  CONCEPTO: string;
  /** What for, by whom and on which paper. */
  DETALLE: string;
  PLACE: Place;
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

const SIZE = 8;
const FRAME: Frame = { left: LEFT, right: RIGHT, top: 8.5, foot: 272 };
const HEAD = 22;
const BOX_HEIGHT = 9;
const START = HEAD + 2 * BOX_HEIGHT + 4;

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

const drawHead = (canvas: Canvas): void => {
  canvas.text(LEFT, FRAME.top + 4.6, SETTLEMENT_TITLE.toUpperCase(), {
    size: 13,
    font: 'bold',
    role: 'title',
  });
  canvas.line(LEFT, FRAME.top + 10.4, RIGHT, FRAME.top + 10.4, { width: 0.5 });
};
const first = formTemplate(LETTER, (canvas) => {
  drawHead(canvas);
  for (const box of Object.values(BOXES)) canvas.box(box);
});
const sheet = formTemplate(LETTER, drawHead);

/** Where the money of a line stands, as the client reads it. */
const PLACES = [
  ['CARGOS', 'Cargos al cliente'],
  ['ANTICIPOS', 'Anticipos recibidos'],
  ['DIRECTOS', 'Pagado por el cliente directamente (informativo)'],
] as const;

const amounts = ({ LOCAL, DOLARES }: Both): string[] => [formatAmount(LOCAL, 2), formatAmount(DOLARES, 2)];

/** A table for each place, which its lines and no others add up to, and what is left of them. */
function sectionsOf(measuring: Canvas, { lines, totals, country }: AccountFacts): Section[] {
  const local = countries[country].currency.code;
  const money = [
    [local, 'LOCAL', 30, 'right'],
    ['US$', 'DOLARES', 30, 'right'],
  ] as const;
  const listed = plainTable(
    'GASTOS',
    [['Fecha', 'FECHA', 19], ['Concepto', 'CONCEPTO', 44], ['Detalle', 'DETALLE', 0], ...money],
    SIZE,
  );
  const summed = plainTable('TOTALES', [['', 'TOTAL', 0], ...money], SIZE);
  const places = PLACES.flatMap(([place, title]) => {
    const own = lines.filter(({ PLACE }) => PLACE === place);
    if (own.length === 0) return [];
    const rows = own.map((line) => [formatDate(line.FECHA), line.CONCEPTO, line.DETALLE, ...amounts(line)]);
    return plainSection(measuring, title, listed, [...rows, ['', '', 'Total', ...amounts(totals[place])]]);
  });
  const balance = [
    ['Cargos al cliente', ...amounts(totals.CARGOS)],
    ['Menos anticipos recibidos', ...amounts(totals.ANTICIPOS)],
    ['Saldo', ...amounts(totals.SALDO)],
  ];
  return [...places, plainSection(measuring, 'Saldo', summed, balance)];
}

/** The settlement of an order for its client: its lines by whose money they were, and the balance in both currencies. */
export function settlementLayout(facts: AccountFacts): FormLayout {
  const taxId = facts.taxId === '' ? '' : countries[facts.country].formatTaxId(facts.taxId);
  return flowedForm({
    first,
    sheet,
    start: START,
    sections: (measuring) => sectionsOf(measuring, facts),
    boxes: (page) => {
      page.value(BOXES.order, facts.order, { path: 'ORDEN', size: 9 });
      page.value(BOXES.day, formatDate(facts.day), { path: 'FECHA', size: 9 });
      page.value(BOXES.client, facts.client, { path: 'CLIENTE', size: 9 });
      page.value(BOXES.taxId, taxId, { path: 'REGISTRO', size: 9 });
    },
    frame: (page, pages) => {
      drawFoot(page, FRAME, pages);
      page.text(RIGHT, FRAME.top + 4.4, facts.agency, {
        size: 9,
        font: 'bold',
        align: 'right',
        maxWidth: 110,
        overflow: 'squeeze',
        path: 'AGENCIA',
      });
    },
  });
}
