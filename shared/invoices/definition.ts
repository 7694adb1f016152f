import { defineDocument } from '../foundation/documents/definition.ts';
import { markOf, marksOf } from '../foundation/documents/mark.ts';
import { calculateInvoice } from './calculate.ts';
import { checkInvoice } from './check.ts';
import { invoiceDataSets } from './dataSets.ts';
import { invoiceKind } from './kind.ts';
import { seriesAndNumber } from './statedNumbers.ts';
import { invoiceColumns, invoiceSummary } from './summary.ts';

/** The commercial invoice. Its number is not unique: suppliers repeat each other's; `numberExists` warns instead. */
export const invoiceDefinition = defineDocument({
  ...invoiceKind,
  dataSets: invoiceDataSets,
  columns: invoiceColumns,
  summary: invoiceSummary,
  marks: ({ FACTURA }) =>
    marksOf(markOf('factura', FACTURA.NUMERO_FACTURA), markOf('factura', seriesAndNumber(FACTURA))),
  goods: ({ ITEMS }) => ITEMS.map((each) => each.NOMBRE_COMERCIAL),
  index: {
    words: ['NUMERO_FACTURA', 'SERIE', 'NOMBRE_PROVEEDOR', 'ID_PROVEEDOR'],
    values: ['NOMBRE_PROVEEDOR', 'CREADO_POR'],
  },
  calculate: calculateInvoice,
  check: checkInvoice,
});
