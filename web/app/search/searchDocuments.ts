import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { call } from '../../api/call.ts';
import { contractsOf } from '../../document/kindContracts.ts';

export interface Found<K extends DocumentKind> {
  kind: K;
  rows: readonly DocumentHeader[];
  total: number;
  orMore: boolean;
}

/** Documents of each kind that match, by whatever their lists are searched by; a kind that fails is left out, and named by `notSearched`. */
export async function searchDocuments<K extends DocumentKind>(
  kinds: readonly K[],
  text: string,
  size: number,
  signal?: AbortSignal,
): Promise<Found<K>[]> {
  const answers = await Promise.all(
    kinds.map((kind) =>
      call(
        contractsOf(kind).list,
        { TERMINO: text, FILTROS: undefined, ORDEN: undefined, CURSOR: undefined, TAMANO: size },
        signal ? { signal } : {},
      ).then(
        ({ rows, total, orMore = false }): Found<K> => ({ kind, rows, total, orMore }),
        () => undefined,
      ),
    ),
  );
  return answers.filter((each) => each !== undefined);
}

/** Says in which kinds nothing could be searched; empty where all answered. */
export function notSearched(kinds: readonly DocumentKind[], found: readonly Found<DocumentKind>[]): string {
  const missing = kinds.filter((kind) => !found.some((each) => each.kind === kind));
  return missing.length === 0
    ? ''
    : `No se pudo buscar en ${missing.map(({ plural }) => plural).join(', ')}.`;
}
