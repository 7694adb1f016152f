import { hn } from '../../countries/hn/hn.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { formTemplate } from '../../foundation/pdf/formTemplate.ts';
import { LETTER } from '../../foundation/pdf/geometry.ts';
import { drawSheetHead, drawSheetValues } from '../../foundation/print/sheetFrame.ts';
import { drawBoxes } from './boxes.ts';
import type { DuaFacts } from './facts.ts';
import type { PrintStanding } from '../../transmission/printStanding.ts';

const STAMPS: Partial<Record<PrintStanding, string>> = {
  BORRADOR: 'BORRADOR – SIN VALIDEZ',
  EN_ANULACION: 'DESISTIMIENTO EN TRÁMITE',
  SUSTITUIDA: 'SUSTITUIDA POR SU MODIFICACIÓN',
  SIN_ACEPTAR: 'SIN REGISTRAR EN SARAH',
  ENMIENDA: 'MODIFICACIÓN SIN REGISTRAR EN SARAH',
  ANULADA: 'DESISTIDA ANTE SARAH – SIN VALIDEZ',
};
const TITLE = `${hn.declaration.title.toUpperCase()} (${hn.declaration.name})`;

/** Title, authority and rule of a page; belongs into its template. */
const drawHead = (canvas: Canvas, kind: string): void =>
  drawSheetHead(canvas, TITLE, hn.authority.title, kind);

export const firstTemplate = formTemplate(LETTER, (canvas) => {
  drawHead(canvas, 'CARÁTULA');
  drawBoxes(canvas);
});

export const sheetTemplate = formTemplate(LETTER, (canvas) => drawHead(canvas, 'HOJA DE CONTINUACIÓN'));

/** What changes from page to page: the authority's id, mark of a print without validity, page n of m. */
export const drawFrameValues = (canvas: Canvas, { body, options, version }: DuaFacts, pages: number): void =>
  drawSheetValues(canvas, {
    number: body.DECLARACION.ID_SARAH,
    path: 'DECLARACION.ID_SARAH',
    stamp: STAMPS[options.standing],
    pages,
    version,
  });
