import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { Frame } from '../../foundation/pdf/pageFrame.ts';
import type { PrintFacts } from './facts.ts';

/** Millimetres from a caption to its name, and from the head's rule to the names. */
const CAPTION = 14;
const BELOW_RULE = 10.5;
const GAP = 2;

/**
 * Importer and supplier between the head of an annex page and what begins at `end`, so that a loose sheet says whose it
 * is. A long name wraps in smaller type, whole (spec 5, printing).
 */
export function drawParties(
  page: Canvas,
  { left, right, top }: Frame,
  { body }: PrintFacts,
  end: number,
): void {
  const w = (right - left) / 2 - CAPTION - GAP;
  const y = top + BELOW_RULE;
  const h = end - y;
  const party = (x: number, name: 'NOMBRE_IMPORTADOR' | 'NOMBRE_PROVEEDOR', caption: string): void => {
    const box = { x: x + CAPTION, y, w, h, group: caption };
    const style = { size: 5, gray: 0.35, role: 'caption', group: caption } as const;
    page.text(x, y + h / 2 + 0.7, caption, style);
    page.value(box, body.DVA[name], { path: `DVA.${name}`, size: 7.5, minSize: 4 });
  };
  party(left, 'NOMBRE_IMPORTADOR', 'IMPORTADOR');
  party((left + right) / 2 + GAP, 'NOMBRE_PROVEEDOR', 'PROVEEDOR');
}
