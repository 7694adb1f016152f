import { countries } from '../../countries/countries.ts';
import type { CountryCode } from '../../countries/country.ts';
import { formatDeclarationNumber } from '../../foundation/numbers/declarationNumber.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { drawFoot, type Frame } from '../../foundation/pdf/pageFrame.ts';
import type { PrintFacts } from './facts.ts';
import type { Standing } from './options.ts';

/** Left edge and width of the printed area, in millimetres. */
export const LEFT = 13;
export const WIDTH = 189.9;
export const RIGHT = LEFT + WIDTH;
/** Where the boxes begin, and where the last one must end. */
export const TOP = 20;
export const BOTTOM = 267.5;

const FRAME: Frame = { left: LEFT, right: RIGHT, top: 8.5, foot: 272.4 };
const STAMPS: Partial<Record<Standing, string>> = {
  BORRADOR: 'BORRADOR – SIN VALIDEZ',
  SIN_ACEPTAR: 'NO ACEPTADA – IMPRESIÓN DE CONTINGENCIA',
};
const STAMP_HEIGHT = 4.4;

/** Title, authority and rules of a page; belongs into its template. `kind` in capitals names a page of its own. */
export function drawHead(canvas: Canvas, country: CountryCode, kind: string): void {
  const { top } = FRAME;
  canvas.text(LEFT, top + 4.4, 'DECLARACIÓN ÚNICA CENTROAMERICANA (DUCA)', {
    size: 12,
    font: 'bold',
    role: 'title',
  });
  canvas.text(LEFT, top + 8.6, countries[country].authority.title, { size: 6.5, gray: 0.35 });
  canvas.text(LEFT + 62, top + 8.6, kind, { size: 6.5, font: 'bold', gray: 0.15, role: 'heading' });
  canvas.line(LEFT, top + 10.2, RIGHT, top + 10.2, { width: 0.5 });
}

/** What changes from page to page: number, mark of a print without validity, page n of m, credit. */
export function drawFrameValues(canvas: Canvas, facts: PrintFacts, pages: number): void {
  const { top } = FRAME;
  const { NUMERO_DUCA } = facts.body.DUCA;
  canvas.text(RIGHT, top + 4.4, formatDeclarationNumber(NUMERO_DUCA), {
    size: 9.5,
    font: 'bold',
    align: 'right',
    overflow: 'squeeze',
    path: 'DUCA.NUMERO_DUCA',
    maxWidth: 72,
  });
  const stamp = STAMPS[facts.options.standing];
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
  drawFoot(canvas, FRAME, pages, facts.version);
}

/** Height of the heading line of a block. */
export const BAND = 3.1;

/** Ground of a band; below the frames around it. */
export function drawBandGround(canvas: Canvas, y: number, x = LEFT, width = WIDTH): void {
  canvas.rect(x, y, width, BAND, { fill: 0.9 });
}

/** Title of a band: what is drawn after it belongs to its section. */
export function drawBandTitle(canvas: Canvas, y: number, title: string, x = LEFT): void {
  canvas.text(x + 0.9, y + 2.3, title.toUpperCase(), {
    size: 5.75,
    font: 'bold',
    gray: 0.1,
    role: 'heading',
  });
}

export function drawBand(canvas: Canvas, y: number, title: string, x = LEFT, width = WIDTH): void {
  drawBandGround(canvas, y, x, width);
  drawBandTitle(canvas, y, title, x);
}
