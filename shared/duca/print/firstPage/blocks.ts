import { formatDeclarationNumber } from '../../../foundation/numbers/declarationNumber.ts';
import { BlockStack } from '../../../foundation/print/blockStack.ts';
import type { Row } from '../../../foundation/print/slots.ts';
import { LEFT, TOP, WIDTH } from '../../../foundation/print/area.ts';
import type { DucaBody } from '../../dataSets.ts';
import { cell } from '../cells.ts';
import type { PrintFacts } from '../facts.ts';
import { declarantIdText, partyIdText } from '../taxIdText.ts';

const ROW = 6.6;
const HALF = WIDTH / 2;
const QUARTER = WIDTH / 4;
/** Width of boxes 25 to 33; box 34 stands beside them. */
export const TOTALS_WIDTH = 118;
const TOTAL = TOTALS_WIDTH / 4;
const code = { style: { size: 8.5, lines: 1 } } as const;
/** Long names and addresses wrap in smaller type before they need a continuation (spec 5, printing). */
const name = { style: { minSize: 4.25 } } as const;
const address = { style: { size: 7, minSize: 4.25 } } as const;

const partyRows = (set: 'EXPORTADOR' | 'IMPORTADOR'): Row<PrintFacts>[] => [
  [
    ROW,
    [
      cell(set, 'NUMERO_IDENTIFICACION', 36, { text: partyIdText(set) }),
      cell(set, 'TIPO_IDENTIFICACION', 27),
      cell(set, 'ID_PAIS_EMISION', 0),
    ],
  ],
  [8, [cell(set, 'NOMBRE', 0, name)]],
  [8, [cell(set, 'DOMICILIO', 0, address)]],
];

const stack = new BlockStack<PrintFacts>(TOP).block('', [
  [
    7,
    [
      cell('DUCA', 'NO_ORDEN', 55, code),
      cell('DUCA', 'NUMERO_DUCA', 0, { ...code, text: formatDeclarationNumber }),
      cell('DUCA', 'FECHA_ACEPTACION', 50, code),
    ],
  ],
]);

const parties = stack.end;
stack
  .block('Exportador / Proveedor', partyRows('EXPORTADOR'), { left: LEFT, width: HALF })
  .backTo(parties)
  .block('Importador / Destinatario', partyRows('IMPORTADOR'), { left: LEFT + HALF, width: HALF })
  .block('Declarante', [
    [
      7,
      [
        cell('DECLARANTE', 'CODIGO', 22),
        cell('DECLARANTE', 'NUMERO_IDENTIFICACION', 30, { text: declarantIdText }),
        cell('DECLARANTE', 'NOMBRE', 62, name),
        cell('DECLARANTE', 'DOMICILIO', 0, address),
      ],
    ],
  ])
  .block('Aduanas, régimen y países', [
    [
      ROW,
      [
        cell('DUCA', 'ID_ADUANA_REGISTRO', QUARTER),
        cell('DUCA', 'ID_ADUANA_SALIDA', QUARTER),
        cell('DUCA', 'ID_ADUANA_INGRESO', QUARTER),
        cell('DUCA', 'ID_ADUANA_DESTINO', 0),
      ],
    ],
    [
      ROW,
      [
        cell('DUCA', 'CODIGO_REGIMEN', QUARTER),
        cell('DUCA', 'MODALIDAD', QUARTER + 16),
        cell('DUCA', 'CLASE', QUARTER),
        cell('DUCA', 'FECHA_VENCIMIENTO', 0),
      ],
    ],
    [
      ROW,
      [
        cell('DUCA', 'ID_PAIS_PROCEDENCIA', 29),
        cell('DUCA', 'ID_PAIS_EXPORTACION', 29),
        cell('DUCA', 'ID_PAIS_DESTINO', 29),
        cell('DUCA', 'ID_DEPOSITO', 40),
        cell('DUCA', 'DEPOSITO_TEMPORAL', 31),
        cell('DUCA', 'DEPOSITO_TEMPORAL_DESTINO', 0),
      ],
    ],
  ]);

