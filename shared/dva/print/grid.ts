import type { Box, ValueStyle } from '../../foundation/pdf/box.ts';
import { dvaDataSets, type DvaHeader } from '../fields/dataSets.ts';
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

/** A cell of a row: the field that it shows, and millimetres wide, 0 for what is left. */
interface Cell {
  field: keyof DvaHeader;
  width: number;
  text: BoxText;
  /** Where paper says it shorter, or the country otherwise, than the label of the field. */
  caption?: string;
  style?: ValueStyle;
}

export const cell = (
  field: Cell['field'],
  width: number,
  text: BoxText,
  more: Pick<Cell, 'caption' | 'style'> = {},
): Cell => ({ field, width, text, ...more });

export type Row = readonly [height: number, cells: readonly Cell[]];

/**
 * Rows of boxes one below the other over the whole width; number and caption are those of the field. A number that
 * several boxes share stands in the first of them.
 */
export function slotRows(top: number, rows: readonly Row[]): Slot[] {
  const told = new Set<string>();
  let y = top;
  return rows.flatMap(([height, cells]) => {
    const rest = WIDTH - cells.reduce((sum, each) => sum + each.width, 0);
    let x = LEFT;
    const row = cells.map(({ field: name, width, text, caption, style }): Slot => {
      const { box: number, label } = dvaDataSets.DVA.fields[name];
      const w = width || rest;
      const first = number !== undefined && !told.has(number);
      if (first) told.add(number);
      const box: Box = { x, y, w, h: height, caption: caption ?? label, ...(first ? { number } : {}) };
      x += w;
      return { box, path: `DVA.${name}`, text, ...(style ? { style } : {}) };
    });
    y += height;
    return row;
  });
}
