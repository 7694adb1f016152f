import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { GridColumn } from './paste.ts';
import type { TextOf } from './view.ts';

/** Lines that are measured at most; a longer list is measured at even distances. */
const SAMPLE = 200;
const NARROWEST = 56;
const WIDEST = 320;
/** A label wider than this is cut before it makes a column of short codes wide. */
const WIDEST_LABEL = 132;
const PADDING = 18;
/** By how many pixels a digit of a sheet (tabular figures) is wider than a zero on a canvas, which does not know them. */
const WIDER_DIGIT = 0.25;
/** The sign of a filter and its room. */
const SIGN = 24;

type Measure = (text: string, bold: boolean) => number;

let canvas: CanvasRenderingContext2D | null | undefined;

/** Width of a text in the sheet's type, in pixels. */
const measured: Measure = (text, bold) => {
  canvas ??= window.document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * 8;
  canvas.font = `${bold ? 700 : 400} 13px ${getComputedStyle(window.document.body).fontFamily}`;
  return canvas.measureText(text).width;
};

/** Widths that show what the columns hold, within limits, in pixels by name. */
export function contentWidths(
  lines: readonly AnyRecord[],
  columns: readonly GridColumn[],
  textOf: TextOf,
  headingOf: (column: GridColumn) => string,
  measure: Measure = measured,
): Readonly<Record<string, number>> {
  const step = Math.max(1, Math.ceil(lines.length / SAMPLE));
  const sample = lines.filter((_, index) => index % step === 0);
  return Object.fromEntries(
    columns.map((column) => {
      // The longest text of figures and capitals is the widest one, near enough: one is measured and not two hundred.
      const longest = sample.reduce((most, line) => {
        const text = textOf(line, column);
        return text.length > most.length ? text : most;
      }, '');
      const label = Math.min(WIDEST_LABEL, measure(headingOf(column), true)) + SIGN;
      const zeros = longest.replace(/\d/g, '0');
      const digits = zeros.length - zeros.replaceAll('0', '').length;
      const width = Math.max(label, measure(zeros, false) + digits * WIDER_DIGIT) + PADDING;
      return [column.name, Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)))];
    }),
  );
}
