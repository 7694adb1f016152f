import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { pathOf, textOf, valueOf } from '../../foundation/print/slots.ts';
import type { Slot } from './cells.ts';
import type { PrintFacts } from './facts.ts';

/** What a box says when its data stand on a continuation page. */
export const SEE = 'VER CONTINUACIÓN';

/** A value that is too long for its box, as the continuation page shows it under the number of the box. */
export interface Sent {
  number: string;
  /** Fraction that it belongs to, from 1. */
  line?: number;
  caption: string;
  path: string;
  text: string;
}

/**
 * The text that a box shows: the whole; the code alone where the catalogue's text does not fit beside it; or where to
 * look, with the whole text sent on. Numbers are never moved away: they shrink, and a reader must find them in their box.
 */
export function fitted(
  page: Canvas,
  slot: Slot,
  facts: PrintFacts,
  sent: Sent[],
  line = 0,
  fraction?: number,
): string {
  const text = textOf(slot, facts, line);
  const { box, style, field } = slot;
  if (text === '' || style.align === 'right' || page.fitsBox(box, text, style)) return text;
  const code = valueOf(slot, facts.body, line);
  if (field.kind === 'choice' && !slot.text && page.fitsBox(box, code, style)) return code;
  sent.push({
    number: field.box ?? '',
    ...(fraction === undefined ? {} : { line: fraction }),
    caption: field.label,
    path: pathOf(slot, line),
    text,
  });
  return SEE;
}

/** Prepares the values of boxes: what does not fit is sent now, so that pages can be counted; drawing comes later. */
export function valueDraws(
  page: Canvas,
  slots: readonly Slot[],
  facts: PrintFacts,
  sent: Sent[],
): (() => void)[] {
  return slots.map((slot) => {
    const text = fitted(page, slot, facts, sent);
    const path = pathOf(slot);
    const style = text === SEE ? { ...slot.style, minSize: 4 } : slot.style;
    return () => void page.value(slot.box, text, { ...style, path });
  });
}
