import { addressOfDocument, titleOf, type DocumentKind } from '../../shared/foundation/documents/kind.ts';
import { call } from '../api/call.ts';
import type { PaletteEntry } from '../kit/Palette.tsx';
import type { DocumentContracts } from './sessionWorld.ts';

const FOUND = 8;

/** Documents of a kind for Ctrl-K, by whatever their list is searched by. */
export const searchKind =
  (kind: DocumentKind, { list }: Pick<DocumentContracts, 'list'>) =>
  async (text: string, go: (address: string) => void): Promise<PaletteEntry[]> => {
    const { rows } = await call(list, {
      TERMINO: text,
      FILTROS: undefined,
      ORDEN: undefined,
      CURSOR: undefined,
      TAMANO: FOUND,
    });
    return rows.map((row) => ({
      id: row.ID,
      label: titleOf(kind, row.RESUMEN),
      run: () => go(addressOfDocument(kind, row.ID)),
    }));
  };
