import type { Box, ValueStyle } from '../../foundation/pdf/box.ts';
import type { PrintFacts } from './facts.ts';
import { LEFT, WIDTH } from './frame.ts';
import { fieldOf, printedValue, recordsOf, type FieldName, type SetName } from './printedValue.ts';

/** A box of the form with the field it shows. */
export interface Slot {
  box: Box;
  set: SetName;
  name: string;
  style: ValueStyle;
  /** Text of the value; default that of its kind. */
  text?: ((value: string, facts: PrintFacts) => string) | undefined;
}

/** A box of a row: the field that it shows, and its width in millimetres, 0 for what is left. */
export interface Cell {
  set: SetName;
  name: string;
  width: number;
  style?: ValueStyle;
  caption?: string;
  captionLines?: number;
  text?: Slot['text'];
}

export const cell = <S extends SetName>(
  set: S,
  name: FieldName<S>,
  width: number,
  more: Omit<Cell, 'set' | 'name' | 'width'> = {},
): Cell => ({ set, name, width, ...more });

/** Boxes side by side; number and caption are those of the field. */
export function slotRow(
  y: number,
  height: number,
  cells: readonly Cell[],
  left = LEFT,
  width = WIDTH,
): Slot[] {
  const rest = width - cells.reduce((sum, each) => sum + each.width, 0);
  let x = left;
  return cells.map(({ set, name, width: own, style = {}, caption, captionLines, text }) => {
    const field = fieldOf(set, name);
    const w = own || rest;
    const box: Box = {
      x,
      y,
      w,
      h: height,
      ...(field.box === undefined ? {} : { number: field.box }),
      caption: caption ?? field.label,
      group: `${set}.${name}`,
      ...(captionLines === undefined ? {} : { captionLines }),
    };
    x += w;
    const number = field.kind === 'decimal' || field.kind === 'integer';
    return { box, set, name, style: { size: 7.5, ...(number ? { align: 'right' } : {}), ...style }, text };
  });
}

/** Path of the field that a box shows: of the first line, where there are many. */
export const pathOf = ({ set, name }: Slot, many: boolean, line = 0): string =>
  many ? `${set}[${line}].${name}` : `${set}.${name}`;

export function textOf({ set, name, text }: Slot, facts: PrintFacts, line = 0): string {
  const value = recordsOf(facts.body, set)[line]?.[name] ?? '';
  return text ? text(value, facts) : printedValue(fieldOf(set, name), value, facts.reference);
}
