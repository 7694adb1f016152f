import type { ReactNode } from 'react';
import type { Field } from '../../shared/foundation/fields/field.ts';
import { kinds, shownValue } from '../../shared/foundation/fields/kinds.ts';
import { CardOrder } from './CardOrder.tsx';
import { useCards } from './grid/useNarrow.ts';
import { nextOrder } from './order.ts';

export interface TableColumn<Row> {
  name: string;
  label: string;
  right?: boolean;
  /** Names and descriptions: gives up its width to the others, and is cut where there is not enough. */
  long?: boolean;
  sortable?: boolean;
  /** Kept aside until somebody wants it. */
  aside?: boolean;
  /** Text of the cell: shown, and written to CSV. */
  text: (row: Row) => string;
  /** What is shown instead of the plain text. */
  render?: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Column of order, with '-' in front when descending. */
  order?: string;
  onOrder?: (order: string) => void;
  marks?: ReadonlySet<string>;
  onMarks?: (marks: Set<string>) => void;
  /** Enter or a double click on a row. */
  onOpen?: (row: Row) => void;
  /** Other keys on a row. */
  onRowKey?: (row: Row, event: React.KeyboardEvent) => void;
}

/** Most characters of a text from which on it names or describes. */
const LONG = 100;

/** Most characters of a cell that is never cut. */
const SHORT = 20;

const lookOf = <Row,>({ right, long }: TableColumn<Row>): string =>
  right ? 'd-number' : long ? 'd-long' : '';

/** Column that shows a field of a record. */
export const fieldColumn = <Row,>(
  name: string,
  field: Field,
  read: (row: Row) => string,
): TableColumn<Row> => ({
  name,
  label: field.label,
  right: kinds[field.kind].align === 'right',
  long: field.kind === 'note' || (field.kind === 'text' && (field.max ?? 0) >= LONG),
  sortable: true,
  text: (row) => shownValue(read(row), field),
});

/** Where a key leads from a row; j and k leave the hands where they type. */
const SIBLING: Readonly<Partial<Record<string, 'nextElementSibling' | 'previousElementSibling'>>> = {
  ArrowDown: 'nextElementSibling',
  j: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
  k: 'previousElementSibling',
};

/** A table with sorting, marks and keys on its rows: arrows and j, k move, Enter opens, the space bar marks. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, order = '', marks, onMarks } = props;
  const cards = useCards();
  const all = rows.length > 0 && rows.every((row) => marks?.has(rowKey(row)));
  const toggle = (key: string): void => {
    const next = new Set(marks);
    if (!next.delete(key)) next.add(key);
    onMarks?.(next);
  };
  return (
    // Its rows take the keyboard; the whole is no stop of its own.
    <div className="d-table-wrap" tabIndex={-1} role="region" aria-label={props.label}>
      {cards && props.onOrder && <CardOrder columns={columns} order={order} onOrder={props.onOrder} />}
      <table className="d-table">
        <thead>
          <tr>
            {marks && (
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label="Marcar todas las filas"
                  checked={all}
                  onChange={() => onMarks?.(new Set(all ? [] : rows.map(rowKey)))}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} order={order} onOrder={props.onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} table={props} toggle={() => toggle(rowKey(row))} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Name of a column; pressed, the order of the rows. */
function HeadCell<Row>(props: {
  column: TableColumn<Row>;
  order: string;
  onOrder: ((order: string) => void) | undefined;
}) {
  const { column, order, onOrder } = props;
  return (
    <th scope="col" className={lookOf(column)} {...sortState(order, column.name)}>
      {column.sortable && onOrder ? (
        <button type="button" className="d-sort" onClick={() => onOrder(nextOrder(order, column.name))}>
          {column.label} {order === column.name ? '↑' : order === `-${column.name}` ? '↓' : ''}
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

function BodyRow<Row>(props: { row: Row; table: DataTableProps<Row>; toggle: () => void }) {
  const { row, table, toggle } = props;
  const { columns, rowKey, marks, onOpen, onRowKey } = table;
  const onKeyDown = (event: React.KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target !== event.currentTarget) return;
    const sibling = event.ctrlKey || event.metaKey || event.altKey ? undefined : SIBLING[event.key];
    if (sibling) {
      event.preventDefault();
      (event.currentTarget[sibling] as HTMLElement | null)?.focus();
    } else if (event.key === 'Enter') onOpen?.(row);
    else if (event.key === ' ' && marks) {
      event.preventDefault();
      toggle();
    } else onRowKey?.(row, event);
  };
  return (
    <tr tabIndex={0} onKeyDown={onKeyDown} onDoubleClick={() => onOpen?.(row)}>
      {marks && (
        <td>
          <input
            type="checkbox"
            aria-label={`Marcar ${columns[0]?.text(row) ?? ''}`}
            checked={marks.has(rowKey(row))}
            onChange={toggle}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.name}
          data-label={column.label}
          className={lookOf(column)}
          title={wholeOf(column, row)}
        >
          {column.render ? column.render(row) : column.text(row)}
        </td>
      ))}
    </tr>
  );
}

/** Words of a cell that may be cut, for whoever points at it. */
const wholeOf = <Row,>({ long, text }: TableColumn<Row>, row: Row): string | undefined =>
  long || text(row).length > SHORT ? text(row) : undefined;

const sortState = (order: string, name: string): { 'aria-sort'?: 'ascending' | 'descending' } =>
  order === name ? { 'aria-sort': 'ascending' } : order === `-${name}` ? { 'aria-sort': 'descending' } : {};
