import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { BAND, drawBandGround, drawBandTitle, LEFT, WIDTH } from './frame.ts';
import { slotRow, type Cell, type Slot } from './slots.ts';

interface Part {
  left: number;
  width: number;
}

interface Block extends Part {
  y: number;
  /** '' for boxes without a band. */
  title: string;
  slots: Slot[];
}

const WHOLE: Part = { left: LEFT, width: WIDTH };

/** Blocks of boxes one below the other, each under the band with its title. */
export class BlockStack {
  readonly #blocks: Block[] = [];
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
    const block: Block = { ...part, y: this.#y, title, slots: [] };
    this.#blocks.push(block);
    if (title !== '') this.#y += BAND;
    for (const [height, cells] of rows) {
      block.slots.push(...slotRow(this.#y, height, cells, part.left, part.width));
      this.#y += height;
    }
    return this;
  }

  /** The next block stands beside the last one: from `y` down again. */
  backTo(y: number): this {
    this.#y = y;
    return this;
  }

  get slots(): Slot[] {
    return this.#blocks.flatMap((block) => block.slots);
  }

  /** Each title with its boxes, in the order in which they are read. */
  draw(canvas: Canvas): void {
    const titled = this.#blocks.filter(({ title }) => title !== '');
    for (const { y, left, width } of titled) drawBandGround(canvas, y, left, width);
    for (const { y, title, left, slots } of this.#blocks) {
      if (title !== '') drawBandTitle(canvas, y, title, left);
      for (const { box } of slots) canvas.box(box);
    }
  }
}
