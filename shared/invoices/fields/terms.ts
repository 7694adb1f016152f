import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';

/** Terms of the sale, DVA boxes 15 to 23. */
export const termFields = {
  ID_INCOTERM: field.choice('Incoterm', {
    box: '9',
    owed: true,
    catalogue: catalogue.incoterms,
    help: 'Término de entrega pactado. Decide qué partes (flete, seguro, otros) ya van dentro del precio.',
  }),
  VERSION_INCOTERM: field.text('Versión del incoterm', {
    max: 4,
    help: 'Año de la edición, por ejemplo 2020.',
  }),
  LUGAR_ENTREGA_LOCODE: field.choice('Lugar de entrega', {
    catalogue: catalogue.locations,
    help: 'Lugar que acompaña al incoterm, como el puerto en «CIF Puerto Quetzal».',
  }),
  PAIS_ENTREGA: field.choice('País de entrega', {
    catalogue: catalogue.countries,
    help: 'País del lugar de entrega; en blanco, el del código del lugar.',
  }),
  NUMERO_CONTRATO: field.text('Número de contrato', { max: 60, help: 'Contrato de compraventa, si lo hay.' }),
  FECHA_CONTRATO: field.date('Fecha del contrato', {
    older: true,
    help: 'Fecha del contrato; no se envía si falta su número.',
  }),
  FORMA_ENVIO: field.choice('Forma de envío', {
    owed: true,
    catalogue: catalogue.shippingForms,
    help: 'Si la compra viene completa, en parcialidades o fraccionada.',
  }),
  OTRA_FORMA_ENVIO: field.text('Otra forma de envío', {
    owed: true,
    max: 60,
    when: { field: 'FORMA_ENVIO', is: ['OT'] },
    help: 'Cuál es, si la lista no la tiene.',
  }),
  FORMA_PAGO: field.choice('Forma de pago', {
    owed: true,
    catalogue: catalogue.paymentForms,
    help: 'Medio con que se pagó o se pagará al proveedor.',
  }),
  OTRA_FORMA_PAGO: field.text('Otra forma de pago', {
    owed: true,
    max: 60,
    when: { field: 'FORMA_PAGO', is: ['OT'] },
    help: 'Cuál es, si la lista no la tiene.',
  }),
  PAGO_EFECTUADO: field.flag('Pago efectuado', { help: 'Sí cuando la factura ya está pagada por completo.' }),
  LUGAR_EMBARQUE_LOCODE: field.choice('Lugar de embarque', {
    owed: true,
    catalogue: catalogue.locations,
    help: 'Puerto, aeropuerto o ciudad donde se cargó la mercancía.',
  }),
  PAIS_EMBARQUE: field.choice('País de embarque', {
    catalogue: catalogue.countries,
    help: 'País del lugar de embarque; puede no ser el de origen.',
  }),
  PAIS_EXPORTACION: field.choice('País de exportación', {
    owed: true,
    catalogue: catalogue.countries,
    help: 'País que dio salida a la mercancía hacia aquí.',
  }),
  FECHA_EXPORTACION: field.date('Fecha de exportación', {
    copied: false,
    owed: true,
    help: 'Día en que la mercancía salió del país de exportación.',
  }),
  ID_PAIS_ORIGEN: field.choice('País de origen', {
    box: '10',
    catalogue: catalogue.countries,
    help: 'Origen de la mercancía cuando es uno solo; se propone en los ítems que no tengan el suyo.',
  }),
  ID_MONEDA: field.choice('Moneda', {
    box: '7',
    owed: true,
    catalogue: catalogue.currencies,
    help: 'Moneda en que está escrita la factura. Todos los montos de esta pantalla van en ella.',
  }),
  TIPO_CAMBIO: field.decimal('Tipo de cambio a dólares', {
    copied: false,
    box: '8',
    owed: true,
    ...precision.rate,
    help: 'Dólares por una unidad de la moneda de la factura, con todos sus decimales: 1.00000 si está en dólares, 0.000243 si el peso colombiano vale eso.',
  }),
} as const;
