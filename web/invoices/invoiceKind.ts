import type { OpenDocument } from '../document/useDocument.ts';
import type { InvoiceBody } from '../../shared/invoices/dataSets.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';

export const anyInvoice = invoiceDefinition;

/** One that is open in its editor. */
export type OpenInvoice = OpenDocument<InvoiceBody>;
