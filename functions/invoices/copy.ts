import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { recordIn, type AnyBody, linesIn } from '../../shared/foundation/fields/dataSet.ts';
import type { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { invoicesOf } from './invoices.ts';
import { prepare } from './prepare.ts';

/** What belongs to the one paper alone and is asked again in the copy. */
const OWN = [
  'NUMERO_FACTURA',
  'FECHA_FACTURA',
  'FECHA_EXPORTACION',
  'TIPO_CAMBIO',
  'NIT_COMPRADOR',
  'NOMBRE_COMPRADOR',
  'DIRECCION_COMPRADOR',
];

/**
 * Copies an invoice with its lines, without number, dates, rate and buyer; lines get keys of their own. Series,
 * vehicles and papers are of the one shipment and stay behind.
 */
export const copy: Implementation<typeof invoiceProcedures.copy> = async (call) => {
  const { header, body } = await invoicesOf(call).open(call.input.ID);
  const FACTURA = { ...recordIn(body, 'FACTURA'), ...Object.fromEntries(OWN.map((name) => [name, ''])) };
  const ITEMS = linesIn(body, 'ITEMS').map((item) => ({ ...item, ID_ITEM: '' }));
  const ADICIONALES = linesIn(body, 'ADICIONALES').map((each) => ({ ...each, ID_ITEM: '' }));
  const CUERPO: AnyBody = { FACTURA, ITEMS, ADICIONALES };
  const orderId = call.input.ID_ORDEN ?? header.ID_ORDEN;
  return createDocument(invoiceDefinition, call, { body: CUERPO, orderId }, { prepare, inOrder: whileOpen });
};
