import type { Input } from '../../../shared/foundation/contracts/procedure.ts';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import { LARGEST_PAGE } from '../../../shared/foundation/documents/procedures.ts';
import { call } from '../../api/call.ts';
import type { DocumentContracts } from '../session/sessionWorld.ts';

/** All that a list finds, page by page, as it is narrowed and sorted. */
export async function everyRow(
  list: DocumentContracts['list'],
  asked: Pick<Input<DocumentContracts['list']>, 'TERMINO' | 'FILTROS' | 'ORDEN'>,
): Promise<DocumentHeader[]> {
  const all: DocumentHeader[] = [];
  let cursor: string | undefined;
  do {
    const part = await call(list, { ...asked, CURSOR: cursor, TAMANO: LARGEST_PAGE });
    all.push(...part.rows);
    cursor = part.next;
  } while (cursor !== undefined);
  return all;
}
