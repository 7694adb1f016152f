import { markOf, marksOf } from '../../shared/foundation/documents/mark.ts';
import { fold } from '../../shared/foundation/text/clean.ts';
import type { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { findMarked, SLICES_OF_ONE } from '../runtime/documents/findMarked.ts';
import { publicHeader, type HeaderRow } from '../runtime/documents/rows.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { invoicesOf } from './invoices.ts';

export interface InvoiceIdentity {
  NUMERO_FACTURA: string;
  SERIE?: string | undefined;
  NOMBRE_PROVEEDOR?: string | undefined;
}

/** Whether a living invoice is the same paper: number, and series and supplier where they are given. */
export function isSameInvoice(row: HeaderRow, wanted: InvoiceIdentity): boolean {
  if (row.ESTADO === 'ANULADA') return false;
  const same = (name: keyof InvoiceIdentity): boolean =>
    fold(row.RESUMEN[name] ?? '') === fold(wanted[name] ?? '');
  return (
    same('NUMERO_FACTURA') &&
    (wanted.SERIE === undefined || same('SERIE')) &&
    (wanted.NOMBRE_PROVEEDOR === undefined || same('NOMBRE_PROVEEDOR'))
  );
}

/**
 * Living invoices of the company that are one of these papers, newest first. Many suppliers give the same number, so what
 * another one's invoice is takes no place of theirs.
 * @param but the invoice that asks.
 */
export async function invoicesNumbered(
  call: Call<unknown>,
  wanted: readonly InvoiceIdentity[],
  but = '',
): Promise<HeaderRow[]> {
  const byMark = Map.groupBy(wanted, ({ NUMERO_FACTURA }) => markOf('factura', NUMERO_FACTURA));
  const found = await findMarked(invoicesOf(call), marksOf(...byMark.keys()), {
    but: new Set([but]),
    slices: SLICES_OF_ONE,
    fits: (row, mark) => byMark.get(mark)!.some((each) => isSameInvoice(row, each)),
  });
  const rows = [...found.values()].flat();
  return [...new Map(rows.map((row) => [row.ID, row])).values()].sort((a, b) => (a.ID < b.ID ? 1 : -1));
}

/** Invoices of the company with that number, in any order: the screen warns and links to them. */
export const numberExists: Implementation<typeof invoiceProcedures.numberExists> = async (call) =>
  (await invoicesNumbered(call, [call.input], call.input.ID)).map(publicHeader);
