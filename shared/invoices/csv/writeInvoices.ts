import { writeCsv } from '../../foundation/fields/csv.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { InvoiceBody } from '../dataSets.ts';
import { invoiceColumnsOfCsv } from './columns.ts';

const prefixed = (dataSet: string, record: AnyRecord): AnyRecord =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`${dataSet}.${name}`, value]));

/** Invoices in the template's form, header repeated in every row; reads back to the same invoices. */
export function writeInvoices(bodies: readonly InvoiceBody[]): string {
  const records = bodies.flatMap(({ FACTURA, ITEMS }) => {
    const header = prefixed('FACTURA', FACTURA);
    return ITEMS.length === 0 ? [header] : ITEMS.map((item) => ({ ...header, ...prefixed('ITEMS', item) }));
  });
  return writeCsv(invoiceColumnsOfCsv, records);
}

/** The empty template: its heading row alone. */
export const invoiceTemplate = (): string => writeInvoices([]);
