import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { BAND, drawBand, LEFT, WIDTH } from './frame.ts';
import { slotRow, type Cell, type Slot } from './slots.ts';

interface Part {
  left: number;
  width: number;
}

const WHOLE: Part = { left: LEFT, width: WIDTH };

/** Blocks of boxes one below the other, each under the band with its title. */
export class BlockStack {
  readonly slots: Slot[] = [];
  readonly #bands: (Part & { y: number; title: string })[] = [];
  #y: number;

  constructor(top: number) {
    this.#y = top;
  }

  /** Where what comes next begins, in millimetres. */
  get end(): number {
    return this.#y;
  }

  /** A block over the whole width, or over a part of it. */
  block(
    title: string,
    rows: readonly (readonly [height: number, cells: readonly Cell[]])[],
    part = WHOLE,
  ): this {
    if (title !== '') {
      this.#bands.push({ ...part, y: this.#y, title });
      this.#y += BAND;
    }
    for (const [height, cells] of rows) {
      this.slots.push(...slotRow(this.#y, height, cells, part.left, part.width));
      this.#y += height;
    }
    return this;
  }

  /** The next block stands beside the last one: from `y` down again. */
  backTo(y: number): this {
    this.#y = y;
    return this;
  }

  draw(canvas: Canvas): void {
    for (const { y, title, left, width } of this.#bands) drawBand(canvas, y, title, left, width);
    for (const { box } of this.slots) canvas.box(box);
  }
}
