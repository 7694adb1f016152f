import { slotRow, type Slot } from '../grid.ts';

/** Height of a sub-heading line between blocks. */
export const HEADING = 3.3;

/** A block of boxes under its sub-heading; `y` is where the sub-heading begins. */
export interface Block {
  title: string;
  y: number;
  slots: Slot[];
  end: number;
}

/** Rows of boxes of those heights in millimetres, under a sub-heading. */
export const block = (
  title: string,
  y: number,
  heights: readonly number[],
  rows: Parameters<typeof slotRow>[2][],
): Block => {
  let at = y + HEADING;
  const slots = rows.flatMap((cells, index) => {
    const row = slotRow(at, heights[index]!, cells);
    at += heights[index]!;
    return row;
  });
  return { title, y, slots, end: at };
};
