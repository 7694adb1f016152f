import { isNumeric, shownOf } from '../../shared/reports/shownValue.ts';
import type { NamedColumn } from '../../shared/reports/shownColumns.ts';

type Row = Readonly<Record<string, string>>;

const collator = new Intl.Collator('es-GT', { numeric: true });

/** Two values of a column: amounts, counts and times as numbers, days and moments by the calendar, the rest as it is read. */
function compared(column: NamedColumn, a: string, b: string): number {
  if (isNumeric(column)) return Number(a || '0') - Number(b || '0');
  if (column.form === 'day' || column.form === 'moment') return a < b ? -1 : a > b ? 1 : 0;
  return collator.compare(shownOf(column, a), shownOf(column, b));
}

/** Rows in the order of a column, with '-' in front when descending; as they came for one that is not shown. */
export function sortRows<R extends Row>(
  rows: readonly R[],
  columns: readonly NamedColumn[],
  order: string,
): readonly R[] {
  const column = columns.find(({ name }) => name === order.replace(/^-/, ''));
  if (!column) return rows;
  const direction = order.startsWith('-') ? -1 : 1;
  const valueOf = (row: R): string => row[column.name] ?? '';
  return rows.toSorted((a, b) => direction * compared(column, valueOf(a), valueOf(b)));
}
