import type { Box } from '../../foundation/pdf/box.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { codeOf, columnBoxes, drawColumnLine, drawMore, type ColumnBox } from './columnLines.ts';
import type { PrintFacts } from './facts.ts';
import { LEFT, WIDTH } from '../../foundation/print/area.ts';
import { fitted, SEE, type Sent } from './sent.ts';
import { pathOf, slotRow } from '../../foundation/print/slots.ts';
import { printedValue } from '../../foundation/print/printedValue.ts';
import { ducaDataSets } from '../dataSets.ts';
import { cell, type Slot } from './cells.ts';
import { baseOf, rateOf, type FractionTaxes } from './fractionTaxes.ts';
import { isUnsettled, UNSETTLED } from './unsettled.ts';

const TABLE = 'FRACCIONES';
const ROW = 6.6;
const LEFT_PART = 110;
/** Beside the description: what the message says of a fraction and no box has. */
const ASIDE = 32;
const TAXES_HEIGHT = 14.6;
const TOTAL_HEIGHT = 4.4;
/** Height of the block Mercancías of one fraction. */
export const GOODS_HEIGHT = 2 * ROW + TAXES_HEIGHT + TOTAL_HEIGHT;
/** Taxes of a fraction that its block has room for. */
export const TAX_LINES = 4;

/** Boxes 35 to 53 of one fraction. */
export interface GoodsBlock {
  slots: readonly Slot[];
  taxes: readonly ColumnBox[];
  /** Box 53.5: caption and amount side by side. */
  total: { frame: Box; amount: Box };
}

/** The boxes beside and below one another, as rows of captions and widths. */
function goodsRows(y: number): Slot[] {
  const third = y + 2 * ROW;
  const aside = LEFT + LEFT_PART - ASIDE;
  const amounts = third + TAXES_HEIGHT + TOTAL_HEIGHT - ROW;
  return [
    ...slotRow(y, ROW, [
      cell('FRACCIONES', 'NUMERO_LINEA', 22),
      cell('FRACCIONES', 'CANTIDAD_BULTOS', 25),
      cell('FRACCIONES', 'ID_CLASE_BULTOS', 34),
      cell('FRACCIONES', 'PESO_NETO', 23),
      cell('FRACCIONES', 'PESO_BRUTO', 23),
      cell('FRACCIONES', 'CUOTA_CONTINGENTE', 28),
      cell('FRACCIONES', 'ID_PAIS_ORIGEN', 0),
    ]),
    ...slotRow(y + ROW, ROW, [
      cell('FRACCIONES', 'ID_UNIDAD_MEDIDA', 24),
      cell('FRACCIONES', 'CANTIDAD_UNIDADES', 22),
      cell('FRACCIONES', 'ACUERDO_1_ID', 29),
      cell('FRACCIONES', 'ACUERDO_2_ID', 22),
      cell('FRACCIONES', 'CLASIFICACION_ARANCELARIA', 32, { style: { size: 8 } }),
      cell('FRACCIONES', 'CRITERIO_ORIGEN', 37),
      cell('FRACCIONES', 'REGLAS_ACCESORIAS', 0),
    ]),
    ...slotRow(third, amounts - third, [cell('FRACCIONES', 'DESCRIPCION', 0)], LEFT, LEFT_PART - ASIDE),
    ...slotRow(third, ROW, [cell('FRACCIONES', 'ID_ESTADO_MERCANCIA', 0)], aside, ASIDE),
    ...slotRow(
      third + ROW,
      amounts - third - ROW,
      [cell('FRACCIONES', 'VALOR_ADUANA_LOCAL', 0)],
      aside,
      ASIDE,
    ),
    ...slotRow(
      amounts,
      ROW,
      [
        cell('FRACCIONES', 'VALOR_FOB', 25),
        cell('FRACCIONES', 'VALOR_FLETE', 27),
        cell('FRACCIONES', 'VALOR_SEGURO', 16),
        cell('FRACCIONES', 'VALOR_OTROS', 19),
        cell('FRACCIONES', 'VALOR_CIF', 0),
      ],
      LEFT,
      LEFT_PART,
    ),
  ];
}

/**
 * The block at a height. For a reader all blocks are rows of one table: captions are its head on the first page
 * (`head`), decoration on the pages that repeat the block.
 */
export function goodsBlock(y: number, head: boolean): GoodsBlock {
  const third = y + 2 * ROW;
  const slots = goodsRows(y).map((slot, column) => ({
    ...slot,
    box: { ...slot.box, cell: { table: TABLE, column, head } },
  }));
  const x = LEFT + LEFT_PART;
  const width = WIDTH - LEFT_PART;
  const taxes = columnBoxes(
    'FRACCION_TRIBUTOS',
    [
      { name: 'CODIGO_TRIBUTO', width: 13, text: codeOf('CODIGO_TRIBUTO') },
      { name: 'BASE_IMPONIBLE', width: 20, text: baseOf },
      { name: 'TASA', width: 19.5, text: rateOf },
      { name: 'IMPORTE', width: 17.5 },
      { name: 'MODALIDAD_PAGO', width: width - 70, text: codeOf('MODALIDAD_PAGO') },
    ],
    { x, y: third, height: TAXES_HEIGHT, table: TABLE, first: slots.length, head },
  );
  const place = { table: TABLE, column: slots.length + taxes.length, head };
  const frame: Box = { x, y: third + TAXES_HEIGHT, w: width, h: TOTAL_HEIGHT, number: '53.5', cell: place };
  return { slots, taxes, total: { frame, amount: { ...frame, x: x + 24, w: 46, number: undefined } } };
}

/** Frames and captions; belongs into a template. */
export function drawGoodsRules(canvas: Canvas, { slots, taxes, total }: GoodsBlock): void {
  for (const { box } of slots) canvas.box(box);
  for (const { box } of taxes) canvas.box(box);
  const { frame } = total;
  canvas.rect(frame.x, frame.y, frame.w, frame.h, { fill: 0.95 });
  canvas.box({ ...frame, caption: ducaDataSets.FRACCIONES.fields.TOTAL_TRIBUTOS.label });
}

/** Values of the fraction `index`; what does not fit is sent to the continuation pages. */
export function goodsValues(
  page: Canvas,
  block: GoodsBlock,
  facts: PrintFacts,
  index: number,
  taxesOf: FractionTaxes,
  sent: Sent[],
): () => void {
  const texts = block.slots.map((slot) => fitted(page, slot, facts, sent, index, index + 1));
  return () => {
    block.slots.forEach((slot, at) => {
      const style = texts[at] === SEE ? { ...slot.style, minSize: 4 } : slot.style;
      page.value(slot.box, texts[at]!, { ...style, path: pathOf(slot, index), row: index });
    });
    const lines = taxesOf(index);
    const shown = lines.length > TAX_LINES ? TAX_LINES - 1 : lines.length;
    for (let at = 0; at < shown; at += 1) drawColumnLine(page, block.taxes, facts, lines[at]!, at, index);
    if (shown < lines.length) drawMore(page, block.taxes, shown, SEE, index);
    const fraction = facts.body.FRACCIONES[index];
    if (!fraction) return;
    page.value(
      block.total.amount,
      isUnsettled(fraction, facts)
        ? UNSETTLED
        : printedValue(
            ducaDataSets.FRACCIONES.fields.TOTAL_TRIBUTOS,
            fraction.TOTAL_TRIBUTOS,
            facts.reference,
          ),
      {
        align: 'right',
        size: 7.5,
        path: `FRACCIONES[${index}].TOTAL_TRIBUTOS`,
        row: index,
      },
    );
  };
}
