import { describe, expect, it } from 'vitest';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { countries } from '../../shared/countries/countries.ts';
import { makeReference } from '../../shared/foundation/documents/makeReference.ts';
import { invoiceDataSets } from '../../shared/invoices/dataSets.ts';
import type { GridColumn, PastedLine } from '../kit/grid/paste.ts';
import { isByPosition, planPaste } from '../kit/grid/pastePlan.ts';
import { blanksIn, filled, readPlan, type Answers } from '../kit/grid/pasteReading.ts';
import { parseTsv } from '../kit/grid/tsv.ts';
import { itemColumns } from './layout.ts';

const { checkTaxId } = countries.GT;
const reference = makeReference({ country: 'GT', today: '2026-11-20', checkTaxId, lists: new Map() });
const columns: GridColumn[] = itemColumns.map((name) => ({
  name,
  field: invoiceDataSets.ITEMS.fields[name as keyof typeof invoiceDataSets.ITEMS.fields],
}));

/** What is made of a block that is pasted on the first cell, answered so. */
function read(
  block: string | readonly (readonly string[])[],
  answers: Partial<Answers> = {},
  named = reference,
) {
  const rows = typeof block === 'string' ? parseTsv(block) : block;
  const plan = planPaste(rows, { shown: columns, every: columns }, 0);
  const all = { targets: plan.targets, taken: new Set<number>(), fills: {}, ...answers };
  const lost = plan.headings?.filter((text, index) => text !== '' && plan.targets[index] === undefined);
  return { plan, lost, ...readPlan(plan, all, columns, named) };
}

