import type { Box } from '../../../foundation/pdf/box.ts';
import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import { codeOf, columnBoxes, drawColumnLine, drawMore } from '../columnLines.ts';
import type { PrintFacts } from '../facts.ts';
import { LEFT, WIDTH } from '../../../foundation/print/area.ts';
import { BAND, drawBand } from '../../../foundation/print/band.ts';
import { printedValue } from '../../../foundation/print/printedValue.ts';
import { ducaDataSets } from '../../dataSets.ts';
import { SEE } from '../sent.ts';
import { fieldBlocks, TOTALS_TOP, TOTALS_WIDTH } from './blocks.ts';

const X = LEFT + TOTALS_WIDTH;
const W = WIDTH - TOTALS_WIDTH;
const TOTAL_HEIGHT = 5;
const TOP = TOTALS_TOP + BAND;
const HEIGHT = fieldBlocks.end - TOP - TOTAL_HEIGHT;
/** Taxes that the first page has room for. */
export const SETTLEMENT_LINES = 4;

const columns = columnBoxes(
  'TRIBUTOS',
  [
    { name: 'CODIGO_TRIBUTO', width: 22, text: codeOf('CODIGO_TRIBUTO') },
    { name: 'IMPORTE', width: 25 },
    { name: 'MODALIDAD_PAGO', width: W - 47, text: codeOf('MODALIDAD_PAGO') },
  ],
  { x: X, y: TOP, height: HEIGHT, table: 'TRIBUTOS', first: 0, head: true },
);
const total: Box = {
  x: X,
  y: TOP + HEIGHT,
  w: W,
  h: TOTAL_HEIGHT,
  number: '34.4',
  caption: ducaDataSets.DUCA.fields.TOTAL_GENERAL.label,
  group: 'DUCA.TOTAL_GENERAL',
};
const amount: Box = { x: X + 20, y: total.y, w: 27, h: TOTAL_HEIGHT, group: total.group! };

/** Box 34: frames and captions. */
export function drawSettlementRules(canvas: Canvas): void {
  drawBand(canvas, TOTALS_TOP, 'Liquidación general', X, W);
  canvas.rect(total.x, total.y, total.w, total.h, { fill: 0.95 });
  for (const { box } of columns) canvas.box(box);
  canvas.box(total);
}

export function drawSettlement(page: Canvas, facts: PrintFacts): void {
  const lines = facts.body.TRIBUTOS.length;
  const shown = lines > SETTLEMENT_LINES ? SETTLEMENT_LINES - 1 : lines;
  for (let at = 0; at < shown; at += 1) drawColumnLine(page, columns, facts, at, at, at);
  if (shown < lines) drawMore(page, columns, shown, SEE, shown);
  const { TOTAL_GENERAL } = facts.body.DUCA;
  page.value(amount, printedValue(ducaDataSets.DUCA.fields.TOTAL_GENERAL, TOTAL_GENERAL, facts.reference), {
    align: 'right',
    size: 8.5,
    path: 'DUCA.TOTAL_GENERAL',
  });
}

/** How many of the taxes the first page shows. */
export const shownTaxes = (taxes: number): number =>
  taxes > SETTLEMENT_LINES ? SETTLEMENT_LINES - 1 : taxes;
