import { catalogue } from '../../../catalogues/names.ts';
import { coded, dated, named, plain, shown, withOther } from '../text.ts';
import { cell } from '../grid.ts';
import { block, type Block } from './block.ts';

/** Columns that stand under each other, in millimetres. */
const ROW = 6.9;
const PLACE = 52;
const COUNTRY = 32;
const TERM = 32;
const DATE = 30;

/** Boxes 15 to 23 in their order; the invoices and the transport document have none and stand where rows have room. */
export const transaction = (y: number): Block =>
  block('E. Características de la transacción', y, [
    [
      ROW,
      [
        cell('LUGAR_ENTREGA_LOCODE', PLACE, coded('LUGAR_ENTREGA_LOCODE', catalogue.locations)),
        cell('PAIS_ENTREGA', COUNTRY, named('PAIS_ENTREGA', catalogue.countries)),
        cell('ID_INCOTERM', TERM, ({ body }) =>
          `${body.DVA.ID_INCOTERM} ${body.DVA.VERSION_INCOTERM}`.trim(),
        ),
        cell('NUMERO_CONTRATO', 0, plain('NUMERO_CONTRATO')),
        cell('FECHA_CONTRATO', DATE, dated('FECHA_CONTRATO')),
      ],
    ],
    [
      ROW,
      [
        cell(
          'FORMA_ENVIO',
          PLACE + COUNTRY,
          withOther('FORMA_ENVIO', catalogue.shippingForms, 'OTRA_FORMA_ENVIO'),
        ),
        cell('FORMA_PAGO', 0, withOther('FORMA_PAGO', catalogue.paymentForms, 'OTRA_FORMA_PAGO')),
      ],
    ],
    [
      ROW,
      [
        cell('LUGAR_EMBARQUE_LOCODE', PLACE, coded('LUGAR_EMBARQUE_LOCODE', catalogue.locations)),
        cell('PAIS_EMBARQUE', COUNTRY, named('PAIS_EMBARQUE', catalogue.countries)),
        cell('PAIS_EXPORTACION', TERM, named('PAIS_EXPORTACION', catalogue.countries)),
        cell('NUMERO_TRANSPORTE', 0, plain('NUMERO_TRANSPORTE')),
        cell('FECHA_EXPORTACION', DATE, dated('FECHA_EXPORTACION')),
      ],
    ],
    [
      ROW,
      [
        cell('ID_MONEDA', PLACE, coded('ID_MONEDA', catalogue.currencies), { caption: 'Moneda' }),
        cell('TIPO_CAMBIO', COUNTRY, shown('TIPO_CAMBIO'), {
          caption: 'Tipo de cambio',
          style: { align: 'right' },
        }),
        cell('NUMERO_FACTURAS', 0, plain('NUMERO_FACTURAS')),
        cell('FECHA_FACTURA', DATE, dated('FECHA_FACTURA')),
      ],
    ],
  ]);
