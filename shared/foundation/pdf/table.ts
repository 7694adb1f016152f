import type { Align } from './pen.ts';
import type { FontName } from './printFont.ts';

export interface Column {
  /** Left edge and width in millimetres. */
  readonly x: number;
  readonly w: number;
  /** Box number and caption of the head. */
  readonly number?: string;
  readonly caption?: string;
  /** Field of the row; with the row's path it makes the cell's path. */
  readonly field?: string;
  readonly align?: Align;
  readonly font?: FontName;
  /** Points; default the table's, shrinking down to `minSize` (default 4.5). */
  readonly size?: number;
  readonly minSize?: number;
  /** Lines that a cell may wrap to; default 1. */
  readonly lines?: number;
}

export interface Table {
  /** Tells tables of one document apart, for tags. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** Millimetres that one line of text takes; a row of three lines is three of them high. */
  readonly lineHeight: number;
  /** Points; default 6.5. */
  readonly size?: number;
}

/** A text that wraps by width, or lines that the layout has wrapped already (`wrapWords`, with joints). */
export type Cell = string | readonly string[];

export interface RowPlace {
  /** From 0 over the whole document. */
  readonly row: number;
  /** Path of the row: `MERCANCIAS[3]`. */
  readonly path?: string | undefined;
}

/** Millimetres between a column's rule and its text. */
export const CELL_PAD = 0.7;

/** Where the text of a column stands: its left end, middle or right end. */
export function anchor(column: Column): number {
  if (column.align === 'right') return column.x + column.w - CELL_PAD;
  return column.align === 'center' ? column.x + column.w / 2 : column.x + CELL_PAD;
}
