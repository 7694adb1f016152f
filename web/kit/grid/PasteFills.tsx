import { rowsInForce } from '../../../shared/foundation/documents/inForce.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { codeLabel } from '../codeLabel.ts';
import type { GridColumn } from './paste.ts';

interface Props {
  missing: readonly { column: GridColumn; count: number }[];
  /** Lines that are pasted. */
  total: number;
  reference: Reference;
  fills: Readonly<Record<string, string>>;
  onFills: (fills: Readonly<Record<string, string>>) => void;
}

/** What the block does not say and every line owes, given to all that lack it at once. */
export function PasteFills({ missing, total, reference, fills, onFills }: Props) {
  return (
    <fieldset className="d-panel">
      <legend>Lo que la lista no dice</legend>
      <div className="d-stack">
        {missing.map(({ column: { name, field }, count }) => (
          <div key={name} className="d-row">
            <label htmlFor={`fill-${name}`}>
              {field.label}: falta en {count === total ? 'todas las líneas' : `${count} de ${total} líneas`};
              llenar con
            </label>
            <select
              id={`fill-${name}`}
              value={fills[name] ?? ''}
              onChange={(event) => onFills({ ...fills, [name]: event.currentTarget.value })}
            >
              <option value="">dejar en blanco</option>
              {rowsInForce(reference.rows(field.catalogue ?? ''), reference.day).map((row) => (
                <option key={row.CLAVE} value={row.CLAVE}>
                  {codeLabel(row)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
