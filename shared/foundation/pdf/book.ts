import type { Canvas } from './canvas.ts';
import type { FormTemplate } from './formTemplate.ts';

/** The document while it is laid out. */
export interface Book {
  /** Finishes the page before and starts one. */
  page(template: FormTemplate): Canvas;
}

/**
 * A form's layout: draws a document's pages, in order, and the same every time. One of many pages is a generator that
 * yields after each of them how many there will be in all: there, and only there, the renderer may wait for streams and let others take a turn.
 */
export type FormLayout = (book: Book) => unknown;

/** Hears how many pages are laid out, of all of them; what it answers is waited for. */
export type PagesTold = (done: number, all: number) => Promise<void> | undefined;

/** The turns of a layout that has begun; one that is no generator has drawn all its pages by now. */
export function turnsOf(begun: unknown): Iterator<unknown> | undefined {
  const generator = begun as Partial<Generator> | undefined;
  return typeof generator === 'object' && generator !== null && Symbol.iterator in generator
    ? generator[Symbol.iterator]!()
    : undefined;
}
