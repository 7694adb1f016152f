import type { Item, Key } from '../database.ts';
import { allMarks } from './headerIndex.ts';
import type { HeaderStore } from './headerStore.ts';
import { markPk } from './indexRows.ts';
import { isKnownTo } from './ownImporters.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/** Searches at once; each is one small query. */
const AT_ONCE = 8;
/** Documents looked at under one mark: a number that more share is no number of one paper. */
const MOST_HITS = 50;

/**
 * Documents of the company under each mark, by its index and their headers, never by reading them all. A mark that
 * nothing carries is not in the answer.
 * @param but ids of documents that are known already and not looked for: none of their headers is read
 */
export async function findMarked(
  store: DocumentStore,
  marks: readonly string[],
  { most = MOST_HITS, but }: { most?: number; but?: ReadonlySet<string> } = {},
): Promise<Map<string, HeaderRow[]>> {
  const wanted = [...new Set(marks)];
  const hits = new Map<string, string[]>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    await Promise.all(
      wanted.slice(at, at + AT_ONCE).map(async (mark) => {
        const ids = (await rowsMarked(store, mark, most)).map((row) => row.ID).filter((id) => !but?.has(id));
        if (ids.length > 0) hits.set(mark, ids);
      }),
    );
  }
  const ids = [...new Set([...hits.values()].flat())];
  const headers = await headersById(store, ids);
  const found = new Map<string, HeaderRow[]>();
  for (const [mark, all] of hits) {
    const carrying = all.flatMap((id) => {
      const header = headers.get(id);
      return header && allMarks(store.definition, header).has(mark) ? [header] : [];
    });
    if (carrying.length > 0) found.set(mark, carrying);
  }
  return found;
}

/** Rows of the index under a mark, so many at most; a row may be of a header that moved on a moment ago. */
export const rowsMarked = (store: HeaderStore, mark: string, limit: number): Promise<{ ID: string }[]> =>
  store.services.database.query<Item & { ID: string }>(store.table, {
    pk: markPk(store.scope, mark),
    prefix: `${mark}#`,
    limit,
  });

/** Headers of several documents in one round trip; those that are not there, or not for the caller, are left out. */
export async function headersById(
  store: HeaderStore,
  ids: readonly string[],
): Promise<Map<string, HeaderRow>> {
  const keys: Key[] = ids.map((id) => store.headerKey(id));
  const rows = keys.length === 0 ? [] : await store.services.database.getMany<HeaderRow>(store.table, keys);
  return new Map(
    rows.flatMap((row) =>
      row && isKnownTo(store.scope, store.definition, row) ? [[row.ID, row] as const] : [],
    ),
  );
}
