import { nextOrder } from './order.ts';

interface Props {
  columns: readonly { name: string; label: string; sortable?: boolean }[];
  order: string;
  onOrder: (order: string) => void;
}

/** The order of rows that are cards, whose headings nobody sees: the same columns and both ways, as a table's headings give it. */
export function CardOrder({ columns, order, onOrder }: Props) {
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const falling = order.startsWith('-');
  const name = falling ? order.slice(1) : order;
  // By a column that is not shown, or by none: the list says so, and offers those that are.
  const known = sortable.some((column) => column.name === name);
  return (
    <div className="d-row d-card-order">
      <label>
        Ordenar por{' '}
        <select value={known ? name : ''} onChange={(event) => onOrder(event.currentTarget.value)}>
          {!known && <option value="">El orden de la lista</option>}
          {sortable.map((column) => (
            <option key={column.name} value={column.name}>
              {column.label}
            </option>
          ))}
        </select>
      </label>
      {known && (
        <button
          type="button"
          className="d-chip"
          onClick={() => onOrder(falling ? name : nextOrder(order, name))}
        >
          {falling ? 'Descendente ↓' : 'Ascendente ↑'}
        </button>
      )}
    </div>
  );
}
