import { invoiceKind } from '../../shared/invoices/kind.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { searchKind } from '../document/searchKind.ts';

/** Invoices for Ctrl-K, by number or supplier. */
export const search = searchKind(invoiceKind, invoiceProcedures);