/** Where the lists of which the page shows the first line have their band. */
export const TRANSPORT_BAND = stack.end;
stack.block('Transportista, conductor y unidad de transporte', [
  [
    ROW,
    [
      cell('TRANSPORTISTA', 'CODIGO_TRANSPORTISTA', 24),
      cell('TRANSPORTISTA', 'NOMBRE_TRANSPORTISTA', 58),
      cell('DUCA', 'ID_MODO_TRANSPORTE', 26),
      cell('DUCA', 'LUGAR_EMBARQUE', 41),
      cell('DUCA', 'LUGAR_DESEMBARQUE', 0),
    ],
  ],
  [
    ROW,
    [
      cell('CONDUCTOR', 'ID_CONDUCTOR', 34),
      cell('CONDUCTOR', 'LICENCIA_CONDUCTOR', 34),
      cell('CONDUCTOR', 'ID_PAIS_CONDUCTOR', 34),
      cell('CONDUCTOR', 'NOMBRE_CONDUCTOR', 0),
    ],
  ],
  [
    8,
    [
      cell('UNIDAD', 'MATRICULA_UNIDAD_TRANSPORTE', 36),
      cell('UNIDAD', 'ID_PAIS_REGISTRO', 28),
      cell('UNIDAD', 'MARCA_TRANSPORTE', 24),
      cell('UNIDAD', 'CHASIS_TRANSPORTE', 34),
      cell('UNIDAD', 'MATRICULA_REMOLQUE', 36, { captionLines: 2 }),
      cell('UNIDAD', 'CANTIDAD_UNIDADES_CARGA', 0, { captionLines: 2 }),
    ],
  ],
  [
    ROW,
    [
      cell('EQUIPO', 'NUMERO_PRECINTO', 40),
      cell('EQUIPO', 'TIPO_EQUIPO', 34),
      cell('EQUIPO', 'TAMANO_EQUIPO', 28),
      cell('EQUIPO', 'TIPO_CARGA', 34),
      cell('EQUIPO', 'NUMERO_CONTENEDOR', 0, { style: { size: 8 } }),
    ],
  ],
]);

/** Where boxes 25 to 33 and 34 begin; they stand side by side. */
export const TOTALS_TOP = stack.end;
stack.block(
  'Valores totales (US$), pesos (kg) y cantidades',
  [
    [
      ROW,
      [
        cell('DUCA', 'TOTAL_FOB_DOLARES', TOTAL),
        cell('DUCA', 'TOTAL_FLETE_DOLARES', TOTAL),
        cell('DUCA', 'TOTAL_SEGURO_DOLARES', TOTAL),
        cell('DUCA', 'TOTAL_OTROS_DOLARES', 0),
      ],
    ],
    [
      ROW,
      [
        cell('DUCA', 'TOTAL_CIF_DOLARES', 1.2 * TOTAL, { style: { size: 8.5 } }),
        cell('DUCA', 'ID_INCOTERM', 1.2 * TOTAL),
        cell('DUCA', 'TIPO_CAMBIO', 0),
        cell('DUCA', 'TOTAL_LINEAS', 0.7 * TOTAL),
      ],
    ],
    [
      ROW,
      [
        cell('DUCA', 'PESO_BRUTO_TOTAL', TOTAL),
        cell('DUCA', 'PESO_NETO_TOTAL', TOTAL),
        cell('DUCA', 'CANTIDAD_BULTOS', TOTAL),
        cell('DUCA', 'TOTAL_UNIDADES', 0),
      ],
    ],
  ],
  { left: LEFT, width: TOTALS_WIDTH },
);

/** Boxes 1 to 33, with what the message says besides. */
export const fieldBlocks = stack;

/** Lists of which the page shows the first line. */
export const LISTED_SETS = [
  'TRANSPORTISTA',
  'CONDUCTOR',
  'UNIDAD',
  'EQUIPO',
] as const satisfies (keyof DucaBody)[];
