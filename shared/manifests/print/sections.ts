import type { PrintedFacts } from '../../foundation/documents/printedForm.ts';
import { sum } from '../../foundation/decimal/decimal.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { LEFT, WIDTH } from '../../foundation/print/area.ts';
import type { FlowRow, Section } from '../../foundation/print/flow.ts';
import { listTablesOf, type ListTable } from '../../foundation/print/listTable.ts';
import { plainSection, plainTable } from '../../foundation/print/plainTable.ts';
import { printedValue } from '../../foundation/print/printedValue.ts';
import { drawSigningLines } from '../../foundation/print/signingLines.ts';
import { tableSection } from '../../foundation/print/tableSection.ts';
import { manifestDataSets, type ManifestBody } from '../dataSets.ts';
import type { ManifestPrintOptions } from './options.ts';

/** All that a print depends on. */
export type ManifestFacts = PrintedFacts<ManifestBody, ManifestPrintOptions>;

const listTable = listTablesOf(manifestDataSets);

const TITLES = listTable('TITULOS', [
  ['TITULO_TRANSPORTE', 29],
  ['ID_TIPO_DOCUMENTO', 25],
  ['IDENTIFICACION_CONSIGNATARIO', 22],
  ['NOMBRE_CONSIGNATARIO', 33],
  ['DESCRIPCION', 0],
  ['CANTIDAD_BULTOS', 13],
  ['PESO_BRUTO', 17],
  ['VALOR_FOB', 20],
]);

/** What only some titles say: who sends them, what consolidates them, how they are kept. */
const REST = [
  'TITULO_MADRE',
  'ID_CATEGORIA_COURIER',
  'NOMBRE_REMITENTE',
  'ID_PAIS_ORIGEN',
  'ID_CLASE_BULTOS',
  'ID_MANEJO_ESPECIAL',
  'ID_DEPOSITO_ALMACENAMIENTO',
] as const;
const REST_WIDTHS = [29, 25, 0, 20, 22, 22, 24];
const MORE_OF_TITLES = listTable(
  'TITULOS',
  [['TITULO_TRANSPORTE', 29], ...REST.map((name, at) => [name, REST_WIDTHS[at]!] as const)],
  'Consolidación, remitente y depósito de los títulos',
);

const LINES = listTable('TITULOS_LINEAS', [
  ['TITULO_TRANSPORTE', 29],
  ['NUMERO_LINEA', 10],
  ['POSICION_ARANCELARIA', 24],
  ['DESCRIPCION', 0],
  ['CANTIDAD_BULTOS', 14],
  ['PESO_BRUTO', 18],
  ['ID_CLASE_BULTOS', 22],
  ['MARCAS', 30],
]);

const CONTAINERS = listTable('TITULOS_CONTENEDORES', [
  ['TITULO_TRANSPORTE', 29],
  ['NUMERO_CONTENEDOR', 26],
  ['ID_TAMANO_EQUIPO', 30],
  ['NUMERO_PRECINTO', 0],
  ['CANTIDAD_BULTOS', 16],
  ['PESO_BRUTO', 22],
  ['TARA', 22],
]);

const COMPLEMENTS = listTable('DATOS_COMPLEMENTARIOS', [
  ['TITULO_TRANSPORTE', 29],
  ['CODIGO_COMPLEMENTARIO', 60],
  ['VALOR', 0],
]);

/** Lines of titles in the order of their titles, so that whoever goes down one list goes down the other; of no title first. */
function byTitle(
  { TITULOS }: ManifestBody,
  lines: readonly { TITULO_TRANSPORTE: string }[],
): readonly number[] {
  const places = new Map(TITULOS.map(({ TITULO_TRANSPORTE }, place) => [TITULO_TRANSPORTE, place]));
  const placeOf = (index: number): number => places.get(lines[index]!.TITULO_TRANSPORTE) ?? -1;
  return [...lines.keys()].sort((a, b) => placeOf(a) - placeOf(b) || a - b);
}

const { TITULOS: titles } = manifestDataSets;
const ADDED = ['CANTIDAD_BULTOS', 'PESO_BRUTO', 'VALOR_FOB'] as const;
const totalsTable = plainTable('Totales de los títulos', [
  [titles.title, 'TITULOS', 30, 'right'],
  ...ADDED.map((name) => [titles.fields[name].label, name, 35, 'right'] as const),
  [manifestDataSets.TITULOS_LINEAS.title, 'TITULOS_LINEAS', 25, 'right'],
  [manifestDataSets.TITULOS_CONTENEDORES.title, 'TITULOS_CONTENEDORES', 0, 'right'],
]);

/** What the titles add up to, beside the header's own totals above. */
function totalsSection(measuring: Canvas, { body, reference }: ManifestFacts): Section {
  const added = ADDED.map((name) =>
    printedValue(titles.fields[name], sum(body.TITULOS.map((each) => each[name])), reference),
  );
  const counted = [body.TITULOS_LINEAS, body.TITULOS_CONTENEDORES].map(({ length }) => String(length));
  const row = [String(body.TITULOS.length), ...added, ...counted];
  return plainSection(measuring, totalsTable.name, totalsTable, body.TITULOS.length === 0 ? [] : [row]);
}

const SIZE = 7;

/** Remarks, whole: they may be longer than any box. */
function remarksSection(measuring: Canvas, { body }: ManifestFacts): Section {
  const path = 'MANIFIESTO.OBSERVACIONES';
  const limits = { size: SIZE, minSize: SIZE, width: WIDTH - 2, lines: Infinity };
  const { lines } = measuring.fit(body.MANIFIESTO.OBSERVACIONES, 'regular', limits, { role: 'value', path });
  const rows = lines
    .filter((line) => line !== '')
    .map((line): FlowRow => ({
      height: 3.3,
      draw: (page, y) => void page.text(LEFT + 1, y + 2.4, line, { size: SIZE, maxWidth: WIDTH - 2, path }),
    }));
  return { title: manifestDataSets.MANIFIESTO.fields.OBSERVACIONES.label, rows };
}

const SIGNING_HEIGHT = 20;

/** Where the carrier signs, and the office stamps what it takes on paper while SARAH is down (product 24). */
const signingSection: Section = {
  title: 'Presentación en papel',
  rows: [
    {
      height: SIGNING_HEIGHT + 2,
      draw: (page, y) =>
        drawSigningLines(
          page,
          y + SIGNING_HEIGHT,
          'Firma y sello del transportista',
          'Recibido en la aduana: firma, sello y fecha',
        ),
    },
  ],
};

/** The lists of a manifest one below the other: titles, what some say besides, what they carry and in what, totals, who signs. */
export function sectionsOf(measuring: Canvas, facts: ManifestFacts): readonly Section[] {
  const { body } = facts;
  const list = (table: ListTable, indexes: readonly number[]): Section =>
    tableSection(measuring, facts, table, indexes);
  const saysMore = [...body.TITULOS.keys()].filter((index) =>
    REST.some((name) => body.TITULOS[index]![name] !== ''),
  );
  return [
    list(TITLES, [...body.TITULOS.keys()]),
    totalsSection(measuring, facts),
    list(MORE_OF_TITLES, saysMore),
    list(LINES, byTitle(body, body.TITULOS_LINEAS)),
    list(CONTAINERS, byTitle(body, body.TITULOS_CONTENEDORES)),
    list(COMPLEMENTS, byTitle(body, body.DATOS_COMPLEMENTARIOS)),
    remarksSection(measuring, facts),
    signingSection,
  ];
}
