import type { Canvas } from '../../../foundation/pdf/canvas.ts';
import { formatDeclarationNumber } from '../../../foundation/numbers/declarationNumber.ts';
import { BAND, drawBand, LEFT, TOP, WIDTH } from '../frame.ts';
import type { SetName } from '../printedValue.ts';
import { cell, slotRow, type Cell, type Slot } from '../slots.ts';

interface Heading {
  y: number;
  title: string;
  left: number;
  width: number;
}

const headings: Heading[] = [];
const slots: Slot[] = [];
let y = TOP;

function band(title: string, left = LEFT, width = WIDTH): void {
  headings.push({ y, title, left, width });
}
function row(height: number, cells: readonly Cell[], left = LEFT, width = WIDTH): void {
  slots.push(...slotRow(y, height, cells, left, width));
  y += height;
}

const ROW = 6.6;
const HALF = WIDTH / 2;
const code = { style: { size: 8.5, lines: 1 } } as const;

row(7, [
  cell('DUCA', 'NO_ORDEN', 55, code),
  cell('DUCA', 'NUMERO_DUCA', 0, { ...code, text: formatDeclarationNumber }),
  cell('DUCA', 'FECHA_ACEPTACION', 50, code),
]);

/** Exporter and importer side by side. */
function party(set: 'EXPORTADOR' | 'IMPORTADOR', title: string, left: number): void {
  const start = y;
  band(title, left, HALF);
  y += BAND;
  row(
    ROW,
    [
      cell(set, 'NUMERO_IDENTIFICACION', 36),
      cell(set, 'TIPO_IDENTIFICACION', 27),
      cell(set, 'ID_PAIS_EMISION', 0),
    ],
    left,
    HALF,
  );
  row(ROW, [cell(set, 'NOMBRE', 0)], left, HALF);
  row(7.6, [cell(set, 'DOMICILIO', 0, { style: { size: 7 } })], left, HALF);
  if (left === LEFT) y = start;
}
party('EXPORTADOR', 'Exportador / Proveedor', LEFT);
party('IMPORTADOR', 'Importador / Destinatario', LEFT + HALF);

band('Declarante');
y += BAND;
row(7, [
  cell('DECLARANTE', 'CODIGO', 22),
  cell('DECLARANTE', 'NUMERO_IDENTIFICACION', 30),
  cell('DECLARANTE', 'NOMBRE', 62),
  cell('DECLARANTE', 'DOMICILIO', 0, { style: { size: 7 } }),
]);

band('Aduanas, régimen y países');
y += BAND;
row(ROW, [
  cell('DUCA', 'ID_ADUANA_REGISTRO', HALF / 2),
  cell('DUCA', 'ID_ADUANA_SALIDA', HALF / 2),
  cell('DUCA', 'ID_ADUANA_INGRESO', HALF / 2),
  cell('DUCA', 'ID_ADUANA_DESTINO', 0),
]);
row(ROW, [
  cell('DUCA', 'CODIGO_REGIMEN', HALF / 2),
  cell('DUCA', 'MODALIDAD', HALF / 2 + 16),
  cell('DUCA', 'CLASE', HALF / 2),
  cell('DUCA', 'FECHA_VENCIMIENTO', 0),
]);
row(ROW, [
  cell('DUCA', 'ID_PAIS_PROCEDENCIA', HALF / 2),
  cell('DUCA', 'ID_PAIS_EXPORTACION', HALF / 2),
  cell('DUCA', 'ID_PAIS_DESTINO', HALF / 2),
  cell('DUCA', 'ID_DEPOSITO', 0),
]);

/** Where the lists of which the page shows the first line have their band. */
export const TRANSPORT_BAND = y;
band('Transportista, conductor y unidad de transporte');
y += BAND;
row(ROW, [
  cell('TRANSPORTISTA', 'CODIGO_TRANSPORTISTA', 24),
  cell('TRANSPORTISTA', 'NOMBRE_TRANSPORTISTA', 58),
  cell('DUCA', 'ID_MODO_TRANSPORTE', 26),
  cell('DUCA', 'LUGAR_EMBARQUE', 41),
  cell('DUCA', 'LUGAR_DESEMBARQUE', 0),
]);
row(ROW, [
  cell('CONDUCTOR', 'ID_CONDUCTOR', 34),
  cell('CONDUCTOR', 'LICENCIA_CONDUCTOR', 34),
  cell('CONDUCTOR', 'ID_PAIS_CONDUCTOR', 34),
  cell('CONDUCTOR', 'NOMBRE_CONDUCTOR', 0),
]);
row(8, [
  cell('UNIDAD', 'MATRICULA_UNIDAD_TRANSPORTE', 36),
  cell('UNIDAD', 'ID_PAIS_REGISTRO', 28),
  cell('UNIDAD', 'MARCA_TRANSPORTE', 24),
  cell('UNIDAD', 'CHASIS_TRANSPORTE', 34),
  cell('UNIDAD', 'MATRICULA_REMOLQUE', 36, { captionLines: 2 }),
  cell('UNIDAD', 'CANTIDAD_UNIDADES_CARGA', 0, { captionLines: 2 }),
]);
row(ROW, [
  cell('EQUIPO', 'NUMERO_PRECINTO', 40),
  cell('EQUIPO', 'TIPO_EQUIPO', 34),
  cell('EQUIPO', 'TAMANO_EQUIPO', 28),
  cell('EQUIPO', 'TIPO_CARGA', 34),
  cell('EQUIPO', 'NUMERO_CONTENEDOR', 0, { style: { size: 8 } }),
]);

/** Where boxes 25 to 33 and 34 begin; they stand side by side. */
export const TOTALS_TOP = y;
export const TOTALS_WIDTH = 118;
const THIRD = TOTALS_WIDTH / 3;
band('Valores totales (US$) y pesos (kg)', LEFT, TOTALS_WIDTH);
y += BAND;
row(
  ROW,
  [
    cell('DUCA', 'TOTAL_FOB_DOLARES', THIRD),
    cell('DUCA', 'TOTAL_FLETE_DOLARES', THIRD),
    cell('DUCA', 'TOTAL_SEGURO_DOLARES', 0),
  ],
  LEFT,
  TOTALS_WIDTH,
);
row(
  ROW,
  [
    cell('DUCA', 'TOTAL_OTROS_DOLARES', THIRD),
    cell('DUCA', 'TOTAL_CIF_DOLARES', THIRD, { style: { size: 8.5 } }),
    cell('DUCA', 'ID_INCOTERM', 0),
  ],
  LEFT,
  TOTALS_WIDTH,
);
row(
  ROW,
  [
    cell('DUCA', 'TIPO_CAMBIO', THIRD),
    cell('DUCA', 'PESO_BRUTO_TOTAL', THIRD),
    cell('DUCA', 'PESO_NETO_TOTAL', 0),
  ],
  LEFT,
  TOTALS_WIDTH,
);

/** Boxes 1 to 33, and where they end. */
export const FIELD_SLOTS: readonly Slot[] = slots;
export const FIELDS_END = y;

/** Lists of which the page shows the first line. */
export const LISTED_SETS = ['TRANSPORTISTA', 'CONDUCTOR', 'UNIDAD', 'EQUIPO'] as const satisfies SetName[];

export function drawFieldRules(canvas: Canvas): void {
  for (const { y: at, title, left, width } of headings) drawBand(canvas, at, title, left, width);
  for (const { box } of slots) canvas.box(box);
}
