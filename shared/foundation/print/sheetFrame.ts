import type { Canvas } from '../pdf/canvas.ts';
import { drawFoot, type Frame } from '../pdf/pageFrame.ts';
import { LEFT, RIGHT } from './area.ts';

const FRAME: Frame = { left: LEFT, right: RIGHT, top: 8.5, foot: 272.4 };
const STAMP_HEIGHT = 4.4;

/** Title, authority and rule of a page; belongs into its template. `kind` in capitals names a page of its own. */
export function drawSheetHead(canvas: Canvas, title: string, authority: string, kind: string): void {
  const { top } = FRAME;
  canvas.text(LEFT, top + 4.4, title, { size: 12, font: 'bold', role: 'title' });
  canvas.text(LEFT, top + 8.6, authority, { size: 6.5, gray: 0.35 });
  canvas.text(LEFT + 62, top + 8.6, kind, { size: 6.5, font: 'bold', gray: 0.15, role: 'heading' });
  canvas.line(LEFT, top + 10.2, RIGHT, top + 10.2, { width: 0.5 });
}

/** What changes from page to page of a declaration. */
export interface SheetValues {
  /** The declaration's number as paper shows it, and its field. */
  number: string;
  path: string;
  /** Mark of a print without validity. */
  stamp: string | undefined;
  pages: number;
  version: number | undefined;
}

/** Number, mark of a print without validity, page n of m, credit. */
export function drawSheetValues(canvas: Canvas, { number, path, stamp, pages, version }: SheetValues): void {
  const { top } = FRAME;
  canvas.text(RIGHT, top + 4.4, number, {
    size: 9.5,
    font: 'bold',
    align: 'right',
    overflow: 'squeeze',
    path,
    maxWidth: 72,
  });
  if (stamp !== undefined) {
    const width = canvas.measure(stamp, 'bold', 8) + 5;
    canvas.rect(RIGHT - width, top + 5.4, width, STAMP_HEIGHT, { fill: 0.15 });
    canvas.text(RIGHT - width / 2, top + 8.6, stamp, {
      size: 8,
      font: 'bold',
      gray: 1,
      align: 'center',
      role: canvas.page > 1 ? 'artifact' : 'paragraph',
    });
  }
  drawFoot(canvas, FRAME, pages, version);
}
