import type { PrintedFacts } from '../documents/printedForm.ts';
import type { AnyBody, DataSets } from '../fields/dataSet.ts';
import type { Field } from '../fields/field.ts';
import type { Box, ValueStyle } from '../pdf/box.ts';
import { LEFT, WIDTH } from './area.ts';
import { isNumber, printedValue, recordsOf } from './printedValue.ts';

/** What a print of any kind depends on. */
export type AnyFacts = PrintedFacts<AnyBody, unknown>;

/** A field of a document in its data set. */
export interface Place {
  set: string;
  /** Whether the data set has lines. */
  many: boolean;
  name: string;
  field: Field;
}

/** How a box words its value, where it is not as its kind does; a blank one too. */
export type SlotText<F extends AnyFacts> = (value: string, facts: F, field: Field) => string;

interface Look<F extends AnyFacts> {
  style?: ValueStyle;
  /** Where paper says it shorter, or the country otherwise, than the label of the field. */
  caption?: string;
  captionLines?: number;
  text?: SlotText<F> | undefined;
}

/** A box of a row: the field that it shows, and its width in millimetres, 0 for what is left. */
export interface Cell<F extends AnyFacts> extends Place, Look<F> {
  width: number;
}

/** A box of the form with the field it shows. */
export interface Slot<F extends AnyFacts> extends Place {
  box: Box;
  style: ValueStyle;
  text?: SlotText<F> | undefined;
}

/** Rows of boxes one below the other, each with its height in millimetres. */
export type Row<F extends AnyFacts> = readonly [height: number, cells: readonly Cell<F>[]];

/** Name of a field of a data set. */
export type FieldName<D extends DataSets, S extends keyof D> = keyof D[S]['fields'] & string;

/** The field of a data set by its name. */
export function placeOf<D extends DataSets, S extends keyof D & string>(
  dataSets: D,
  set: S,
  name: FieldName<D, S>,
): Place {
  const { many, fields }: DataSets[string] = dataSets[set]!;
  return { set, many, name, field: fields[name]! };
}

/** Makes the cells of a form, by the fields of its document. */
export const cellsOf =
  <F extends AnyFacts, D extends DataSets>(dataSets: D) =>
  <S extends keyof D & string>(
    set: S,
    name: FieldName<D, S>,
    width: number,
    look: Look<F> = {},
  ): Cell<F> => ({ ...placeOf(dataSets, set, name), width, ...look });

/** Points of a value, where its cell says no other. */
const SIZE = 7.5;

/** Boxes side by side; number and caption are those of the field. */
export function slotRow<F extends AnyFacts>(
  y: number,
  height: number,
  cells: readonly Cell<F>[],
  left = LEFT,
  width = WIDTH,
  size = SIZE,
): Slot<F>[] {
  const rest = width - cells.reduce((sum, each) => sum + each.width, 0);
  let x = left;
  return cells.map(({ set, many, name, field, width: own, style = {}, caption, captionLines, text }) => {
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
    const aligned = { size, ...(isNumber(field) ? { align: 'right' as const } : {}), ...style };
    return { set, many, name, field, box, style: aligned, text };
  });
}

/** Path of the field that a box shows: of the line, where there are many. */
export const pathOf = ({ set, many, name }: Place, line = 0): string =>
  many ? `${set}[${line}].${name}` : `${set}.${name}`;

/** The value of a box as it is stored. */
export const valueOf = ({ set, name }: Place, body: AnyBody, line = 0): string =>
  recordsOf(body, set)[line]?.[name] ?? '';

/** The value of a box as paper shows it. */
export function textOf<F extends AnyFacts>(slot: Slot<F>, facts: F, line = 0): string {
  const value = valueOf(slot, facts.body, line);
  const { text, field } = slot;
  return text ? text(value, facts, field) : printedValue(field, value, facts.reference);
}
