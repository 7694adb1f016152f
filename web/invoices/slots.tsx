import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { call } from '../api/call.ts';
import type { PaletteEntry } from '../kit/Palette.tsx';
import { invoiceTitle } from './invoiceKind.ts';

const FOUND = 8;

/** Invoices for Ctrl-K, by number or supplier. */
export async function search(text: string, go: (address: string) => void): Promise<PaletteEntry[]> {
  const { rows } = await call(invoiceProcedures.list, {
    TERMINO: text,
    FILTROS: undefined,
    ORDEN: undefined,
    PAGINA: 1,
    TAMANO: FOUND,
  });
  return rows.map((row) => ({ id: row.ID, label: invoiceTitle(row), run: () => go(`/facturagt/${row.ID}`) }));
}
