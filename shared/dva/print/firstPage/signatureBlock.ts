import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import { LEFT, WIDTH } from '../../../foundation/print/area.ts';
import { pathOf, slotRow, textOf, type Slot } from '../../../foundation/print/slots.ts';
import type { DvaCountry } from '../../country.ts';
import { drawOrSend, type Overflow } from '../additional/overflow.ts';
import { cell } from '../cells.ts';
import type { PrintFacts } from '../facts.ts';

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

/** Left edge of who signs. */
const SIGNER = LEFT + PLACE;

const places = (y: number): Slot<PrintFacts>[] => {
  const at = { upper: y + TEXT, lower: y + TEXT + UPPER };
  return [
    ...slotRow(at.upper, UPPER, [cell('LUGAR_DECLARACION', PLACE, { caption: 'Lugar' })]),
    ...slotRow(at.lower, LOWER, [cell('FECHA_DECLARACION', PLACE, { caption: 'Fecha' })]),
    ...slotRow(
      at.upper,
      UPPER,
      [cell('NOMBRE_DECLARANTE', NAME, { caption: 'Nombre del importador o representante' })],
      SIGNER,
    ),
    ...slotRow(at.lower, LOWER, [cell('CARGO_DECLARANTE', NAME, { caption: 'En calidad de' })], SIGNER),
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
  const draws = places(y).map((slot) => {
    const boxed = { box: slot.box, path: pathOf(slot), text: textOf(slot, facts), style: { minSize: 4 } };
    return drawOrSend(canvas, boxed, sent, 'Juramento');
  });
  return () => draws.forEach((draw) => draw());
}
