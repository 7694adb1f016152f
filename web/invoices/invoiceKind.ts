import { anyDocument } from '../../shared/foundation/documents/definition.ts';
import { invoiceDefinition } from '../../shared/invoices/definition.ts';

export const anyInvoice = anyDocument(invoiceDefinition);
