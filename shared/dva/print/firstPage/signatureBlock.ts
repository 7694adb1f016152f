import type { Box } from '../../../foundation/pdf/box.ts';
import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import type { DvaCountry } from '../../country.ts';
import { drawOrSend, type Overflow } from '../additional/overflow.ts';
import type { PrintFacts } from '../facts.ts';
import { LEFT, WIDTH } from '../grid.ts';
import { dated, plain, type BoxText } from '../text.ts';

const TEXT = 6.8;
const SIGN = 16;
export const SIGNATURE_HEIGHT = TEXT + SIGN;

const oath = (law: string): string =>
  `Declaro bajo juramento que los datos de esta declaración y de sus anexos son verdaderos y completos, que las facturas y demás documentos que la respaldan son auténticos, y que el valor se determinó conforme al ${law}. Respondo ante la ley por su exactitud.`;

/** Of the upper row, whose names may take three lines, and of the lower one. */
const UPPER = 9.4;
const LOWER = SIGN - UPPER;
/** Widths of place and date, and of who signs; the signature has the rest. */
const PLACE = 40;
const NAME = 90;

const places = (y: number): { box: Box; path: string; text: BoxText }[] => {
  const upper = { y: y + TEXT, h: UPPER };
  const lower = { y: y + TEXT + UPPER, h: LOWER };
  return [
    {
      box: { x: LEFT, w: PLACE, ...upper, caption: 'Lugar' },
      path: 'DVA.LUGAR_DECLARACION',
      text: plain('LUGAR_DECLARACION'),
    },
    {
      box: { x: LEFT, w: PLACE, ...lower, caption: 'Fecha' },
      path: 'DVA.FECHA_DECLARACION',
      text: dated('FECHA_DECLARACION'),
    },
    {
      box: { x: LEFT + PLACE, w: NAME, ...upper, caption: 'Nombre del importador o representante' },
      path: 'DVA.NOMBRE_DECLARANTE',
      text: plain('NOMBRE_DECLARANTE'),
    },
    {
      box: { x: LEFT + PLACE, w: NAME, ...lower, caption: 'En calidad de' },
      path: 'DVA.CARGO_DECLARANTE',
      text: plain('CARGO_DECLARANTE'),
    },
  ];
};

export function drawSignatureRules(canvas: Canvas, y: number, country: DvaCountry): void {
  canvas.text(LEFT + 0.9, y + 2.9, oath(country.law), {
    size: 6,
    maxWidth: WIDTH - 1.8,
    lines: 3,
    role: 'paragraph',
    gray: 0.15,
  });
  for (const { box } of places(y)) canvas.box(box);
  const x = LEFT + PLACE + NAME;
  const right = LEFT + WIDTH;
  const rule = y + TEXT + SIGN - 4.4;
  canvas.rect(x, y + TEXT, right - x, SIGN, { stroke: 0.25, width: 0.12 });
  canvas.line(x + 6, rule, right - 6, rule, { width: 0.15 });
  canvas.text((x + right) / 2, y + TEXT + SIGN - 1.6, 'FIRMA Y SELLO', {
    size: 5,
    gray: 0.3,
    align: 'center',
    role: 'caption',
  });
}

export function signatureValues(canvas: Canvas, y: number, facts: PrintFacts, sent: Overflow[]): () => void {
  const draws = places(y).map(({ box, path, text }) =>
    drawOrSend(canvas, { box, path, text: text(facts), style: { minSize: 4 } }, sent, 'Juramento'),
  );
  return () => draws.forEach((draw) => draw());
}
