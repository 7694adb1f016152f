import { compare } from '../../../shared/foundation/decimal/decimal.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { plainWords, showCell } from './cellText.ts';
import type { GridColumn } from './paste.ts';

export interface Sort {
  column: string;
  descending: boolean;
}

/** Texts of a column that are let through, as its cells show them; '' is the blank cell. */
export type Filters = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What a person sees of the lines: which are hidden, and in what order the rest stands, both by the lines' keys. Taken
 * when the filter or the order is asked for and kept until it is asked for again: a line whose cell is typed in neither
 * goes away nor moves under the hand. The document's own order is never touched.
 */
export interface View {
  hidden: ReadonlySet<string>;
  /** Place of each line by its key; absent in the document's own order. */
  order?: ReadonlyMap<string, number>;
}

export const plainView: View = { hidden: new Set() };

/** How a cell reads; given by the sheet, for a cell may hold text that is no value. */
export type TextOf = (line: AnyRecord, column: GridColumn) => string;

export const textOfValue: TextOf = (line, { name, field }) => showCell(line[name] ?? '', field);

const NUMERIC: ReadonlySet<Field['kind']> = new Set(['decimal', 'integer']);
const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** Blanks come last in both directions: whoever sorts looks for what is there. */
function byColumn({ name, field }: GridColumn, descending: boolean) {
  const sign = descending ? -1 : 1;
  return (one: AnyRecord, other: AnyRecord): number => {
    const [a, b] = [one[name] ?? '', other[name] ?? ''];
    if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
    return sign * (NUMERIC.has(field.kind) ? compare(a, b) : collator.compare(a, b));
  };
}

/** The view that a filter and an order make of the lines as they are now. */
export function viewOf(
  lines: readonly AnyRecord[],
  key: string,
  columns: readonly GridColumn[],
  { filters, sort }: { filters: Filters; sort?: Sort | undefined },
  textOf: TextOf,
): View {
  const asked = columns.filter(({ name }) => filters.has(name));
  const hidden = new Set(
    asked.length === 0
      ? []
      : lines
          .filter((line) => asked.some((column) => !filters.get(column.name)!.has(textOf(line, column))))
          .map((line) => line[key] ?? ''),
  );
  const by = columns.find(({ name }) => name === sort?.column);
  if (!sort || !by) return { hidden };
  const sorted = [...lines].sort(byColumn(by, sort.descending));
  return { hidden, order: new Map(sorted.map((line, at) => [line[key] ?? '', at])) };
}

/** Places in the document of the lines that a view shows, in its order; a line that came since stands behind its neighbour. */
export function rowsOf(lines: readonly AnyRecord[], key: string, { hidden, order }: View): number[] {
  const places = lines.map((_, place) => place).filter((place) => !hidden.has(lines[place]![key] ?? ''));
  if (!order) return places;
  const ranks: number[] = [];
  lines.forEach((line, place) => ranks.push(order.get(line[key] ?? '') ?? ranks[place - 1] ?? -1));
  return places.sort((one, other) => ranks[one]! - ranks[other]! || one - other);
}

export interface Choice {
  text: string;
  count: number;
}

/** The different texts of a column with how many cells have each, in order; blank first. */
export function choicesOf(lines: readonly AnyRecord[], column: GridColumn, textOf: TextOf): Choice[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const text = textOf(line, column);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const value = (text: string): string => (NUMERIC.has(column.field.kind) ? text.replaceAll(',', '') : text);
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .sort((one, other) => collator.compare(value(one.text), value(other.text)));
}

/** The choices that hold the words, accents or not. */
export const matching = (choices: readonly Choice[], words: string): readonly Choice[] => {
  const wanted = plainWords(words);
  return wanted === '' ? choices : choices.filter(({ text }) => plainWords(text).includes(wanted));
};
