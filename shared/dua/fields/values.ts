import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';

const US = { decimals: 2 } as const;
const held = (label: string) => field.decimal(label, { ...US, writer: 'derivation', hidden: true });

/** Origin, packages, value and payment. */
export const valueFields = {
  ID_PAIS_ORIGEN: field.choice('País de origen', {
    catalogue: catalogue.countries,
    help: 'País donde se produjo la mercancía; con varios, el de mayor valor.',
  }),
  ID_PAIS_PROCEDENCIA_DESTINO: field.choice('País de procedencia o destino', {
    catalogue: catalogue.countries,
    help: 'País desde el que se envió la mercancía o, al exportar, al que va.',
  }),
  PESO_BRUTO_BULTOS: field.decimal('Peso bruto de los bultos', {
    decimals: 2,
    help: 'Kilogramos con embalaje. Los ítems deben sumar lo mismo.',
  }),
  CANTIDAD_BULTOS: field.decimal('Cantidad de bultos', {
    decimals: 2,
    fewest: 0,
    help: 'Bultos de todo el embarque. Los ítems deben sumar lo mismo.',
  }),
  ID_CLASE_BULTOS: field.choice('Clase de bultos', {
    catalogue: catalogue.packageKinds,
    help: 'Caja, saco, paleta, tambor u otra.',
  }),
  CANTIDAD_ITEMS: field.integer('Cantidad de ítems', {
    writer: 'computation',
    help: 'Cuántos ítems tiene la declaración.',
  }),
  ID_INCOTERM: field.choice('Condición de entrega', {
    catalogue: catalogue.incoterms,
    owed: true,
    help: 'Incoterm de la venta. Decide qué gastos ya están en el total de la factura.',
  }),
  TOTAL_FOB_DOLARES: field.decimal('Total FOB', {
    ...US,
    help: 'Precio de toda la mercancía, en dólares. Los ítems deben sumar lo mismo.',
  }),
  TOTAL_FLETE_DOLARES: field.decimal('Total flete', {
    ...US,
    help: 'Transporte hasta el lugar de importación, en dólares.',
  }),
  TOTAL_SEGURO_DOLARES: field.decimal('Total seguro', {
    ...US,
    help: 'Seguro hasta el lugar de importación, en dólares.',
  }),
  TOTAL_OTROS_DOLARES: field.decimal('Total otros gastos', {
    ...US,
    help: 'Carga, descarga, manipulación y demás gastos que forman parte del valor, en dólares.',
  }),
  /** What of the three the prices hold, where the invoices are of several terms; blank where the one above says it. */
  FLETE_EN_PRECIO: held('Flete en el precio'),
  SEGURO_EN_PRECIO: held('Seguro en el precio'),
  OTROS_EN_PRECIO: held('Otros gastos en el precio'),
  TOTAL_FACTURA_DOLARES: field.decimal('Total de la factura', {
    ...US,
    writer: 'computation',
    help: 'Suma de FOB, flete, seguro y otros que el incoterm incluye en el precio; con facturas de varios incoterms, el de cada una.',
  }),
  TOTAL_VALOR_ADUANA_DOLARES: field.decimal('Valor en aduana', {
    ...US,
    writer: 'computation',
    help: 'FOB, flete, seguro, otros y ajustes de todos los ítems, en dólares.',
  }),
  ID_DIVISA_FOB: field.choice('Divisa de la factura', {
    help: 'Moneda en que está la factura; los valores de la declaración van en dólares.',
    catalogue: catalogue.currencies,
  }),
  ID_DIVISA_FLETE: field.choice('Divisa del flete', {
    help: 'Moneda en que se pagó el flete.',
    catalogue: catalogue.currencies,
  }),
  ID_DIVISA_SEGURO: field.choice('Divisa del seguro', {
    help: 'Moneda en que se pagó el seguro.',
    catalogue: catalogue.currencies,
  }),
  TIPO_CAMBIO: field.decimal('Tipo de cambio', {
    decimals: 4,
    copied: false,
    help: 'Lempiras por dólar en la fecha de la declaración, con cuatro decimales.',
  }),
  FECHA_TIPO_CAMBIO: field.date('Fecha del tipo de cambio', {
    copied: false,
    help: 'Día para el que el Banco Central de Honduras publicó la tasa.',
  }),
  ID_FORMA_PAGO: field.choice('Forma de pago de la factura', {
    catalogue: catalogue.invoicePaymentForms,
    owed: true,
    help: 'Al contado, a plazo o sin pago.',
  }),
  ENTIDAD_MEDIACION: field.text('Entidad financiera de mediación', {
    max: 100,
    help: 'Banco por el que pasa el pago de la factura, si lo hay.',
  }),
} as const;
