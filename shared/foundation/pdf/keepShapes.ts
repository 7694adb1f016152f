import type { PDFContext } from 'pdf-lib';

/** Emptied objects of the print before, one of each kind; never read. */
export const kept: unknown[] = [];

/**
 * Keeps the tools of a print, and of pdf-lib's objects one of each kind, until the next print; the document itself is
 * let go. The engine throws compiled code away when the last object of a shape that the code knows is collected: in a
 * quiet process that would be between any two prints, and each would take nearly twice as long.
 */
export function keepShapes(context: PDFContext, tools: readonly unknown[]): void {
  const kinds = new Map<unknown, unknown>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!kinds.has(object.constructor)) kinds.set(object.constructor, object);
    context.delete(ref);
  }
  kept.splice(0, kept.length, context, ...tools, ...kinds.values());
}
