import { invoiceDefinition } from '../../shared/invoices/definition.ts';

export const anyInvoice = invoiceDefinition;
