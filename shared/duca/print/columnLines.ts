import type { Box } from '../../foundation/pdf/box.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { PrintFacts } from './facts.ts';
import { printedValue, recordsOf } from '../../foundation/print/printedValue.ts';
import { pathOf, placeOf, type FieldName, type Place as FieldPlace } from '../../foundation/print/slots.ts';
import { ducaDataSets } from '../dataSets.ts';

type Sets = typeof ducaDataSets;

type LineText = (record: AnyRecord) => string;

/** The code alone, without the catalogue's text. */
export const codeOf =
  (name: string): LineText =>
  (record) =>
    record[name] ?? '';

/** A tall box that lists one field of several lines. */
export interface ColumnBox extends FieldPlace {
  box: Box;
  align: 'left' | 'right';
  /** How the column shows its line; default as its kind. */
  text?: LineText | undefined;
}

interface ColumnSpec<S extends keyof Sets> {
  name: FieldName<Sets, S>;
  width: number;
  text?: LineText;
}

interface Place {
  x: number;
  y: number;
  height: number;
  /** Table that the columns belong to for a reader, and number of the first of them. */
  table: string;
  first: number;
  head: boolean;
}

export function columnBoxes<S extends keyof Sets>(
  set: S,
  specs: readonly ColumnSpec<S>[],
  place: Place,
): ColumnBox[] {
  let { x } = place;
  return specs.map(({ name, width, text }, index) => {
    const at = placeOf(ducaDataSets, set, name);
    const { field } = at;
    const box: Box = {
      x,
      y: place.y,
      w: width,
      h: place.height,
      ...(field.box === undefined ? {} : { number: field.box }),
      caption: field.label,
      cell: { table: place.table, column: place.first + index, head: place.head },
    };
    x += width;
    return { ...at, box, align: field.kind === 'decimal' ? 'right' : 'left', text };
  });
}

/** Room of the caption above the first line. */
const CAPTION = 3.1;
const PAD = 0.9;
const SIZE = 6.5;
export const LINE = 2.85;

/** Draws record `index` as line `at` of its boxes; `row` is the row of the table that it belongs to. */
export function drawColumnLine(
  page: Canvas,
  columns: readonly ColumnBox[],
  facts: PrintFacts,
  index: number,
  at: number,
  row: number,
): void {
  for (const column of columns) {
    const { box, set, name, field, align, text } = column;
    const record = recordsOf(facts.body, set)[index] ?? {};
    const shown = text?.(record) ?? printedValue(field, record[name] ?? '', facts.reference);
    page.text(
      align === 'right' ? box.x + box.w - PAD : box.x + PAD,
      box.y + CAPTION + (at + 0.78) * LINE,
      shown,
      {
        size: SIZE,
        minSize: 4.5,
        align,
        maxWidth: box.w - 2 * PAD,
        role: 'cell',
        path: pathOf(column, index),
        box: box.number,
        cell: { table: box.cell!.table, row, column: box.cell!.column },
      },
    );
  }
}

/** Says in the last line of the boxes that more lines stand elsewhere. */
export function drawMore(
  page: Canvas,
  columns: readonly ColumnBox[],
  at: number,
  text: string,
  row: number,
): void {
  const { box } = columns[0]!;
  page.text(box.x + PAD, box.y + CAPTION + (at + 0.78) * LINE, text, {
    size: 5,
    minSize: 4,
    maxWidth: box.w - 2 * PAD,
    role: 'cell',
    cell: { table: box.cell!.table, row, column: box.cell!.column },
  });
}
