import type { Row } from '../../../foundation/print/slots.ts';
import { authorities } from '../../../transmission/authorities.ts';
import { cell } from '../cells.ts';
import type { PrintFacts } from '../facts.ts';
import { named, withOther } from '../text.ts';

const code = { style: { size: 8, lines: 1 } } as const;
/** A long name wraps in smaller type (spec 5, printing) before it needs the additional sheet. */
const name = { style: { minSize: 4.5 } } as const;
/** An address wraps below its caption; its city and country stand on the line where it begins. */
const beside = { style: { size: 7.5 } } as const;

/** Columns that stand under each other, in millimetres. */
const CITY = 42;
const COUNTRY = 38;
const PHONE = 32;
const FAX = 30;
const LEVEL = 60;
const LOW = 6.9;
const HIGH = 7.4;
const TALL = 9.8;

type Rows = readonly Row<PrintFacts>[];
type Party = 'IMPORTADOR' | 'PROVEEDOR' | 'INTERMEDIARIO';

const address = (party: Party, height: number, look = {}): Row<PrintFacts> => [
  height,
  [
    cell(`DIRECCION_${party}`, 0, beside),
    cell(`CIUDAD_${party}`, CITY, look),
    cell(`ID_PAIS_${party}`, COUNTRY, { ...look, text: named }),
  ],
];

const contact = (party: Party, level: readonly ReturnType<typeof cell>[] = []): Row<PrintFacts> => [
  LOW,
  [cell(`TELEFONO_${party}`, PHONE), cell(`FAX_${party}`, FAX), cell(`CORREO_${party}`, 0), ...level],
];

export const customs: Rows = [
  [
    7.6,
    [
      cell('ID_ADUANA_INGRESO', 50),
      cell('ID_ADUANA_DESPACHO', 50),
      cell('NUMERO_DECLARACION', 0, {
        ...code,
        text: (value, { reference }) => authorities[reference.country].formatNumber(value),
      }),
      cell('FECHA_ACEPTACION', 30, code),
    ],
  ],
];

export const importer = (taxIdCaption: string, formatTaxId: (value: string) => string): Rows => [
  [
    HIGH,
    [
      cell('NOMBRE_IMPORTADOR', 0, name),
      cell('NIT_IMPORTADOR', CITY, {
        ...code,
        caption: taxIdCaption,
        text: (value) => (value === '' ? '' : formatTaxId(value)),
      }),
      cell('REGISTRO_IMPORTADOR', COUNTRY, code),
    ],
  ],
  address('IMPORTADOR', TALL, beside),
  contact('IMPORTADOR', [
    cell('ID_NIVEL_COMERCIAL', LEVEL, {
      text: withOther('OTRO_NIVEL_COMERCIAL', ({ options }) => options.otherLevel),
    }),
  ]),
];

export const supplier: Rows = [
  [HIGH, [cell('NOMBRE_PROVEEDOR', 0, name)]],
  address('PROVEEDOR', TALL, beside),
  contact('PROVEEDOR', [
    cell('ID_CONDICION_COMERCIAL', LEVEL, {
      text: withOther('OTRA_CONDICION_COMERCIAL', ({ options }) => options.otherCondition),
    }),
  ]),
];

export const intermediary: Rows = [
  [
    LOW,
    [
      cell('NOMBRE_INTERMEDIARIO', 0),
      cell('ID_TIPO_INTERMEDIARIO', LEVEL, { text: withOther('OTRO_TIPO_INTERMEDIARIO') }),
    ],
  ],
  address('INTERMEDIARIO', LOW),
  contact('INTERMEDIARIO'),
];
