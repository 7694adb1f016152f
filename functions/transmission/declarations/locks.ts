import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { sourceName } from '../../../shared/foundation/documents/sourceChange.ts';
import type { SourceVersions } from '../../../shared/foundation/documents/sources.ts';
import type { Write } from '../../runtime/database.ts';
import { headersById } from '../../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { LivingPaper } from '../../runtime/documents/sources/orderPapers.ts';
import type { DocumentStore } from '../../runtime/documents/store.ts';

/** A document that a declaration takes into use, and the transitions by which it is locked and given back. */
export interface Used {
  store: DocumentStore;
  id: string;
  lock: string;
  release: string;
}

/** What a transaction holds besides: the declaration, its transmission, their message and the totals (design 6: 100 writes). */
const MOST_LOCKS = 75;

/**
 * Takes the documents of a declaration into use in the transaction that seals it, so that nobody edits what was declared. Only
 * those that are free, and still in the version that was judged, are written; an order with more documents than a transaction holds locks its last ones later.
 * @param called the declaration in a sentence: «la DUCA»
 */
export async function locksOf(all: readonly Used[], seen: SourceVersions, called: string): Promise<Write[]> {
  const used = all.slice(0, MOST_LOCKS);
  const headers = await headersOf(used);
  const writes = used.map(async (each): Promise<Write[]> => {
    const { store, id, lock } = each;
    const before = headers.get(id);
    const VERSION = seen[store.definition.module]?.[id];
    if (!before || (VERSION !== undefined && before.VERSION !== VERSION)) throw await notFree(each, called);
    const [first, ...index] = store.transitionWrites(before, lock);
    return [{ ...first, lost: () => notFree(each, called) }, ...index];
  });
  return (await Promise.all(writes)).flat();
}

/**
 * Holds what a declaration was judged by, and takes none of into use, to what it was: whoever changes it while the
 * declaration is sealed keeps that from being sealed. What a transaction has no place for is looked at once more before it.
 */
export async function heldStill(papers: readonly LivingPaper[], called: string): Promise<Write[]> {
  const beyond = papers.slice(MOST_LOCKS);
  const now = await headersOf(beyond.map(({ store, header }) => ({ store, id: header.ID })));
  const changed = beyond.find(({ header }) => now.get(header.ID)?.LOCK !== header.LOCK);
  if (changed) throw moved(changed.store, changed.header, called);
  return papers.slice(0, MOST_LOCKS).map(({ store, header }) => ({
    kind: 'check',
    table: store.table,
    key: store.headerKey(header.ID),
    when: { equals: { LOCK: header.LOCK } },
    lost: () => moved(store, header, called),
  }));
}

/** Headers of documents, by id; those that are not there are left out. */
async function headersOf(used: readonly Pick<Used, 'store' | 'id'>[]): Promise<Map<string, HeaderRow>> {
  const stores = [...new Set(used.map(({ store }) => store))];
  const found = await Promise.all(
    stores.map((store) =>
      headersById(
        store,
        used.filter((each) => each.store === store).map(({ id }) => id),
      ),
    ),
  );
  return new Map(found.flatMap((each) => [...each]));
}

/** Why a document could not be taken into use. */
async function notFree({ store, id, lock }: Used, called: string): Promise<Error> {
  const now = await store.header(id);
  if (!store.definition.states.transitions[lock]?.from.includes(now.ESTADO))
    return store.stateRefusal(now, `declararse en ${called}`);
  return moved(store, now, called);
}

/** What is said when something that a declaration was judged by changed before it was sealed. */
export function moved({ definition }: DocumentStore, { RESUMEN }: HeaderRow, called: string): Error {
  const reason = `${sourceName(definition, RESUMEN)} cambió en este momento y ${called} no se selló. Revise «Problemas» y transmita de nuevo.`;
  return refusal('document.impossible-change', { reason });
}

/** Gives the documents of a rejected declaration back; one that is not locked stays as it is. */
export async function releasesOf(all: readonly Used[]): Promise<Write[]> {
  const used = all.slice(0, MOST_LOCKS);
  const headers = await headersOf(used);
  return used.flatMap(({ store, id, release }) => {
    const before = headers.get(id);
    const from = store.definition.states.transitions[release]?.from ?? [];
    return before && from.includes(before.ESTADO) ? store.transitionWrites(before, release) : [];
  });
}
