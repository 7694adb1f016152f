import { expect, it } from 'vitest';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
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
  ['Part No.', 'Description', 'Qty (pcs)', 'Unit Price (USD)', 'Amount [USD]'],
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
        VALOR_UNITARIO: '12.5000000000',
        VALOR_ITEM: '15000.00',
      },
      rejected: {},
    },
  ]);
});

it("reads units, countries and states as a supplier's list writes them, and asks what is two", () => {
  const named = makeReference({
    country: 'GT',
    today: '2026-11-20',
    checkTaxId,
    lists: new Map(
      shippedCatalogues.filter((list) => list.countries.includes('GT')).map((list) => [list.name, list]),
    ),
  });
  const block = [
    ['Part No.', 'Description', 'Qty', 'Unit', 'Origin', 'Estado'],
    ['A-1', 'TALADRO', '12', 'PCS', 'China', 'Nuevo'],
    ['A-2', 'CABLE', '100', 'MT', 'EE.UU.', 'NUEVAS'],
    ['A-3', 'ACEITE', '4', 'gal.', 'U.S.A.', 'new'],
    ['A-4', 'TELA', '9', 'm²', 'Corea', ''],
  ];
  const { lines, unknown } = readPaste(block, { shown: columns, every: columns }, 0, named);
  expect(unknown).toEqual([]);
  expect(
    lines.map(({ values }) =>
      [values['ID_UNIDAD_MEDIDA'], values['ID_PAIS_ORIGEN'], values['ID_ESTADO_MERCANCIA']].join(' '),
    ),
  ).toEqual(['H87 CN NU', ' US NU', 'GLL US NU', 'MTK  ']);
  expect(lines.map(({ rejected }) => Object.values(rejected).map(({ reason }) => reason))).toEqual([
    [],
    ['«MT» puede ser TNE (Tonelada métrica) o MTR (Metro); escriba el código'],
    [],
    [
      '«Corea» puede ser KR (República de Corea) o KP (República Popular Democrática de Corea); escriba el código',
    ],
  ]);
});

it('gives no two columns the same heading', () => {
  const all = columns.flatMap(({ field }) => [field.label.toLowerCase(), ...(field.alsoCalled ?? [])]);
  expect(all).toEqual([...new Set(all)]);
});

it('takes an amount without a name for no column by the unit in its brackets', () => {
  const block = [
    ['Description', 'G.W. (KGS)', 'N.W.(KG)', 'Meas. (CBM)', '(USD)'],
    ['TALADRO', '12.5', '11.2', '0.4', '9'],
  ];
  const { lines, unknown } = readPaste(block, { shown: columns, every: columns }, 0, reference);
  expect(unknown).toEqual(['Meas. (CBM)', '(USD)']);
  expect(lines[0]?.values).toEqual({
    NOMBRE_COMERCIAL: 'TALADRO',
    PESO_BRUTO: '12.500',
    PESO_NETO: '11.200',
  });
});
