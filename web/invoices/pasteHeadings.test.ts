import { expect, it } from 'vitest';
import { countries } from '../../shared/countries/countries.ts';
import { makeReference } from '../../shared/foundation/documents/makeReference.ts';
import { invoiceDataSets } from '../../shared/invoices/dataSets.ts';
import { readPaste } from '../kit/grid/paste.ts';
import { itemColumns } from './layout.ts';

const { checkTaxId } = countries.GT;
const reference = makeReference({ country: 'GT', today: '2026-11-20', checkTaxId, lists: new Map() });
const columns = itemColumns.map((name) => ({
  name,
  field: invoiceDataSets.ITEMS.fields[name as keyof typeof invoiceDataSets.ITEMS.fields],
}));

it.each([
  ['Código', 'Descripción', 'Cant.', 'Precio Unit.', 'Total'],
  ['Part No.', 'Description', 'Qty', 'Unit Price', 'Amount'],
])("finds the columns of a supplier's list by its own headings: %s, %s, %s", (...headings) => {
  const pasted = readPaste(
    [headings, ['A-1', 'TALADRO', '1,200', '$ 12.50', 'US$ 15,000.00']],
    { shown: columns, every: columns },
    0,
    reference,
  );
  expect(pasted).toMatchObject({ header: true, unknown: [] });
  expect(pasted.lines).toEqual([
    {
      values: {
        ID_PRODUCTO: 'A-1',
        NOMBRE_COMERCIAL: 'TALADRO',
        CANTIDAD_UNIDADES: '1200.000',
        VALOR_UNITARIO: '12.5000000',
        VALOR_ITEM: '15000.00',
      },
      rejected: {},
    },
  ]);
});

it('gives no two columns the same heading', () => {
  const all = columns.flatMap(({ field }) => [field.label.toLowerCase(), ...(field.alsoCalled ?? [])]);
  expect(all).toEqual([...new Set(all)]);
});
