import { hn } from '../../countries/hn/hn.ts';
import { LEFT, RIGHT } from '../../duca/print/frame.ts';
import type { PrintedFacts } from '../../foundation/documents/printedForm.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { drawFoot, type Frame } from '../../foundation/pdf/pageFrame.ts';
import type { DuaBody } from '../dataSets.ts';
import { drawBoxes } from './boxes.ts';
import type { DuaPrintOptions, DuaStanding } from './options.ts';

export type DuaFacts = PrintedFacts<DuaBody, DuaPrintOptions>;

const FRAME: Frame = { left: LEFT, right: RIGHT, top: 8.5, foot: 272.4 };
const STAMPS: Partial<Record<DuaStanding, string>> = {
  BORRADOR: 'BORRADOR – SIN VALIDEZ',
  SIN_REGISTRAR: 'SIN REGISTRAR EN SARAH',
};

/** Title, authority and rule of a page; belongs into its template. */
function drawHead(canvas: Canvas, page: string): void {
  const { top } = FRAME;
  canvas.text(LEFT, top + 4.4, `${hn.declaration.title.toUpperCase()} (${hn.declaration.name})`, {
    size: 12,
    font: 'bold',
    role: 'title',
  });
  canvas.text(LEFT, top + 8.6, hn.authority.title, { size: 6.5, gray: 0.35 });
  canvas.text(LEFT + 62, top + 8.6, page, { size: 6.5, font: 'bold', gray: 0.15, role: 'heading' });
  canvas.line(LEFT, top + 10.2, RIGHT, top + 10.2, { width: 0.5 });
}

export const firstTemplate = formTemplate(LETTER, (canvas) => {
  drawHead(canvas, 'CARÁTULA');
  drawBoxes(canvas);
});

export const sheetTemplate = formTemplate(LETTER, (canvas) => drawHead(canvas, 'HOJA DE CONTINUACIÓN'));

/** What changes from page to page: the authority's id, mark of a print without validity, page n of m. */
export function drawFrameValues(canvas: Canvas, { body, options, version }: DuaFacts, pages: number): void {
  const { top } = FRAME;
  canvas.text(RIGHT, top + 4.4, body.DECLARACION.ID_SARAH, {
    size: 9.5,
    font: 'bold',
    align: 'right',
    overflow: 'squeeze',
    path: 'DECLARACION.ID_SARAH',
    maxWidth: 72,
  });
  const stamp = STAMPS[options.standing];
  if (stamp !== undefined) {
    const width = canvas.measure(stamp, 'bold', 8) + 5;
    canvas.rect(RIGHT - width, top + 5.4, width, 4.4, { fill: 0.15 });
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
