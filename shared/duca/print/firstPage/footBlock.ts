import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import type { PrintFacts } from '../facts.ts';
import { BOTTOM, LEFT, RIGHT, WIDTH } from '../../../foundation/print/area.ts';
import { BAND, drawBand } from '../../../foundation/print/band.ts';
import { drawQr } from '../qr.ts';
import { qrText } from '../qrText.ts';
import { valueDraws, type Sent } from '../sent.ts';
import { slotRow } from '../../../foundation/print/slots.ts';
import { cell, type Slot } from '../cells.ts';

const QR_WIDTH = 32;
/** Quiet zone included: the seal stands below in three lines. */
const QR_SIDE = 27.6;
const REMARKS = 11;
const SEALS = 24.4;
const OATH_STATEMENT = 7.7;
const OATH_ROW = 6.4;
const MAIN = WIDTH - QR_WIDTH;
const HALF = WIDTH / 2;
const THIRD = MAIN / 3;
/** Holds a signature of 4,096 bits in small type: it costs no sheet of its own. */
const SIGNATURE = 74;

interface Oath {
  x: number;
  number: string;
  text: string;
}

interface Foot {
  y: number;
  seals: number;
  oaths: number;
  slots: readonly Slot[];
}

/** Words of the official form (domain 1.2). */
const OATHS: readonly Oath[] = [
  {
    x: LEFT,
    number: '61',
    text: 'El suscrito declara bajo fe de juramento que las mercancías arriba detalladas son originarias de',
  },
  {
    x: LEFT + HALF,
    number: '62',
    text: 'El suscrito certifica bajo fe de juramento que las mercancías arriba detalladas son originarias de (abajo) y que los valores, gastos de transporte, seguro y demás datos consignados son verdaderos',
  },
];

/** Boxes of the officer's seal, the reference and who signs. */
const sealSlots = (seals: number): Slot[] => {
  const sign = LEFT + 2 * THIRD;
  return [
    ...slotRow(
      seals,
      SEALS,
      [
        cell('DUCA', 'FIRMA_ELECTRONICA', SIGNATURE, {
          caption:
            'Firma, fecha y sello del funcionario autorizado por la Dirección General de Aduanas o de la Aduana de Salida',
          captionLines: 2,
          style: { size: 6, minSize: 4, font: 'regular', breaksWords: true },
        }),
        cell('FIRMAS', 'REFERENCIA_VENTANILLA', 0, { captionLines: 2 }),
      ],
      LEFT,
      2 * THIRD,
    ),
    ...slotRow(seals, 6.2, [cell('FIRMAS', 'CODIGO_EXPORTADOR', 0)], sign, THIRD),
    ...slotRow(
      seals + 6.2,
      6.2,
      [cell('FIRMAS', 'REPRESENTADO_POR', 0, { caption: 'Firma del Declarante: representado por' })],
      sign,
      THIRD,
    ),
    ...slotRow(
      seals + 12.4,
      6.2,
      [cell('FIRMAS', 'LUGAR_FIRMA', 0), cell('FIRMAS', 'FECHA_FIRMA', 18)],
      sign,
      THIRD,
    ),
  ];
};

/** Boxes 55 to 62 from a height down. */
export function footBlock(top: number): Foot {
  const y = top + BAND;
  const seals = y + REMARKS;
  const oaths = seals + SEALS;
  const party = (set: 'PRODUCTOR' | 'CERTIFICACION', left: number): Slot[] => [
    ...slotRow(
      oaths + OATH_STATEMENT,
      OATH_ROW,
      [cell(set, 'ID_PAIS_ORIGEN', 34), cell(set, 'NOMBRE', 0)],
      left,
      HALF,
    ),
    ...slotRow(
      oaths + OATH_STATEMENT + OATH_ROW,
      OATH_ROW,
      [cell(set, 'CARGO', 34), cell(set, 'EMPRESA', 0)],
      left,
      HALF,
    ),
  ];
  return {
    y,
    seals,
    oaths,
    slots: [
      ...slotRow(
        y,
        REMARKS,
        [
          cell('OBSERVACIONES', 'OBSERVACIONES', 0, { style: { size: 7 } }),
          cell('DUCA', 'VALIDA_HASTA', 28, { style: { size: 9 } }),
        ],
        LEFT,
        MAIN,
      ),
      ...sealSlots(seals),
      ...party('PRODUCTOR', LEFT),
      ...party('CERTIFICACION', LEFT + HALF),
    ],
  };
}

function signature(canvas: Canvas, x: number, y: number, width: number, label: string): void {
  canvas.line(x + 6, y - 2.6, x + width - 6, y - 2.6, { width: 0.12 });
  canvas.text(x + width / 2, y - 0.7, label, { size: 5, gray: 0.3, align: 'center', role: 'paragraph' });
}

export function drawFootRules(canvas: Canvas, { y, seals, oaths, slots }: Foot): void {
  drawBand(canvas, y - BAND, 'Observaciones, autorizaciones y firmas');
  for (const { box } of slots) canvas.box(box);
  for (const { x, number, text } of OATHS) {
    canvas.box({ x, y: oaths, w: HALF, h: BOTTOM - oaths });
    canvas.text(x + 0.9, oaths + 2.3, number, {
      size: 5,
      font: 'bold',
      role: 'paragraph',
      group: `oath-${number}`,
    });
    canvas.text(x + 4.2, oaths + 2.3, `${text}:`, {
      size: 5.75,
      maxWidth: HALF - 5.2,
      lines: 3,
      gray: 0.15,
      role: 'paragraph',
      group: `oath-${number}`,
    });
  }
  for (const { x } of OATHS) signature(canvas, x, BOTTOM, HALF, 'Firma');
  const sign = LEFT + 2 * THIRD;
  canvas.box({ x: sign, y: seals + 18.6, w: THIRD, h: SEALS - 18.6 });
  signature(canvas, sign, oaths, THIRD, 'Firma del declarante');
  canvas.box({ x: LEFT + MAIN, y, w: QR_WIDTH, h: oaths - y });
  canvas.text(LEFT + MAIN + 0.9, y + 2.1, 'VERIFICACIÓN', { size: 5, gray: 0.3, role: 'paragraph' });
}

/** Values of the foot, and the code of an accepted declaration. */
export function footDraws(page: Canvas, foot: Foot, facts: PrintFacts, sent: Sent[]): (() => void)[] {
  const { seal } = facts.options;
  const code = (): void => {
    if (seal === '') {
      page.text(RIGHT - QR_WIDTH / 2, foot.y + 18, 'Sin código: no aceptada', {
        size: 6,
        gray: 0.4,
        align: 'center',
      });
      return;
    }
    const middle = RIGHT - QR_WIDTH / 2;
    drawQr(page, middle - QR_SIDE / 2, foot.y + 2.4, QR_SIDE, qrText(facts.body, seal));
    page.text(middle, foot.y + 31.4, `SHA-256 ${seal}`, {
      size: 4.5,
      align: 'center',
      lines: 3,
      maxWidth: QR_WIDTH - 1.2,
    });
  };
  return [...valueDraws(page, foot.slots, facts, sent), code];
}
