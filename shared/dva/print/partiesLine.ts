import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { Frame } from '../../foundation/pdf/pageFrame.ts';
import type { PrintFacts } from './facts.ts';

const LONGEST = 125;
/** The whole name stands in its box of the first page; here it only tells sheets apart. */
const short = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

/** Importer and supplier below the head of an annex page, so that a loose sheet says whose it is. */
export function drawParties(page: Canvas, { left, right, top }: Frame, { body }: PrintFacts): void {
  const y = top + 14.2;
  const middle = (left + right) / 2;
  const half = middle - left - 20;
  const caption = { size: 5, gray: 0.35, role: 'caption' } as const;
  const value = { size: 7.5, font: 'bold', maxWidth: half, minSize: 4.5, lines: 2 } as const;
  page.text(left, y, 'IMPORTADOR', caption);
  page.text(left + 15, y, short(body.DVA.NOMBRE_IMPORTADOR), { ...value, path: 'DVA.NOMBRE_IMPORTADOR' });
  page.text(middle + 2, y, 'PROVEEDOR', caption);
  page.text(middle + 17, y, short(body.DVA.NOMBRE_PROVEEDOR), { ...value, path: 'DVA.NOMBRE_PROVEEDOR' });
}
