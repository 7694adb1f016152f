import { catalogue } from '../../../catalogues/names.ts';
import { coded, dated, named, plain, shown, withOther } from '../text.ts';
import { block, type Block } from './block.ts';

/** Columns that stand under each other, in millimetres. */
const ROW = 6.9;
const PLACE = 52;
const COUNTRY = 32;
const TERM = 32;
const DATE = 30;

/** Boxes 15 to 23 in their order; the invoices and the transport document have none and stand where rows have room. */
export const transaction = (y: number): Block =>
  block(
    'E. Características de la transacción',
    y,
    [ROW, ROW, ROW, ROW],
    [
      [
        {
          width: PLACE,
          number: '15',
          caption: 'Lugar de entrega',
          field: 'LUGAR_ENTREGA_LOCODE',
          text: coded('LUGAR_ENTREGA_LOCODE', catalogue.locations),
        },
        {
          width: COUNTRY,
          caption: 'País de entrega',
          field: 'PAIS_ENTREGA',
          text: named('PAIS_ENTREGA', catalogue.countries),
        },
        {
          width: TERM,
          number: '16',
          caption: 'Incoterm',
          field: 'ID_INCOTERM',
          text: ({ body }) => `${body.DVA.ID_INCOTERM} ${body.DVA.VERSION_INCOTERM}`.trim(),
        },
        {
          width: 0,
          number: '17',
          caption: 'Número de contrato',
          field: 'NUMERO_CONTRATO',
          text: plain('NUMERO_CONTRATO'),
        },
        {
          width: DATE,
          number: '17.1',
          caption: 'Fecha de contrato',
          field: 'FECHA_CONTRATO',
          text: dated('FECHA_CONTRATO'),
        },
      ],
      [
        {
          width: PLACE + COUNTRY,
          number: '18',
          caption: 'Forma de envío',
          field: 'FORMA_ENVIO',
          text: withOther('FORMA_ENVIO', catalogue.shippingForms, 'OTRA_FORMA_ENVIO'),
        },
        {
          width: 0,
          number: '19',
          caption: 'Forma de pago',
          field: 'FORMA_PAGO',
          text: withOther('FORMA_PAGO', catalogue.paymentForms, 'OTRA_FORMA_PAGO'),
        },
      ],
      [
        {
          width: PLACE,
          number: '20',
          caption: 'Lugar de embarque',
          field: 'LUGAR_EMBARQUE_LOCODE',
          text: coded('LUGAR_EMBARQUE_LOCODE', catalogue.locations),
        },
        {
          width: COUNTRY,
          caption: 'País de embarque',
          field: 'PAIS_EMBARQUE',
          text: named('PAIS_EMBARQUE', catalogue.countries),
        },
        {
          width: TERM,
          number: '21',
          caption: 'País de exportación',
          field: 'PAIS_EXPORTACION',
          text: named('PAIS_EXPORTACION', catalogue.countries),
        },
        {
          width: 0,
          caption: 'Documento de transporte',
          field: 'NUMERO_TRANSPORTE',
          text: plain('NUMERO_TRANSPORTE'),
        },
        {
          width: DATE,
          caption: 'Fecha de exportación',
          field: 'FECHA_EXPORTACION',
          text: dated('FECHA_EXPORTACION'),
        },
      ],
      [
        {
          width: PLACE,
          number: '22',
          caption: 'Moneda',
          field: 'ID_MONEDA',
          text: coded('ID_MONEDA', catalogue.currencies),
        },
        {
          width: COUNTRY,
          number: '23',
          caption: 'Tipo de cambio',
          field: 'TIPO_CAMBIO',
          text: shown('TIPO_CAMBIO'),
          style: { align: 'right' },
        },
        { width: 0, caption: 'No. de factura', field: 'NUMERO_FACTURAS', text: plain('NUMERO_FACTURAS') },
        { width: DATE, caption: 'Fecha de factura', field: 'FECHA_FACTURA', text: dated('FECHA_FACTURA') },
      ],
    ],
  );
