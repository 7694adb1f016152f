import type { Canvas } from './canvas.ts';
import type { FormTemplate } from './formTemplate.ts';

/** The document while it is laid out. */
export interface Book {
  /** Finishes the page before and starts one. */
  page(template: FormTemplate): Canvas;
}

/** A form's layout: draws a document's pages, in order, synchronously, and the same every time. */
export type FormLayout = (book: Book) => void;
