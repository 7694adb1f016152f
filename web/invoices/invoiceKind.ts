import type { OpenDocument } from '../document/useDocument.ts';
import type { InvoiceBody } from '../../shared/invoices/dataSets.ts';

/** One that is open in its editor. */
export type OpenInvoice = OpenDocument<InvoiceBody>;
