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

const places = (y: number): { box: Box; path: string; text: BoxText }[] => [
  {
    box: { x: LEFT, y: y + TEXT, w: 50, h: SIGN / 2, caption: 'Lugar' },
    path: 'DVA.LUGAR_DECLARACION',
    text: plain('LUGAR_DECLARACION'),
  },
  {
    box: { x: LEFT, y: y + TEXT + SIGN / 2, w: 50, h: SIGN / 2, caption: 'Fecha' },
    path: 'DVA.FECHA_DECLARACION',
    text: dated('FECHA_DECLARACION'),
  },
  {
    box: { x: LEFT + 50, y: y + TEXT, w: 70, h: SIGN / 2, caption: 'Nombre del importador o representante' },
    path: 'DVA.NOMBRE_DECLARANTE',
    text: plain('NOMBRE_DECLARANTE'),
  },
  {
    box: { x: LEFT + 50, y: y + TEXT + SIGN / 2, w: 70, h: SIGN / 2, caption: 'En calidad de' },
    path: 'DVA.CARGO_DECLARANTE',
    text: plain('CARGO_DECLARANTE'),
  },
];

export function drawSignatureRules(canvas: Canvas, y: number, country: DvaCountry): void {
  canvas.text(LEFT + 0.9, y + 2.9, oath(country.law), {
    size: 6,
    maxWidth: WIDTH - 1.8,
    lines: 3,
    role: 'paragraph',
    gray: 0.15,
  });
  for (const { box } of places(y)) canvas.box(box);
  canvas.rect(LEFT + 120, y + TEXT, WIDTH - 120, SIGN, { stroke: 0.25, width: 0.12 });
  canvas.line(LEFT + 126, y + TEXT + SIGN - 4.4, LEFT + WIDTH - 6, y + TEXT + SIGN - 4.4, { width: 0.15 });
  canvas.text(LEFT + 120 + (WIDTH - 120) / 2, y + TEXT + SIGN - 1.6, 'FIRMA Y SELLO', {
    size: 5,
    gray: 0.3,
    align: 'center',
    role: 'caption',
  });
}

export function signatureValues(canvas: Canvas, y: number, facts: PrintFacts, sent: Overflow[]): () => void {
  const draws = places(y).map(({ box, path, text }) =>
    drawOrSend(canvas, { box, path, text: text(facts), style: { minSize: 4.5 } }, sent, 'Juramento'),
  );
  return () => draws.forEach((draw) => draw());
}
