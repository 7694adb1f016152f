import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { compare } from '../../../shared/foundation/decimal/decimal.ts';
import type { Cursor } from '../cursor.ts';
import { countedState } from './countedState.ts';
import { publicHeader, type HeaderRow } from './rows.ts';
import { isOneOf } from '../../../shared/foundation/oneOf.ts';

export interface ListInput {
  TERMINO?: string | undefined;
  FILTROS?: Record<string, string> | undefined;
  ORDEN?: string | undefined;
  CURSOR?: string | undefined;
  TAMANO?: number | undefined;
}

/** How a list seals and opens its cursors. */
export interface CursorDoor {
  seal: (cursor: Cursor) => string;
  open: (text: string) => Cursor;
}

export const NEWEST_FIRST = '-CREADO';
export const DEFAULT_SIZE = 50;
const HEADER_COLUMNS = [
  'ID',
  'ESTADO',
  'ID_ORDEN',
  'CREADO',
  'CREADO_POR',
  'MODIFICADO',
  'MODIFICADO_POR',
] as const;

const valueOf = (row: HeaderRow, column: string): string =>
  isOneOf(HEADER_COLUMNS, column)
    ? String(row[column as (typeof HEADER_COLUMNS)[number]])
    : Object.hasOwn(row.RESUMEN, column)
      ? row.RESUMEN[column]!
      : '';

/** States that a filter of ESTADO names: one, or several with commas between. */
export const statesOf = (value: string): string[] => value.split(',');

/** «FECHA_ACEPTACION>=» and «…<=» are the ends of a range of days, both included; a blank value is in none. */
export function passes(row: HeaderRow, filter: string, value: string): boolean {
  const range = /^(.+?)([<>])=$/.exec(filter);
  if (filter === 'ESTADO') return statesOf(value).includes(countedState(row));
  if (!range) return valueOf(row, filter) === value;
  const own = valueOf(row, range[1]!).slice(0, value.length);
  return own !== '' && (range[2] === '>' ? own >= value : own <= value);
}

/** Filters that say something. */
export const filtersOf = ({ FILTROS = {} }: ListInput): [filter: string, value: string][] =>
  Object.entries(FILTROS).filter(([, value]) => value !== '');

/** Page of rows of which there are few, sorted by any column. */
export function listPage(
  definition: AnyDocument,
  rows: readonly HeaderRow[],
  input: ListInput,
  cursors: CursorDoor,
) {
  const filters = filtersOf(input);
  const matching = rows.filter((row) => filters.every(([column, value]) => passes(row, column, value)));
  const order = input.ORDEN ?? NEWEST_FIRST;
  const column = order.replace(/^-/, '');
  const direction = order.startsWith('-') ? -1 : 1;
  const numeric = ['decimal', 'integer'].includes(definition.columns[column]?.kind ?? '');
  const collator = new Intl.Collator('es-GT', { numeric: true });
  const before = (a: Cursor['at'], b: Cursor['at']): number =>
    direction *
    ((numeric ? compare(a[0], b[0]) : collator.compare(a[0], b[0])) ||
      (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0));
  const place = (row: HeaderRow): Cursor['at'] => [valueOf(row, column), row.ID];
  const sorted = matching.toSorted((a, b) => before(place(a), place(b)));
  const size = input.TAMANO ?? DEFAULT_SIZE;
  const cursor = input.CURSOR === undefined ? undefined : cursors.open(input.CURSOR);
  let from = 0;
  if (cursor) {
    const behind = sorted.findIndex((row) => before(place(row), cursor.at) > 0);
    const end = behind < 0 ? sorted.length : behind;
    const own = end > 0 && before(place(sorted[end - 1]!), cursor.at) === 0 ? 1 : 0;
    from = cursor.back ? Math.max(0, end - own - size) : end;
  }
  const page = sorted.slice(from, from + size);
  const [first, last] = [page[0], page.at(-1)];
  return {
    rows: page.map(publicHeader),
    total: matching.length,
    order,
    ...(first && from > 0 ? { previous: cursors.seal({ at: place(first), back: true }) } : {}),
    ...(last && from + size < sorted.length ? { next: cursors.seal({ at: place(last), back: false }) } : {}),
  };
}
