import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

/** Boxes 15 to 23: characteristics of the transaction (domain 2.2, I). */
export const transactionFields = {
  LUGAR_ENTREGA_LOCODE: field.choice('Lugar de entrega', {
    box: '15',
    catalogue: catalogue.locations,
    owed: true,
    help: 'Lugar convenido en el término de entrega, por su código UN/LOCODE.',
  }),
  PAIS_ENTREGA: field.choice('País de entrega', {
    box: '15',
    catalogue: catalogue.countries,
    owed: true,
    help: 'País del lugar de entrega.',
  }),
  ID_INCOTERM: field.choice('Incoterm', {
    box: '16',
    catalogue: catalogue.incoterms,
    owed: true,
    help: 'Término de entrega de la factura: dice qué gastos ya incluye el precio.',
  }),
  VERSION_INCOTERM: field.text('Versión del Incoterm', {
    box: '16',
    max: 4,
    help: 'Año de la versión que pactaron, por ejemplo 2020.',
  }),
  NUMERO_FACTURAS: field.text('No. de factura', {
    max: 250,
    writer: 'computation',
    help: 'Facturas que ampara esta DVA. Si no caben en 30 caracteres se imprime «VER ANEXO» y se listan al final.',
  }),
  FECHA_FACTURA: field.date('Fecha de factura', {
    writer: 'computation',
    help: 'Fecha de la factura; en blanco cuando las facturas tienen fechas distintas.',
  }),
  NUMERO_TRANSPORTE: field.text('Documento de transporte', {
    copied: false,
    max: 60,
    help: 'Conocimiento de embarque, guía aérea o carta de porte que ampara la mercancía; se imprime junto a la exportación.',
  }),
  NUMERO_CONTRATO: field.text('Número de contrato', {
    box: '17',
    max: 60,
    help: 'Contrato de compraventa, si existe.',
  }),
  FECHA_CONTRATO: field.date('Fecha de contrato', {
    older: true,
    box: '17.1',
    help: 'Fecha del contrato de la casilla 17.',
  }),
  FORMA_ENVIO: field.choice('Forma de envío', {
    box: '18',
    catalogue: catalogue.shippingForms,
    owed: true,
    help: 'Si la compra viene completa, en parte o fraccionada.',
  }),
  OTRA_FORMA_ENVIO: field.text('Otra forma de envío', {
    box: '18',
    max: 60,
    when: { field: 'FORMA_ENVIO', is: ['OT'] },
    owed: true,
    help: 'Diga cómo se envía cuando eligió «Otro».',
  }),
  FORMA_PAGO: field.choice('Forma de pago', {
    box: '19',
    catalogue: catalogue.paymentForms,
    owed: true,
    help: 'Cómo se paga la factura: transferencia, carta de crédito, cheque u otra.',
  }),
  OTRA_FORMA_PAGO: field.text('Otra forma de pago', {
    box: '19',
    max: 60,
    when: { field: 'FORMA_PAGO', is: ['OT'] },
    owed: true,
    help: 'Diga cómo se paga cuando eligió «Otro».',
  }),
  LUGAR_EMBARQUE_LOCODE: field.choice('Lugar de embarque', {
    box: '20',
    catalogue: catalogue.locations,
    owed: true,
    help: 'Puerto, aeropuerto o ciudad donde se cargó la mercancía, por su código UN/LOCODE.',
  }),
  PAIS_EMBARQUE: field.choice('País de embarque', {
    box: '20',
    catalogue: catalogue.countries,
    owed: true,
    help: 'País del lugar de embarque.',
  }),
  PAIS_EXPORTACION: field.choice('País de exportación', {
    box: '21',
    catalogue: catalogue.countries,
    owed: true,
    help: 'País desde el que se envió la mercancía.',
  }),
  FECHA_EXPORTACION: field.date('Fecha de exportación', {
    copied: false,
    box: '21',
    help: 'Fecha de salida, normalmente la del documento de transporte.',
  }),
  ID_MONEDA: field.choice('Moneda de la transacción', {
    box: '22',
    catalogue: catalogue.currencies,
    owed: true,
    help: 'Moneda en que está la factura.',
  }),
  TIPO_CAMBIO: field.decimal('Tipo de cambio a dólares', {
    copied: false,
    box: '23',
    ...precision.rate,
    help: 'Dólares de los Estados Unidos por una unidad de la moneda de la casilla 22. En blanco si la factura está en dólares.',
  }),
} as const;
