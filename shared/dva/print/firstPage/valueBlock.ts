import { isZero } from '../../../foundation/decimal/decimal.ts';
import { amountInWords } from '../../../foundation/decimal/words.ts';
import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import type { Box } from '../../../foundation/pdf/box.ts';
import { isTooLarge } from '../../../invoices/units.ts';
import { dvaDataSets, type DvaHeader } from '../../fields/dataSets.ts';
import type { PrintFacts } from '../facts.ts';
import { LEFT, WIDTH } from '../../../foundation/print/area.ts';
import { money } from '../text.ts';

type Name = keyof DvaHeader & `CASILLA_${string}`;

const range = (prefix: string, count: number): Name[] =>
  Array.from({ length: count }, (_, index) => `${prefix}_${index + 1}` as Name);

const COLUMNS: readonly (readonly Name[])[] = [
  ['CASILLA_39', 'CASILLA_40', 'CASILLA_41', ...range('CASILLA_42', 9)],
  [
    'CASILLA_42_10',
    'CASILLA_42_11',
    'CASILLA_42_12',
    'CASILLA_43',
    ...range('CASILLA_44', 5),
    'CASILLA_45',
    'CASILLA_46',
  ],
];
const TOTALS = new Set<Name>(['CASILLA_41', 'CASILLA_43', 'CASILLA_45', 'CASILLA_46']);
const ROW = 4.05;
const ROWS = 12;
const HALF = WIDTH / 2;
const AMOUNT = 27;
export const VALUE_HEIGHT = ROWS * ROW;

interface Place {
  name: Name;
  box: Box;
  amount: Box;
}

function places(y: number): Place[] {
  return COLUMNS.flatMap((names, column) =>
    names.map((name, row): Place => {
      const h = name === 'CASILLA_46' ? ROW * 2 : ROW;
      const box = {
        x: LEFT + column * HALF,
        y: y + row * ROW,
        w: HALF,
        h,
        number: dvaDataSets.DVA.fields[name].box!,
      };
      const amount = { x: box.x + HALF - AMOUNT, y: box.y, w: AMOUNT, h: ROW, group: box.number };
      return { name, box, amount };
    }),
  );
}

export function drawValueRules(canvas: Canvas, y: number): void {
  for (const { name, box, amount } of places(y)) {
    const total = TOTALS.has(name);
    if (total) canvas.rect(box.x, box.y, box.w, box.h, { fill: name === 'CASILLA_46' ? 0.88 : 0.94 });
    canvas.rect(box.x, box.y, box.w, box.h, { stroke: 0.25, width: 0.12 });
    canvas.line(amount.x, box.y, amount.x, box.y + ROW, { width: 0.1 });
    const meaning = { role: 'caption', box: box.number } as const;
    const baseline = box.y + ROW / 2 + 0.75;
    canvas.text(box.x + 0.9, baseline, box.number!, { ...meaning, size: 5.75, font: 'bold' });
    const label = dvaDataSets.DVA.fields[name].label;
    const long = canvas.measure(label, 'regular', 5) > HALF - AMOUNT - 8.5;
    canvas.text(box.x + 7.5, long ? baseline - 1.15 : baseline, total ? label.toUpperCase() : label, {
      ...meaning,
      size: long ? 5 : 5.75,
      minSize: 4.5,
      font: total ? 'bold' : 'regular',
      gray: total ? 0 : 0.2,
      maxWidth: HALF - AMOUNT - 8.5,
      lines: long ? 2 : 1,
    });
  }
}

export function drawValueValues(canvas: Canvas, y: number, facts: PrintFacts): void {
  for (const { name, box, amount } of places(y)) {
    const text = money(facts.body.DVA[name]);
    canvas.value(amount, text, {
      // Zeros stand back, so that what was declared is seen at once.
      font: isZero(facts.body.DVA[name]) ? 'regular' : 'bold',
      path: `DVA.${name}`,
      align: 'right',
      size: TOTALS.has(name) ? 8.5 : 8,
    });
    if (name === 'CASILLA_46') drawWords(canvas, box, facts);
  }
}

/** The customs value in words below its amount: from some millions on they take two lines. */
function drawWords(canvas: Canvas, { x, y, w, number }: Box, { body }: PrintFacts): void {
  // `checkDva` refuses what no person declares; its draft and the live page show the figures alone.
  if (isTooLarge(body.DVA.CASILLA_46)) return;
  const words = amountInWords(body.DVA.CASILLA_46, CURRENCY);
  const maxWidth = w - 1.8;
  const long = canvas.measure(words, 'regular', WORDS_SMALL) > maxWidth;
  canvas.text(x + w - 0.9, y + ROW + (long ? 1.75 : 2.6), words, {
    size: long ? WORDS_SMALL : 6,
    minSize: long ? 4 : WORDS_SMALL,
    lines: long ? 2 : 1,
    align: 'right',
    maxWidth,
    role: 'paragraph',
    box: number,
    path: 'DVA.CASILLA_46',
  });
}

/** Points; smaller words are broken in two lines. */
const WORDS_SMALL = 4.75;

/** Values are declared in Central American pesos, which equal US dollars (domain 2.1). */
const CURRENCY = { one: 'PESO CENTROAMERICANO', many: 'PESOS CENTROAMERICANOS' };
