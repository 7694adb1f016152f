import { slotRows, type Row, type Slot } from '../grid.ts';

/** Height of a sub-heading line between blocks. */
export const HEADING = 3.3;

/** A block of boxes under its sub-heading; `y` is where the sub-heading begins. */
export interface Block {
  title: string;
  y: number;
  slots: Slot[];
  end: number;
}

/** Rows of boxes, each with its height in millimetres, under a sub-heading. */
export const block = (title: string, y: number, rows: readonly Row[]): Block => ({
  title,
  y,
  slots: slotRows(y + HEADING, rows),
  end: rows.reduce((end, [height]) => end + height, y + HEADING),
});
