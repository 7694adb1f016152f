import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { precision } from '../../foundation/fields/precision.ts';
import { saleTerms } from './saleTerms.ts';

/**
 * Invoices that each value declaration covers, with the terms of their sale (spec 3, Invoice). Amounts in US dollars,
 * whatever the currency of the invoice.
 */
export const valueInvoices = many('Facturas de las declaraciones de valor', 'ID_FACTURA', {
  ID_FACTURA: field.key('derivation'),
  ID_DVA: field.reference('DVA', { refersTo: 'dva', hidden: true }),
  NUMERO_FACTURA: field.text('No. de factura', { max: 60, help: 'Número tal como está impreso.' }),
  FECHA_FACTURA: field.date('Fecha de factura', { help: 'Día de emisión impreso en la factura.' }),
  ...saleTerms({
    contract:
      'Contrato de compraventa de esta factura; si no tiene uno propio, el de su declaración de valor.',
    payment: 'Medio con que se pagó o se pagará la factura.',
  }),
  LUGAR_EMBARQUE_LOCODE: field.choice('Lugar de embarque', {
    catalogue: catalogue.locations,
    help: 'Puerto, aeropuerto o ciudad donde se cargó la mercancía de la factura.',
  }),
  PAIS_EMBARQUE: field.choice('País de embarque', {
    catalogue: catalogue.countries,
    help: 'País del lugar de embarque; puede no ser el de origen.',
  }),
  PAIS_EXPORTACION: field.choice('País de exportación', {
    catalogue: catalogue.countries,
    help: 'País que dio salida a la mercancía hacia aquí.',
  }),
  FECHA_EXPORTACION: field.date('Fecha de exportación', {
    help: 'Día en que la mercancía salió del país de exportación.',
  }),
  ID_MONEDA: field.choice('Moneda', {
    catalogue: catalogue.currencies,
    help: 'Moneda en que está escrita la factura; los montos de esta lista van en dólares.',
  }),
  TIPO_CAMBIO: field.decimal('Tipo de cambio a dólares', {
    ...precision.rate,
    help: 'Dólares por una unidad de la moneda de la factura; el mensaje lo lleva entero, con cinco decimales al menos.',
  }),
  VALOR_FOB: field.decimal('Valor FOB', {
    decimals: 2,
    help: 'Valor de la mercancía puesta a bordo, en dólares.',
  }),
  TOTAL_FACTURA: field.decimal('Total', {
    decimals: 2,
    help: 'Total de la factura, en dólares, según su incoterm.',
  }),
});
