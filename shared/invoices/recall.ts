import type { Recall } from '../foundation/documents/recall.ts';
import type { InvoiceBody } from './dataSets.ts';
import { invoiceKind } from './kind.ts';

/** Of the same supplier, for the same buyer: what a supplier agrees with one client is not told to another. */
export const invoiceRecall: Recall<InvoiceBody> = {
  whose: 'proveedor y cliente',
  saidBy: 'proveedor',
  column: invoiceKind.party,
  partyOf: ({ FACTURA }) => ({ taxId: FACTURA.NIT_COMPRADOR, name: FACTURA.NOMBRE_PROVEEDOR }),
};
