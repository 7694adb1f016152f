import type { Canvas } from '../pdf/canvas.ts';
import { LEFT, WIDTH } from './area.ts';
import { BAND, drawBandGround, drawBandTitle, type BandStyle } from './band.ts';
import { slotRow, type AnyFacts, type Row, type Slot } from './slots.ts';

interface Part {
  left: number;
  width: number;
}

interface Block<F extends AnyFacts> extends Part {
  y: number;
  /** '' for boxes without a band. */
  title: string;
  slots: Slot<F>[];
}

const WHOLE: Part = { left: LEFT, width: WIDTH };

interface Look {
  band?: BandStyle;
  /** Points of the values. */
  size?: number;
}

/** A number that several boxes of a block share stands in the first of them. */
function numberedOnce<F extends AnyFacts>(slots: readonly Slot<F>[]): Slot<F>[] {
  const told = new Set<string>();
  return slots.map((slot) => {
    const { number, ...box } = slot.box;
    if (number === undefined || !told.has(number)) {
      if (number !== undefined) told.add(number);
      return slot;
    }
    return { ...slot, box };
  });
}

/** Blocks of boxes one below the other, each under the band with its title. */
export class BlockStack<F extends AnyFacts> {
  readonly #blocks: Block<F>[] = [];
  readonly #look: Look;
  #y: number;

  constructor(top: number, look: Look = {}) {
    this.#y = top;
    this.#look = look;
  }

  /** Where what comes next begins, in millimetres. */
  get end(): number {
    return this.#y;
  }

  /** A block over the whole width, or over a part of it. */
  block(title: string, rows: readonly Row<F>[], { left, width } = WHOLE): this {
    const { band, size } = this.#look;
    const y = this.#y;
    if (title !== '') this.#y += band?.height ?? BAND;
    const slots = rows.flatMap(([height, cells]) => {
      const row = slotRow(this.#y, height, cells, left, width, size);
      this.#y += height;
      return row;
    });
    this.#blocks.push({ left, width, y, title, slots: numberedOnce(slots) });
    return this;
  }

  /** The next block stands beside the last one: from `y` down again. */
  backTo(y: number): this {
    this.#y = y;
    return this;
  }

  get slots(): Slot<F>[] {
    return this.#blocks.flatMap((block) => block.slots);
  }

  /** Each title with its boxes, in the order in which they are read. */
  draw(canvas: Canvas): void {
    const { band } = this.#look;
    const titled = this.#blocks.filter(({ title }) => title !== '');
    for (const { y, left, width } of titled) drawBandGround(canvas, y, left, width, band);
    for (const { y, title, left, slots } of this.#blocks) {
      if (title !== '') drawBandTitle(canvas, y, title, left, band);
      for (const { box } of slots) canvas.box(box);
    }
  }
}
