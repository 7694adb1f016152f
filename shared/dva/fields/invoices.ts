import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';

/** An invoice that the DVA covers: a row of the 'ANEXO DE FACTURAS'. Amounts in dollars unless said. */
export const invoiceFields = {
  /** Id of the invoice; the key of the row. */
  ID_FACTURA: field.key('derivation'),
  NUMERO_FACTURA: field.text('No. de factura', {
    max: 60,
    owed: true,
    help: 'Número como está en la factura.',
  }),
  FECHA_FACTURA: field.date('Fecha', { owed: true, help: 'Fecha de emisión de la factura.' }),
  ID_MONEDA: field.choice('Moneda', { catalogue: catalogue.currencies, help: 'Moneda de la factura.' }),
  TOTAL_MONEDA: field.decimal('Total en su moneda', {
    decimals: 2,
    help: 'Total de la factura en su propia moneda.',
  }),
  VALOR_FOB: field.decimal('FOB', { decimals: 2, help: 'Valor FOB, en dólares.' }),
  VALOR_FLETE: field.decimal('Flete', { decimals: 2, help: 'Flete de la factura, en dólares.' }),
  VALOR_SEGURO: field.decimal('Seguro', { decimals: 2, help: 'Seguro de la factura, en dólares.' }),
  VALOR_OTROS: field.decimal('Otros', { decimals: 2, help: 'Otros gastos de la factura, en dólares.' }),
  TOTAL_FACTURA: field.decimal('Total', {
    decimals: 2,
    help: 'Lo que se paga por la factura según su Incoterm, en dólares; suma a la casilla 39.',
  }),
} as const;
