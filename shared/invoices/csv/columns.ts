import type { CsvColumn } from '../../foundation/fields/csv.ts';
import { isPersons } from '../../foundation/fields/writer.ts';
import { invoiceDataSets } from '../dataSets.ts';

/**
 * Columns of the invoice template: every field of header and items that a person fills in, as `FACTURA.SERIE`,
 * `ITEMS.MARCA`. A row is an item, so vehicles and the other details have no place in it; their sheets take a paste.
 */
export const invoiceColumnsOfCsv: readonly CsvColumn[] = (['FACTURA', 'ITEMS'] as const).flatMap((dataSet) =>
  Object.entries(invoiceDataSets[dataSet].fields)
    .filter(([, field]) => isPersons(field) && !field.hidden)
    .map(([name, field]) => ({ name: `${dataSet}.${name}`, field })),
);
