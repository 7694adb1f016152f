import type { DataSets } from '../fields/dataSet.ts';
import type { Canvas } from '../pdf/canvas.ts';
import type { Column, Table } from '../pdf/table.ts';
import { LEFT, WIDTH } from './area.ts';
import { isNumber, printedValue, recordsOf } from './printedValue.ts';
import { pathOf, placeOf, type AnyFacts, type FieldName, type Place } from './slots.ts';

/** A data set as a table of the form; the columns' numbers and captions are those of its fields. */
export interface ListTable<S extends string = string> {
  set: S;
  many: boolean;
  title: string;
  places: readonly Place[];
  table: Table;
}

/** Columns with their widths in millimetres; 0 for what is left. */
export type Columns<D extends DataSets, S extends keyof D> = readonly (readonly [
  name: FieldName<D, S>,
  width: number,
])[];

const SIZE = 6.25;
/** A cell has as many lines as its text needs: what a page cannot hold goes on in the next. */
const ANY_LINES = Infinity;

/** Makes the tables of a form, by the fields of its document. The title is the data set's, unless another is given. */
export const listTablesOf =
  <D extends DataSets>(dataSets: D) =>
  <S extends keyof D & string>(
    set: S,
    columns: Columns<D, S>,
    title: string = dataSets[set]!.title,
  ): ListTable<S> => {
    const rest = WIDTH - columns.reduce((sum, [, width]) => sum + width, 0);
    const places = columns.map(([name]) => placeOf(dataSets, set, name));
    let x = LEFT;
    const placed = columns.map(([name, own], index): Column => {
      const { field } = places[index]!;
      const w = own || rest;
      const column: Column = {
        x,
        w,
        ...(field.box === undefined ? {} : { number: field.box }),
        caption: field.label,
        field: name,
        align: isNumber(field) ? 'right' : 'left',
        size: SIZE,
        lines: ANY_LINES,
      };
      x += w;
      return column;
    });
    const table: Table = { name: `${set} ${title}`, columns: placed, lineHeight: 2.9 };
    return { set, many: dataSets[set]!.many, title, places, table };
  };

/** Height of a table's head, with box numbers above the captions or without. */
export const headHeight = ({ table }: ListTable): number =>
  table.columns.some((each) => each.number !== undefined) ? 6.2 : 4.2;

/** Lines of each cell of record `index` as it will stand, whole. */
export function cellLines(
  { set, places, table }: ListTable,
  page: Canvas,
  { body, reference }: AnyFacts,
  index: number,
): (readonly string[])[] {
  const record = recordsOf(body, set)[index] ?? {};
  return places.map((place, at) => {
    const { name, field } = place;
    const { w, align } = table.columns[at]!;
    const text = printedValue(field, record[name] ?? '', reference);
    if (text === '') return [];
    // A number never breaks: it shrinks when it is drawn.
    if (align === 'right') return [text];
    const limits = { width: w - 1.4, size: SIZE, minSize: SIZE, lines: ANY_LINES };
    return page.fit(text, 'regular', limits, { role: 'value', path: pathOf(place, index) }).lines;
  });
}
