import type { InvoiceBody } from './dataSets.ts';
import { headerData } from './fields/header.ts';
import { field } from '../foundation/fields/field.ts';
import { keysOf, keyed } from '../foundation/keyed.ts';

const { fields } = headerData;

/** Columns of the list of invoices. */
export const invoiceColumns = {
  NUMERO_FACTURA: fields.NUMERO_FACTURA,
  SERIE: fields.SERIE,
  FECHA_FACTURA: fields.FECHA_FACTURA,
  ID_PROVEEDOR: fields.ID_PROVEEDOR,
  NOMBRE_PROVEEDOR: fields.NOMBRE_PROVEEDOR,
  ID_PAIS_PROVEEDOR: fields.ID_PAIS_PROVEEDOR,
  ID_INCOTERM: fields.ID_INCOTERM,
  ID_MONEDA: fields.ID_MONEDA,
  TOTAL_FACTURA: fields.TOTAL_FACTURA,
  VALOR_CIF: fields.VALOR_CIF,
  PESO_BRUTO: fields.PESO_BRUTO,
  CANTIDAD_ITEMS: field.integer('Ítems'),
};

type FromHeader = Exclude<keyof typeof invoiceColumns, 'CANTIDAD_ITEMS'>;

export function invoiceSummary({ FACTURA, ITEMS }: InvoiceBody): Record<keyof typeof invoiceColumns, string> {
  const names = keysOf(invoiceColumns).filter((name): name is FromHeader => name !== 'CANTIDAD_ITEMS');
  const values = keyed(names, (name) => FACTURA[name]);
  return { ...values, CANTIDAD_ITEMS: String(ITEMS.length) };
}
