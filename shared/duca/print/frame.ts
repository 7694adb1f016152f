import { countries } from '../../countries/countries.ts';
import type { CountryCode } from '../../countries/country.ts';
import { formatDeclarationNumber } from '../../foundation/numbers/declarationNumber.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { drawSheetHead, drawSheetValues } from '../../foundation/print/sheetFrame.ts';
import type { PrintFacts } from './facts.ts';
import type { Standing } from './options.ts';

const STAMPS: Partial<Record<Standing, string>> = {
  BORRADOR: 'BORRADOR – SIN VALIDEZ',
  EN_ANULACION: 'ANULACIÓN EN TRÁMITE',
  SUSTITUIDA: 'SUSTITUIDA POR SU RECTIFICACIÓN',
  SIN_ACEPTAR: 'NO ACEPTADA – IMPRESIÓN DE CONTINGENCIA',
  ENMIENDA: 'RECTIFICACIÓN NO ACEPTADA',
  ANULADA: 'ANULADA ANTE LA AUTORIDAD – SIN VALIDEZ',
};

/** Title, authority and rules of a page; belongs into its template. `kind` in capitals names a page of its own. */
export const drawHead = (canvas: Canvas, country: CountryCode, kind: string): void =>
  drawSheetHead(canvas, 'DECLARACIÓN ÚNICA CENTROAMERICANA (DUCA)', countries[country].authority.title, kind);

/** What changes from page to page: number, mark of a print without validity, page n of m, credit. */
export const drawFrameValues = (
  canvas: Canvas,
  { body, options, version }: PrintFacts,
  pages: number,
): void =>
  drawSheetValues(canvas, {
    number: formatDeclarationNumber(body.DUCA.NUMERO_DUCA),
    path: 'DUCA.NUMERO_DUCA',
    stamp: STAMPS[options.standing],
    pages,
    version,
  });
