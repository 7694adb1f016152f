import type { Box, ValueStyle } from '../../../foundation/pdf/box.ts';
import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import { dvaDataSets, type DvaHeader } from '../../fields/dataSets.ts';

/** What a box says when its data stand on the additional sheet (domain 2.1: the sheet names the box). */
export const SEE_SHEET = 'VER HOJA ADICIONAL';

/** A value that is too long for its box, as the additional sheet shows it. */
export interface Overflow {
  /** Where it belongs: 'Casilla 7', or the part of the form when it has no box. */
  heading: string;
  /** Number of the box; '' when it has none. */
  number: string;
  caption: string;
  path: string;
  text: string;
}

/** A text of the form with the box that it is meant for. */
export interface BoxedText {
  box: Box;
  path: string;
  text: string;
  style?: ValueStyle | undefined;
}

/** Numbers are never moved away: they shrink, and a reader must find every amount in its box. */
const stays = ({ text, style }: BoxedText): boolean => text === '' || style?.align === 'right';

/** Draws a value in its box, or sends it to the additional sheet when it does not fit even in small type. */
export function drawOrSend(
  page: Canvas,
  boxed: BoxedText,
  sent: Overflow[],
  part = 'Sin casilla',
): () => void {
  const { box, path, text, style } = boxed;
  const fits = stays(boxed) || page.fitsBox(box, text, style ?? {});
  if (!fits) {
    const field = dvaDataSets.DVA.fields[path.slice('DVA.'.length) as keyof DvaHeader];
    const number = field.box ?? '';
    const heading = number === '' ? part : `Casilla ${number}`;
    sent.push({ heading, number, caption: box.caption ?? field.label, path, text });
  }
  return () => page.value(box, fits ? text : SEE_SHEET, { ...style, path });
}