describe('headings', () => {
  it.each([
    ['Código', 'Descripción', 'Cant.', 'Precio Unit.', 'Total'],
    ['Part No.', 'Description', 'Qty', 'Unit Price', 'Amount'],
    ['Part No.', 'Description', 'Qty (pcs)', 'Unit Price (USD)', 'Amount [USD]'],
  ])("finds the columns of a supplier's list by its own headings: %s, %s, %s", (...headings) => {
    const { plan, lost, lines } = read([headings, ['A-1', 'TALADRO', '1,200', '$ 12.50', 'US$ 15,000.00']]);
    expect([isByPosition(plan), lost]).toEqual([false, []]);
    expect(lines).toEqual([
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
    const { lines, lost } = read(block, {}, named);
    expect(lost).toEqual([]);
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
    const { lines, lost } = read([
      ['Description', 'G.W. (KGS)', 'N.W.(KG)', 'Meas. (CBM)', '(USD)'],
      ['TALADRO', '12.5', '11.2', '0.4', '9'],
    ]);
    expect(lost).toEqual(['Meas. (CBM)', '(USD)']);
    expect(lines[0]?.values).toEqual({
      NOMBRE_COMERCIAL: 'TALADRO',
      PESO_BRUTO: '12.500',
      PESO_NETO: '11.200',
    });
  });

  it('takes a first row that is data for data', () => {
    const { plan, lines } = read([
      ['Total care', '3'],
      ['Tela', '4'],
    ]);
    expect([isByPosition(plan), lines.length]).toEqual([true, 2]);
  });
});

/** As a spreadsheet copies it: merged titles in one cell, quotes around cells with tabs and breaks, totals at the end. */
const LIST = [
  'SHENZHEN BRIGHTWAY ELECTRONICS CO., LTD.\t\t\t\t\t',
  'COMMERCIAL INVOICE No. BW-26-1\t\t\t\tDate:\t12/10/2026',
  '\t\t\t\t\t',
  'Amount\tDescription\tPart No.\tQty\t"Unit\nPrice"\tHS remark',
  '$1,250.00\t"Router\tWiFi ""6"""\tLW-1\t100\t$12.50\tx',
  '\t\t\t\t\t',
  'HERRAMIENTAS\t\t\t\t\t',
  'US$ 300.00\tTOTAL CLEANER 5L\tTC-5\t10\tUS$ 30.00\t',
  'Amount\tDescription\tPart No.\tQty\t"Unit\nPrice"\tHS remark',
  '1,550.00\t\tSUBTOTAL\t110\t\t',
  '$1,600.00\t\tTOTAL USD:\t110\t\t',
  'SAY TOTAL US DOLLARS ONE THOUSAND\t\t\t\t\t',
].join('\r\n');

describe("a supplier's list as it comes", () => {
  it('keeps the lines and sets aside titles, blanks, repeated headings, remarks and totals, each told', () => {
    const { lines, rows, aside, lost } = read(LIST);
    expect(lines.map(({ values }) => values)).toEqual([
      {
        VALOR_ITEM: '1250.00',
        NOMBRE_COMERCIAL: 'Router WiFi "6"',
        ID_PRODUCTO: 'LW-1',
        CANTIDAD_UNIDADES: '100.000',
        VALOR_UNITARIO: '12.5000000000',
      },
      {
        VALOR_ITEM: '300.00',
        NOMBRE_COMERCIAL: 'TOTAL CLEANER 5L',
        ID_PRODUCTO: 'TC-5',
        CANTIDAD_UNIDADES: '10.000',
        VALOR_UNITARIO: '30.0000000000',
      },
    ]);
    expect(rows).toEqual([4, 7]);
    expect(aside.map(({ kind }) => kind)).toEqual([
      ...['title', 'title', 'blank', 'heading', 'blank', 'note', 'heading', 'total', 'total', 'note'],
    ]);
    expect(lost).toEqual(['HS remark']);
  });

  it('compares the last total with the sum of the lines', () => {
    expect(read(LIST).controls).toEqual([
      { column: 'VALOR_ITEM', said: '1600.00', found: '1550.00', uncounted: 0, same: false },
      { column: 'CANTIDAD_UNIDADES', said: '110.000', found: '110.000', uncounted: 0, same: true },
    ]);
  });

  it('takes a row all the same when the person says so, and sends a column elsewhere', () => {
    const { plan } = read(LIST);
    const targets = plan.targets.with(5, 'CARACTERISTICAS');
    const { lines } = read(LIST, { targets, taken: new Set([9]) });
    expect(lines).toHaveLength(3);
    expect(lines[0]?.values['CARACTERISTICAS']).toBe('x');
  });

  it('sets aside a last row of amounts that only sums the others, and nothing that sums nothing', () => {
    const block = (last: string) =>
      `Código\tDescripción\tCantidad\tTotal\nA\tUno\t1\t10.00\nB\tDos\t2\t20.50\n\t\t${last}`;
    expect(read(block('3\t30.50'))).toMatchObject({
      rows: [1, 2],
      controls: [{ same: true }, { same: true }],
    });
    expect(read(block('3\t30.51')).rows).toEqual([1, 2, 3]);
  });

  it.each([
    'TOTAL',
    'Total:',
    'SUB-TOTAL',
    'Subtotal página 2',
    'GRAND TOTAL USD',
    'Total FOB',
    'Sumas',
    'TOTALES',
  ])('knows «%s» for a total', (label) => {
    const { aside } = read(`Código\tDescripción\tCantidad\nA\tUno\t1\n\t${label}\t1`);
    expect(aside.map(({ kind }) => kind)).toEqual(['heading', 'total']);
  });

  const goods = 'Descripción\tCantidad\tTotal\nRouter\t100\tUS$ 1,250.00\nLimpiador\t10\tUS$ 350.00\n';

  it.each(['TOTAL\t110\tUS$ 1,600.00', 'TOTAL\t110 PCS\tQ1,600.00', 'TOTAL FOB SHANGHAI\t110\t1,600.00 USD'])(
    'sets one total aside and compares it, whatever stands beside its amounts: %j',
    (last) => {
      const { lines, aside, controls } = read(goods + last);
      expect(aside.map(({ kind }) => kind)).toEqual(['heading', 'total']);
      expect(lines).toHaveLength(2);
      expect(controls).toEqual([
        { column: 'CANTIDAD_UNIDADES', said: '110.000', found: '110.000', uncounted: 0, same: true },
        { column: 'VALOR_ITEM', said: '1600.00', found: '1600.00', uncounted: 0, same: true },
      ]);
    },
  );

  it('sets a last row aside that calls itself some total and sums every column, under words that nobody knows', () => {
    const { aside, lines } = read(`${goods}TOTAL MERCADERIA EMBARCADA\t110\tUS$ 1,600.00`);
    expect([aside.at(-1), lines.length]).toEqual([{ row: 3, kind: 'sum' }, 2]);
    expect(read(`${goods}TOTAL MERCADERIA EMBARCADA\t110\tUS$ 1,600.01`).lines).toHaveLength(3);
  });

  it('keeps goods whose description merely begins with «Total»', () => {
    const { aside, lines } = read(`${goods}TOTAL QUARTZ 9000 ACEITE\t24\tUS$ 120.00`);
    expect([aside.length, lines.length]).toEqual([1, 3]);
    // The brand in a column of its own, beside what it names.
    const branded = read(
      'Marca\tDescripción\tCantidad\tTotal\nTOTAL\tQUARTZ 9000 ACEITE\t24\t120.00\nTOTAL\tQUARTZ 7000\t6\t30.00',
    );
    expect(branded.lines).toHaveLength(2);
  });

  it.each(['TOTAL CARE SHAMPOO', 'Sumadora', 'Totalizador'])('knows «%s» for goods', (name) => {
    expect(read(`Código\tDescripción\tCantidad\nA\tUno\t1\n\t${name}\t1`).lines).toHaveLength(2);
  });
});

describe('amounts of two readings', () => {
  const block = 'Descripción\tPrecio\tTotal\nUno\t1.234,50\t1.234\nDos\t€ 2,5\t1,234';
  const totals = (answers: Partial<Answers>) =>
    read(block, answers).lines.map(({ values }) => [values['VALOR_UNITARIO'], values['VALOR_ITEM']]);

  it('are asked, each in its cell, until the person says which sign parts the decimals', () => {
    expect(read(block).signs).toMatchObject({ commas: true, points: false });
    expect(totals({})).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('are read by the sign that was said, and not rounded', () => {
    expect(totals({ sign: 'comma' })).toEqual([
      ['1234.5000000000', '1234.00'],
      [undefined, undefined],
    ]);
    expect(totals({ sign: 'point' })).toEqual([
      [undefined, undefined],
      [undefined, '1234.00'],
    ]);
  });
});

describe('what the list does not say', () => {
  const bound: PastedLine[] = [
    { values: { NOMBRE_COMERCIAL: 'Uno', ID_UNIDAD_MEDIDA: '' }, rejected: {} },
    {
      values: { NOMBRE_COMERCIAL: 'Dos' },
      rejected: { ID_UNIDAD_MEDIDA: { text: 'XX', reason: 'no está' } },
    },
  ];

  it('is filled in all lines that lack it and in no other', () => {
    expect(blanksIn(bound, 'ID_PAIS_ORIGEN', [{ ID_PAIS_ORIGEN: 'CN' }])).toEqual([1]);
    expect(blanksIn(bound, 'ID_UNIDAD_MEDIDA', [])).toEqual([0]);
    const done = filled(bound, { ID_UNIDAD_MEDIDA: 'H87', ID_ESTADO_MERCANCIA: '' }, []);
    expect(done[0]?.values['ID_UNIDAD_MEDIDA']).toBe('H87');
    expect(done[1]).toBe(bound[1]);
  });
});
