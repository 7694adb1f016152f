import { hn } from '../../countries/hn/hn.ts';
import { BAND, drawBand, LEFT, TOP, WIDTH } from '../../duca/print/frame.ts';
import { printedValue } from '../../duca/print/printedValue.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import { formatOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import type { Box } from '../../foundation/pdf/box.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';

type Name = keyof DuaBody['DECLARACION'];

const HEIGHT = 8.2;
const { fields } = duaDataSets.DECLARACION;

/** The cover in blocks of rows: each field with its share of the width, of twelve parts. */
const BLOCKS: readonly (readonly [title: string, rows: readonly (readonly (readonly [Name, number])[])[]])[] =
  [
    [
      'Declaración',
      [
        [
          ['NO_ORDEN', 3],
          ['FECHA_ACEPTACION', 3],
          ['CANAL_SELECTIVO', 2],
          ['CANTIDAD_ITEMS', 2],
          ['NUMERO_PREIMPRESO', 2],
        ],
        [
          ['CODIGO_REGIMEN', 6],
          ['ID_MODALIDAD_ESPECIAL', 3],
          ['ID_FAUCA', 3],
        ],
        [
          ['ID_ADUANA_DESPACHO', 6],
          ['ID_ADUANA_INGRESO_SALIDA', 6],
        ],
        [
          ['NUMERO_IDENTIFICACION_IMPORTADOR', 3],
          ['NOMBRE_IMPORTADOR', 9],
        ],
        [
          ['IDENTIFICACION_DECLARANTE', 3],
          ['NOMBRE_DECLARANTE', 6],
          ['ID_MANIFIESTO_ENTREGA_RAPIDA', 3],
        ],
      ],
    ],
    [
      'Bultos, valores y pago',
      [
        [
          ['ID_PAIS_ORIGEN', 4],
          ['ID_PAIS_PROCEDENCIA_DESTINO', 4],
          ['ID_INCOTERM', 4],
        ],
        [
          ['PESO_BRUTO_BULTOS', 3],
          ['CANTIDAD_BULTOS', 2],
          ['ID_CLASE_BULTOS', 4],
          ['TOTAL_FACTURA_DOLARES', 3],
        ],
        [
          ['TOTAL_FOB_DOLARES', 2],
          ['TOTAL_FLETE_DOLARES', 2],
          ['TOTAL_SEGURO_DOLARES', 2],
          ['TOTAL_OTROS_DOLARES', 3],
          ['TOTAL_VALOR_ADUANA_DOLARES', 3],
        ],
        [
          ['ID_DIVISA_FOB', 3],
          ['ID_DIVISA_FLETE', 3],
          ['ID_DIVISA_SEGURO', 3],
          ['TIPO_CAMBIO', 1.5],
          ['FECHA_TIPO_CAMBIO', 1.5],
        ],
        [
          ['ID_FORMA_PAGO', 6],
          ['ENTIDAD_MEDIACION', 6],
        ],
      ],
    ],
    [
      'Título, suspensión y tránsito',
      [
        [
          ['MANIFIESTO', 4],
          ['TITULO_TRANSPORTE', 5],
          ['INDICADOR_CANCELACION_GLOBAL', 3],
        ],
        [
          ['MOTIVO_OPERACION_SUSPENSIVA', 4],
          ['PLAZO_DIAS_MESES', 2],
          ['ID_DEPOSITO_ALMACENAMIENTO', 6],
        ],
        [
          ['ID_ADUANA_TRANSITO_DESTINO', 4],
          ['ID_DEPOSITO_ADUANA_TRANSITO', 4],
          ['ID_RUTA_TRANSITO', 4],
        ],
      ],
    ],
  ];

interface Slot {
  name: Name;
  box: Box;
}

function place(): { bands: { y: number; title: string; slots: Slot[] }[]; end: number } {
  let y = TOP;
  const bands = BLOCKS.map(([title, rows]) => {
    const band = { y, title, slots: [] as Slot[] };
    y += BAND;
    for (const row of rows) {
      let x = LEFT;
      for (const [name, parts] of row) {
        const w = (WIDTH * parts) / 12;
        const box: Box = { x, y, w, h: HEIGHT, caption: fields[name].label, group: `DECLARACION.${name}` };
        band.slots.push({ name, box });
        x += w;
      }
      y += HEIGHT;
    }
    return band;
  });
  return { bands, end: y };
}

const { bands, end } = place();

/** Where what follows the boxes of the first page begins, in millimetres. */
export const BOXES_END = end;

/** Frames, captions and titles of the blocks; belongs into the template. */
export function drawBoxes(canvas: Canvas): void {
  for (const { y, title, slots } of bands) {
    drawBand(canvas, y, title);
    for (const { box } of slots) canvas.box(box);
  }
}

const NUMBERS: readonly string[] = ['decimal', 'integer'];

/** A value of the cover as paper shows it. */
function textOf(name: Name, value: string, reference: Reference): string {
  const field = fields[name];
  if (field.kind === 'orderNumber') return formatOrderNumber(value);
  if (field.kind === 'taxId') return hn.formatTaxId(value);
  return printedValue(field, value, reference);
}

export function drawBoxValues(page: Canvas, body: DuaBody, reference: Reference): void {
  for (const { slots } of bands)
    for (const { name, box } of slots)
      page.value(box, textOf(name, body.DECLARACION[name], reference), {
        size: 7.5,
        path: `DECLARACION.${name}`,
        ...(NUMBERS.includes(fields[name].kind) ? { align: 'right' as const } : {}),
      });
}
