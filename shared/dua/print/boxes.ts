import { hn } from '../../countries/hn/hn.ts';
import type { KindName } from '../../foundation/fields/field.ts';
import { formatOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import { TOP, WIDTH } from '../../foundation/print/area.ts';
import { BlockStack } from '../../foundation/print/blockStack.ts';
import { cellsOf, pathOf, textOf, type Row, type SlotText } from '../../foundation/print/slots.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import type { DuaFacts } from './facts.ts';

type Name = keyof DuaBody['DECLARACION'];

const HEIGHT = 8.2;
const { fields } = duaDataSets.DECLARACION;
const cell = cellsOf<DuaFacts, typeof duaDataSets>(duaDataSets);

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
          ['PLAZO_DIAS_MESES', 1],
          ['UNIDAD_PLAZO', 1.5],
          ['FECHA_VENCE_PLAZO', 1.5],
          ['ID_DEPOSITO_ALMACENAMIENTO', 4],
        ],
        [
          ['ID_ADUANA_TRANSITO_DESTINO', 4],
          ['ID_DEPOSITO_ADUANA_TRANSITO', 4],
          ['ID_RUTA_TRANSITO', 4],
        ],
      ],
    ],
  ];

/** Where paper groups what the field stores plain. */
const TEXTS: Partial<Record<KindName, SlotText<DuaFacts>>> = {
  orderNumber: formatOrderNumber,
  taxId: (value) => hn.formatTaxId(value),
};

const rowOf = (row: readonly (readonly [Name, number])[]): Row<DuaFacts> => [
  HEIGHT,
  row.map(([name, parts]) =>
    cell('DECLARACION', name, (WIDTH * parts) / 12, { text: TEXTS[fields[name].kind] }),
  ),
];

const cover = new BlockStack<DuaFacts>(TOP);
for (const [title, rows] of BLOCKS) cover.block(title, rows.map(rowOf));

/** Where what follows the boxes of the first page begins, in millimetres. */
export const BOXES_END = cover.end;

/** Frames, captions and titles of the blocks; belongs into the template. */
export const drawBoxes = (canvas: Canvas): void => cover.draw(canvas);

export function drawBoxValues(page: Canvas, facts: DuaFacts): void {
  for (const slot of cover.slots)
    page.value(slot.box, textOf(slot, facts), { ...slot.style, path: pathOf(slot) });
}
