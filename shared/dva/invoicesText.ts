import type { DvaInvoiceLine } from './fields/dataSets.ts';

/** What the header says when the invoices stand in the annex (spec 5, printing). */
export const SEE_ANNEX = 'VER ANEXO';
/** Longest invoices text that the header prints itself (spec 5, printing). */
export const INVOICES_TEXT_LIMIT = 30;

/** Numbers of the invoices for the header: themselves when they take up to 30 characters, else 'VER ANEXO'. */
export function invoicesText(invoices: readonly Pick<DvaInvoiceLine, 'NUMERO_FACTURA'>[]): string {
  const text = invoices.map((each) => each.NUMERO_FACTURA).join(', ');
  return text.length > INVOICES_TEXT_LIMIT ? SEE_ANNEX : text;
}
