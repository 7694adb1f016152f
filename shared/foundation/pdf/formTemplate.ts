import type { Canvas } from './canvas.ts';
import type { PageSize } from './geometry.ts';

/**
 * What is the same on every page of a kind: rules, captions, labels. Make it once, as a constant of the
 * layout's module: it is written into a document once however many pages show it, and the preview keeps it
 * from one edit to the next.
 */
export interface FormTemplate {
  readonly size: PageSize;
  readonly draw: (canvas: Canvas) => void;
}

/** The drawing may depend on nothing but constants (country and language included: one template each). */
export function formTemplate(size: PageSize, draw: (canvas: Canvas) => void): FormTemplate {
  return { size, draw };
}
