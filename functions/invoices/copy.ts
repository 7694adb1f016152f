import { copyInvoice } from '../../shared/invoices/copyInvoice.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import type { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { copyOnce, lineOfCopy } from '../runtime/documents/copyOnce.ts';
import { createDocument } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { invoicesOf } from './invoices.ts';
import { prepare } from './prepare.ts';

/**
 * Copies an invoice into the order that is named, or into its own. It takes its buyer from that order as every new one
 * does: of another importer it becomes that importer's.
 */
export const copy: Implementation<typeof invoiceProcedures.copy> = async (call) => {
  const { ID, ID_ORDEN } = call.input;
  const [{ header, body }, reference] = await Promise.all([invoicesOf(call).open(ID), call.reference()]);
  const orderId = ID_ORDEN ?? header.ID_ORDEN;
  return copyOnce(invoiceDefinition, call, call.input, (made) => {
    const keyOf = (line: string) => (made ? lineOfCopy(orderId, line) : call.services.id('lin'));
    const given = { body: copyInvoice(body, reference, keyOf), orderId, ...(made ? { made } : {}) };
    return createDocument(invoiceDefinition, call, given, { prepare, inOrder: whileOpen });
  });
};
