import type { CsvColumn } from '../../foundation/fields/csv.ts';
import { invoiceDataSets } from '../dataSets.ts';

/** Columns of the invoice template: every field that a person fills in, header first, as `FACTURA.SERIE`, `ITEMS.MARCA`. */
export const invoiceColumnsOfCsv: readonly CsvColumn[] = Object.entries(invoiceDataSets).flatMap(
  ([dataSet, { fields }]) =>
    Object.entries(fields)
      .filter(([, field]) => !field.computed && !field.hidden)
      .map(([name, field]) => ({ name: `${dataSet}.${name}`, field })),
);
