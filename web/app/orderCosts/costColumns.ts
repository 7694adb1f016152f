import { catalogue } from '../../../shared/catalogues/names.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { amountOf, conceptOf, descriptionOf } from '../../../shared/work-orders/costs/costWords.ts';
import type { CostRow } from '../../../shared/work-orders/costs/procedures.ts';
import type { TableColumn } from '../../kit/DataTable.tsx';

const of = (row: CostRow, name: string): string => row.GASTO[name] ?? '';
const namedIn = (reference: Reference, list: string, code: string): string =>
  reference.row(list, code)?.VALOR ?? code;

/** A cost as a question names it: «Flete», GTQ 773.90 (US$ 100.00). */
export const costInWords = (row: CostRow, reference: Reference, local: string): string =>
  `«${conceptOf(row, reference)}», ${amountOf(row, local)}`;

/** Columns of an order's costs, on the screen and in CSV. */
export function costColumns(reference: Reference, local: string): TableColumn<CostRow>[] {
  return [
    { name: 'FECHA', label: 'Fecha', text: (row) => formatDate(of(row, 'FECHA')) },
    { name: 'ID_CONCEPTO', label: 'Concepto', text: (row) => conceptOf(row, reference) },
    { name: 'DESCRIPCION', label: 'Descripción', text: descriptionOf },
    { name: 'PROVEEDOR', label: 'Proveedor', text: (row) => of(row, 'PROVEEDOR') },
    { name: 'DOCUMENTO', label: 'Documento', text: (row) => of(row, 'DOCUMENTO') },
    {
      name: 'PAGADO_POR',
      label: 'Pagado por',
      text: (row) => namedIn(reference, catalogue.costPayers, of(row, 'PAGADO_POR')),
    },
    {
      name: 'CARGO_CLIENTE',
      label: 'Se cobra',
      text: (row) => (of(row, 'CARGO_CLIENTE') === '1' ? 'Sí' : 'No'),
    },
    { name: 'LOCAL', label: local, right: true, text: (row) => formatAmount(row.LOCAL, 2) },
    { name: 'DOLARES', label: 'US$', right: true, text: (row) => formatAmount(row.DOLARES, 2) },
    { name: 'USUARIO', label: 'Registró', text: (row) => row.USUARIO },
  ];
}
