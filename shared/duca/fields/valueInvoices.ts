import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Invoices that each value declaration covers. Amounts in US dollars. */
export const valueInvoices = many('Facturas de las declaraciones de valor', 'ID_FACTURA', {
  ID_FACTURA: field.key('derivation'),
  ID_DVA: field.reference('DVA', { refersTo: 'dva', hidden: true, writer: 'derivation' }),
  NUMERO_FACTURA: field.text('No. de factura', { max: 60, help: 'Número tal como está impreso.' }),
  FECHA_FACTURA: field.date('Fecha de factura', { help: 'Día de emisión impreso en la factura.' }),
  VALOR_FOB: field.decimal('Valor FOB', {
    decimals: 2,
    help: 'Valor de la mercancía puesta a bordo, en dólares.',
  }),
  TOTAL_FACTURA: field.decimal('Total', {
    decimals: 2,
    help: 'Total de la factura, en dólares, según su incoterm.',
  }),
});
