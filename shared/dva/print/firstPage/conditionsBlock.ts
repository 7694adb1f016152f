import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import type { Box } from '../../../foundation/pdf/box.ts';
import { dvaDataSets } from '../../fields/dataSets.ts';
import { drawOrSend, type Overflow } from '../additional/overflow.ts';
import type { PrintFacts } from '../facts.ts';
import { LEFT, WIDTH } from '../../../foundation/print/area.ts';

type Question =
  'CASILLA_24' | 'CASILLA_25' | 'CASILLA_26' | 'CASILLA_27' | 'CASILLA_27_2' | 'CASILLA_28' | 'CASILLA_29';
type Detail = 'CASILLA_24_1' | 'CASILLA_25_1' | 'CASILLA_27_1' | 'CASILLA_28_1' | 'CASILLA_29_1';

/** Pairs side by side, in the order of the paper: a question and what follows its yes, or two questions. */
const PAIRS: readonly [Question | Detail, Question | Detail][] = [
  ['CASILLA_24', 'CASILLA_24_1'],
  ['CASILLA_25', 'CASILLA_25_1'],
  ['CASILLA_26', 'CASILLA_27'],
  ['CASILLA_27_1', 'CASILLA_27_2'],
  ['CASILLA_28', 'CASILLA_28_1'],
  ['CASILLA_29', 'CASILLA_29_1'],
];
const ROW = 6;
const HALF = WIDTH / 2;
export const CONDITIONS_HEIGHT = PAIRS.length * ROW;

const fields = dvaDataSets.DVA.fields;
const isQuestion = (name: Question | Detail): name is Question => fields[name].kind === 'flag';

interface Place {
  name: Question | Detail;
  box: Box;
}

const places = (y: number): Place[] =>
  PAIRS.flatMap((pair, row) =>
    pair.map((name, column): Place => {
      const { box: number, label } = fields[name];
      const box = {
        x: LEFT + column * HALF,
        y: y + row * ROW,
        w: HALF,
        h: ROW,
        number: number!,
        caption: label,
      };
      return { name, box };
    }),
  );

const MARK = 2.5;
const yesX = (box: Box): number => box.x + box.w - 17.5;
const noX = (box: Box): number => box.x + box.w - 7.5;

function drawQuestion(canvas: Canvas, box: Box): void {
  canvas.rect(box.x, box.y, box.w, box.h, { stroke: 0.25, width: 0.12 });
  canvas.text(box.x + 0.9, box.y + 2.5, box.number!, {
    size: 5.5,
    font: 'bold',
    role: 'caption',
    box: box.number,
  });
  canvas.text(box.x + 6.5, box.y + 2.5, box.caption!, {
    size: 5.75,
    gray: 0.2,
    role: 'caption',
    box: box.number,
    maxWidth: box.w - 29,
    lines: 2,
  });
  for (const [x, word] of [
    [yesX(box), 'Sí'],
    [noX(box), 'No'],
  ] as const) {
    canvas.text(x - 1, box.y + 3.75, word, {
      size: 6,
      align: 'right',
      role: 'caption',
      box: box.number,
      gray: 0.2,
    });
    canvas.rect(x, box.y + (ROW - MARK) / 2, MARK, MARK, { stroke: 0, width: 0.15 });
  }
}

export function drawConditionRules(canvas: Canvas, y: number): void {
  for (const { name, box } of places(y)) {
    if (isQuestion(name)) drawQuestion(canvas, box);
    else canvas.box(box);
  }
}

function drawAnswer(canvas: Canvas, box: Box, value: string, path: string, asked: boolean): void {
  const x = (value === '1' ? yesX(box) : noX(box)) + MARK / 2;
  canvas.value({ ...box, caption: '' }, '', { path });
  if (!asked || value === '') return;
  canvas.text(x, box.y + ROW / 2 + 0.95, 'X', {
    size: 7.5,
    font: 'bold',
    align: 'center',
    role: 'value',
    box: box.number,
    spoken: value === '1' ? 'Respuesta: sí' : 'Respuesta: no',
  });
}

/** Marks and details of part II; details that do not fit are sent to the additional sheet. Draws when called. */
export function conditionValues(
  canvas: Canvas,
  y: number,
  { body }: PrintFacts,
  sent: Overflow[],
): () => void {
  const draws = places(y).map(({ name, box }) => {
    const value = body.DVA[name];
    const path = `DVA.${name}`;
    if (!isQuestion(name)) return drawOrSend(canvas, { box, path, text: value, style: { size: 7 } }, sent);
    // A follow-up question is answered only after a yes; otherwise both marks stay empty.
    const asked = name !== 'CASILLA_27_2' || body.DVA.CASILLA_27 === '1';
    return () => drawAnswer(canvas, box, value, path, asked);
  });
  return () => draws.forEach((draw) => draw());
}
