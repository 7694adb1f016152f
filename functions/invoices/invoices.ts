import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { anyDocument } from '../../shared/foundation/documents/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

/** Invoice with its type forgotten, as the document store takes it. */
export const anyInvoice = anyDocument(invoiceDefinition);

export const invoicesOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore =>
  storeOf(anyInvoice, call);
