import type { DvaInvoiceLine } from './fields/dataSets.ts';

/** What the header says when the invoices stand in the annex (spec 5, printing). */
export const SEE_ANNEX = 'VER ANEXO';
/** Longest invoices text that the header prints itself (spec 5, printing). */
export const INVOICES_TEXT_LIMIT = 30;

/**
 * Numbers of the invoices for the header: themselves when they take up to 30 characters and share their date, which
 * the header shows once; else 'VER ANEXO', where each stands with its own.
 */
export function invoicesText(
  invoices: readonly Pick<DvaInvoiceLine, 'NUMERO_FACTURA' | 'FECHA_FACTURA'>[],
): string {
  const text = invoices.map((each) => each.NUMERO_FACTURA).join(', ');
  const oneDay = invoices.every((each) => each.FECHA_FACTURA === invoices[0]!.FECHA_FACTURA);
  return text.length > INVOICES_TEXT_LIMIT || !oneDay ? SEE_ANNEX : text;
}
