import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import type { InvoiceBody } from '../../shared/invoices/dataSets.ts';

export const invoicesOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<InvoiceBody> =>
  storeOf(invoiceDefinition, call);
