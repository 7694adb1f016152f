import type { Row } from '../../../foundation/print/slots.ts';
import { cell } from '../cells.ts';
import type { PrintFacts } from '../facts.ts';
import { named, shown, withOther } from '../text.ts';

/** Columns that stand under each other, in millimetres. */
const ROW = 6.9;
const PLACE = 52;
const COUNTRY = 32;
const TERM = 32;
const DATE = 30;

/** Boxes 15 to 23 in their order; the invoices and the transport document have none and stand where rows have room. */
export const transaction: readonly Row<PrintFacts>[] = [
  [
    ROW,
    [
      cell('LUGAR_ENTREGA_LOCODE', PLACE),
      cell('PAIS_ENTREGA', COUNTRY, { text: named }),
      cell('ID_INCOTERM', TERM, {
        text: (value, { body }) => `${value} ${body.DVA.VERSION_INCOTERM}`.trim(),
      }),
      cell('NUMERO_CONTRATO', 0),
      cell('FECHA_CONTRATO', DATE),
    ],
  ],
  [
    ROW,
    [
      cell('FORMA_ENVIO', PLACE + COUNTRY, { text: withOther('OTRA_FORMA_ENVIO') }),
      cell('FORMA_PAGO', 0, { text: withOther('OTRA_FORMA_PAGO') }),
    ],
  ],
  [
    ROW,
    [
      cell('LUGAR_EMBARQUE_LOCODE', PLACE),
      cell('PAIS_EMBARQUE', COUNTRY, { text: named }),
      cell('PAIS_EXPORTACION', TERM, { text: named }),
      cell('NUMERO_TRANSPORTE', 0),
      cell('FECHA_EXPORTACION', DATE),
    ],
  ],
  [
    ROW,
    [
      cell('ID_MONEDA', PLACE, { caption: 'Moneda' }),
      cell('TIPO_CAMBIO', COUNTRY, { caption: 'Tipo de cambio', text: shown }),
      cell('NUMERO_FACTURAS', 0),
      cell('FECHA_FACTURA', DATE),
    ],
  ],
];
