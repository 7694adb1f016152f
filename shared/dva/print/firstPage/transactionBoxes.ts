import { catalogue } from '../../../catalogues/names.ts';
import { coded, dated, named, plain, withOther } from '../text.ts';
import { block, type Block } from './block.ts';

export const transaction = (y: number): Block =>
  block(
    'E. Características de la transacción',
    y,
    [7.3, 7.3, 7.3],
    [
      [
        {
          width: 48,
          number: '15',
          caption: 'Lugar de entrega',
          field: 'LUGAR_ENTREGA_LOCODE',
          text: coded('LUGAR_ENTREGA_LOCODE', catalogue.locations),
        },
        {
          width: 28,
          caption: 'País de entrega',
          field: 'PAIS_ENTREGA',
          text: named('PAIS_ENTREGA', catalogue.countries),
        },
        {
          width: 24,
          number: '16',
          caption: 'Incoterm',
          field: 'ID_INCOTERM',
          text: ({ body }) => `${body.DVA.ID_INCOTERM} ${body.DVA.VERSION_INCOTERM}`.trim(),
        },
        { width: 0, caption: 'No. de factura', field: 'NUMERO_FACTURAS', text: plain('NUMERO_FACTURAS') },
        { width: 30, caption: 'Fecha de factura', field: 'FECHA_FACTURA', text: dated('FECHA_FACTURA') },
      ],
      [
        {
          width: 48,
          number: '17',
          caption: 'Número de contrato',
          field: 'NUMERO_CONTRATO',
          text: plain('NUMERO_CONTRATO'),
        },
        {
          width: 28,
          number: '17.1',
          caption: 'Fecha de contrato',
          field: 'FECHA_CONTRATO',
          text: dated('FECHA_CONTRATO'),
        },
        {
          width: 48,
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
          width: 48,
          number: '20',
          caption: 'Lugar de embarque',
          field: 'LUGAR_EMBARQUE_LOCODE',
          text: coded('LUGAR_EMBARQUE_LOCODE', catalogue.locations),
        },
        {
          width: 28,
          caption: 'País de embarque',
          field: 'PAIS_EMBARQUE',
          text: named('PAIS_EMBARQUE', catalogue.countries),
        },
        {
          width: 32,
          number: '21',
          caption: 'País de exportación',
          field: 'PAIS_EXPORTACION',
          text: named('PAIS_EXPORTACION', catalogue.countries),
        },
        {
          width: 24,
          caption: 'Fecha de exportación',
          field: 'FECHA_EXPORTACION',
          text: dated('FECHA_EXPORTACION'),
        },
        {
          width: 0,
          number: '22',
          caption: 'Moneda',
          field: 'ID_MONEDA',
          text: coded('ID_MONEDA', catalogue.currencies),
        },
        {
          width: 22,
          number: '23',
          caption: 'Tipo de cambio',
          field: 'TIPO_CAMBIO',
          text: plain('TIPO_CAMBIO'),
          style: { align: 'right' },
        },
      ],
    ],
  );
