import { defineDocument } from '../foundation/documents/definition.ts';
import { markOf, marksOf } from '../foundation/documents/mark.ts';
import { calculateInvoice } from './calculate.ts';
import { checkInvoice } from './check.ts';
import { invoiceDataSets } from './dataSets.ts';
import { invoiceStates } from './states.ts';
import { invoiceColumns, invoiceSummary } from './summary.ts';

/** The commercial invoice. Its number is not unique: suppliers repeat each other's; `numberExists` warns instead. */
export const invoiceDefinition = defineDocument({
  module: 'invoices',
  noun: { singular: 'factura', plural: 'facturas', gender: 'f' },
  idPrefix: 'fac',
  dataSets: invoiceDataSets,
  states: invoiceStates,
  columns: invoiceColumns,
  summary: invoiceSummary,
  called: ({ NUMERO_FACTURA = '' }) => NUMERO_FACTURA,
  marks: ({ FACTURA }) => marksOf(markOf('factura', FACTURA.NUMERO_FACTURA)),
  calculate: calculateInvoice,
  check: checkInvoice,
});
