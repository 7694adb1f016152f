import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { drawFoot, type Frame } from '../../foundation/pdf/pageFrame.ts';
import type { PrintFacts } from './facts.ts';
import { countries } from '../../countries/countries.ts';
import type { CountryCode } from '../../countries/country.ts';
import { authorities } from '../../transmission/authorities.ts';

export const TITLE = 'Declaración del valor en aduana';

/** Title, authority and rules of a page; belongs into its template. */
export function drawHead(canvas: Canvas, frame: Frame, country: CountryCode, subtitle: string): void {
  const { left, right, top, foot } = frame;
  canvas.text(left, top + 4.6, TITLE.toUpperCase(), { size: 13, font: 'bold', role: 'title' });
  canvas.text(left, top + 8.6, `${countries[country].authority.title} · ${subtitle}`, {
    size: 7,
    gray: 0.35,
    role: 'heading',
  });
  canvas.line(left, top + 10.4, right, top + 10.4, { width: 0.5 });
  canvas.line(left, foot - 3.2, right, foot - 3.2, { width: 0.1, gray: 0.5 });
}

/** What the letters of a heading take above their baseline, with some air. */
export const ABOVE_HEADING = 2.5;

/** What a page is about, in the middle over its content; belongs into its template. `size` in points. */
export function drawHeading(
  canvas: Canvas,
  { left, right }: Frame,
  y: number,
  text: string,
  size: number,
): void {
  canvas.text(left + (right - left) / 2, y, text, { size, font: 'bold', align: 'center', role: 'heading' });
}

/** What changes from page to page: number of the DVA, declaration, draft mark, page n of m, credit. */
export function drawFrameValues(
  canvas: Canvas,
  frame: Frame,
  facts: PrintFacts,
  pages: number,
  show: { declaration: boolean } = { declaration: true },
): void {
  const { left, right, top } = frame;
  const { DVA } = facts.body;
  const right0 = { align: 'right', overflow: 'squeeze' } as const;
  canvas.text(right, top + 4.4, DVA.ID_DVA === '' ? 'DVA sin número' : `DVA ${DVA.ID_DVA}`, {
    ...right0,
    size: 10,
    font: 'bold',
    path: 'DVA.ID_DVA',
    maxWidth: right - left - MARK.middle - MARK.width / 2 - 2,
  });
  if (show.declaration) {
    canvas.text(right, top + 8.6, authorities[facts.reference.country].formatNumber(DVA.NUMERO_DECLARACION), {
      ...right0,
      size: 7,
      path: 'DVA.NUMERO_DECLARACION',
      maxWidth: 70,
    });
  }
  if (facts.options.annulled) drawMark(canvas, frame, 'ANULADA');
  else if (facts.options.draft) drawDraft(canvas, frame);
  drawFoot(canvas, frame, pages, facts.version);
}

/** Mark of a print without validity, in millimetres: its middle from the left edge of the frame. */
const MARK = { middle: 122, width: 32 } as const;

/** Mark of a print that may have holes. */
export const drawDraft = (canvas: Canvas, frame: Frame): void => drawMark(canvas, frame, 'BORRADOR');

function drawMark(canvas: Canvas, { left, top }: Frame, text: string): void {
  const middle = left + MARK.middle;
  canvas.rect(middle - MARK.width / 2, top + 0.4, MARK.width, 6, { stroke: 0.45, width: 0.3 });
  canvas.text(middle, top + 4.7, text, {
    size: 11,
    font: 'bold',
    gray: 0.45,
    align: 'center',
    role: canvas.page > 1 ? 'artifact' : 'paragraph',
  });
}
