import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { call } from '../api/call.ts';
import type { PaletteEntry } from '../kit/Palette.tsx';
import { dvaTitle } from './dvaKind.ts';

const FOUND = 8;

/** DVAs for Ctrl-K, by number, supplier or invoice. */
export async function search(text: string, go: (address: string) => void): Promise<PaletteEntry[]> {
  const { rows } = await call(dvaProcedures.list, {
    TERMINO: text,
    FILTROS: undefined,
    ORDEN: undefined,
    PAGINA: 1,
    TAMANO: FOUND,
  });
  return rows.map((row) => ({ id: row.ID, label: dvaTitle(row), run: () => go(`/dvagt/${row.ID}`) }));
}
