import { catalogue } from '../../catalogues/names.ts';
import { one, type RecordOf } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/**
 * What an order cost, what was given back of it, or what the client advanced for it: one line. Amounts in the line's
 * currency, two decimals, never below zero: what a line adds to or takes from, its concept says.
 */
export const costData = one('Gasto', {
  ID_CONCEPTO: field.choice('Concepto', {
    owed: true,
    catalogue: catalogue.costConcepts,
    help: 'Lo que devuelve la autoridad o acredita un proveedor se registra como devolución, con su monto en positivo: se resta de los gastos.',
  }),
  FECHA: field.date('Fecha', { owed: true }),
  DESCRIPCION: field.text('Descripción', { max: 160 }),
  PROVEEDOR: field.text('Proveedor', { max: 160, help: 'Quién cobró: naviera, almacén, autoridad.' }),
  DOCUMENTO: field.text('Documento', { max: 60, help: 'Número de la factura, recibo o declaración.' }),
  ID_MONEDA: field.choice('Moneda', { owed: true, catalogue: catalogue.currencies }),
  TIPO_CAMBIO: field.decimal('Tipo de cambio', {
    owed: true,
    decimals: 5,
    help: 'Moneda local por un dólar, del día del documento: con él se lleva el gasto en las dos monedas.',
  }),
  MONTO: field.decimal('Monto sin impuesto', { owed: true, decimals: 2 }),
  IMPUESTO: field.decimal('Impuesto', { decimals: 2 }),
  PAGADO_POR: field.choice('Pagado por', { owed: true, catalogue: catalogue.costPayers }),
  CARGO_CLIENTE: field.flag('Se cobra al cliente', {
    help: 'En una devolución: se le descuenta al cliente lo que antes se le cobró.',
  }),
  RECIBO: field.text('Comprobante', { hidden: true, max: 64, help: 'Archivo del recibo o de la factura.' }),
  ORIGEN: field.text('Origen', { writer: 'system', hidden: true }),
});

export type Cost = RecordOf<typeof costData>;

/**
 * What a person says of a line that a declaration brought: its amount is what the authority accepted, but whether the client
 * paid it at the bank no authority tells.
 */
export const SAID_OF_TAXES = ['PAGADO_POR', 'CARGO_CLIENTE'] as const satisfies readonly (keyof Cost)[];
export type Payment = Pick<Cost, (typeof SAID_OF_TAXES)[number]>;
