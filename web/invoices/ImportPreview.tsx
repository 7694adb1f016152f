import type * as z from 'zod';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import type { importResult } from '../../shared/invoices/procedures.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { Icon } from '../kit/icons.tsx';

type Preview = z.infer<typeof importResult>;
type Row = Preview['invoices'][number];

const money = (value: string): string => formatAmount(value, 2);

const columns: TableColumn<Row>[] = [
  { name: 'NUMERO_FACTURA', label: 'Factura', text: (row) => row.NUMERO_FACTURA },
  { name: 'NOMBRE_PROVEEDOR', label: 'Proveedor', text: (row) => row.NOMBRE_PROVEEDOR },
  { name: 'FILAS', label: 'Filas', text: (row) => row.FILAS },
  { name: 'LINEAS', label: 'Ítems', right: true, text: (row) => String(row.LINEAS) },
  {
    name: 'SUMA_ITEMS',
    label: 'Suma de ítems',
    right: true,
    text: (row) => `${row.ID_MONEDA} ${money(row.SUMA_ITEMS)}`,
  },
  {
    name: 'SITUACION',
    label: 'Situación',
    text: (row) =>
      row.SITUACION === 'existente'
        ? 'Ya está; no se toca'
        : row.problems.length === 0
          ? 'Completa'
          : `Le falta: ${row.problems.length}`,
  },
];

const SHOWN = 100;

/** What a file holds: its wrong cells, each with row, field and remedy; and the invoices it would make. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { problems, invoices } = preview;
  return (
    <>
      {problems.length > 0 && (
        <section aria-labelledby="csv-problems" role="alert">
          <h3 id="csv-problems">
            {problems.length === 1 ? 'Hay 1 dato por corregir' : `Hay ${problems.length} datos por corregir`}{' '}
            en el archivo
          </h3>
          <ul className="d-problems i-csv-problems">
            {problems.slice(0, SHOWN).map((each, index) => (
              <li key={`${each.row} ${each.column} ${index}`} className="d-error">
                <Icon name="cross" />
                <span>{each.message}</span>
              </li>
            ))}
          </ul>
          {problems.length > SHOWN && <p>Se muestran los primeros {SHOWN}.</p>}
        </section>
      )}
      {invoices.length > 0 && (
        <DataTable
          label="Facturas del archivo"
          columns={columns}
          rows={invoices.slice(0, SHOWN)}
          rowKey={(row) => row.FILAS}
        />
      )}
      {invoices.length > SHOWN && (
        <p>
          Se muestran las primeras {SHOWN} de {invoices.length} facturas.
        </p>
      )}
    </>
  );
}
