import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { call } from '../api/call.ts';
import type { PaletteEntry } from '../kit/Palette.tsx';
import { transportTitle } from './transportKind.ts';

const FOUND = 8;

/** Transport documents for Ctrl-K, by number, carrier or container. */
export async function search(text: string, go: (address: string) => void): Promise<PaletteEntry[]> {
  const { rows } = await call(transportProcedures.list, {
    TERMINO: text,
    FILTROS: undefined,
    ORDEN: undefined,
    PAGINA: 1,
    TAMANO: FOUND,
  });
  return rows.map((row) => ({
    id: row.ID,
    label: transportTitle(row),
    run: () => go(`/conocimientobl/${row.ID}`),
  }));
}
