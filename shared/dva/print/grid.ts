import type { Box, ValueStyle } from '../../foundation/pdf/box.ts';
import type { DvaHeader } from '../fields/dataSets.ts';
import type { BoxText } from './text.ts';

/** Left edge and width of the printed area of a portrait page, in millimetres. */
export const LEFT = 13;
export const WIDTH = 189.9;

/** A box of the first page with the field it shows. */
export interface Slot {
  box: Box;
  path: string;
  text: BoxText;
  style?: ValueStyle;
}

/** A cell of a row: millimetres wide, 0 for what is left. */
export interface Cell {
  width: number;
  number?: string;
  caption: string;
  field: keyof DvaHeader;
  text: BoxText;
  style?: ValueStyle;
}

/** Boxes side by side over the whole width. */
export function slotRow(y: number, height: number, cells: readonly Cell[]): Slot[] {
  const rest = WIDTH - cells.reduce((sum, cell) => sum + cell.width, 0);
  let x = LEFT;
  return cells.map((cell) => {
    const w = cell.width || rest;
    const box: Box = {
      x,
      y,
      w,
      h: height,
      caption: cell.caption,
      ...(cell.number ? { number: cell.number } : {}),
    };
    x += w;
    return { box, path: `DVA.${cell.field}`, text: cell.text, ...(cell.style ? { style: cell.style } : {}) };
  });
}
