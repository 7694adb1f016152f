import type { Item, Key } from '../database.ts';
import { allMarks } from './headerIndex.ts';
import type { HeaderStore } from './headerStore.ts';
import { markPk } from './indexRows.ts';
import { isKnownTo } from './ownImporters.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/** Searches at once. */
const AT_ONCE = 8;
/** Documents that are found under one mark: a number that more share is no number of one paper. */
const MOST_HITS = 50;
/** Rows of a mark that are read in one go where not every document is meant, and how often where nobody says. */
const SLICE = 25;
const MOST_SLICES = 3;

interface Finding {
  most?: number;
  /** Ids of documents that are known already and not looked for: none of their headers is read, none is counted. */
  but?: ReadonlySet<string>;
  /** Whether a document under a mark is meant; what is not, takes no place of what is. */
  fits?: (header: HeaderRow, mark: string) => boolean;
  /** Slices of a mark's rows that are walked at most; of one mark alone more than of the many of a whole declaration. */
  slices?: number;
}

/** Slices of the one mark that somebody asks about. */
export const SLICES_OF_ONE = 8;

/** How far a mark's rows were walked. */
interface Walked {
  mark: string;
  /** Sort key of the row that was looked at last; undefined at the beginning. */
  seen?: string;
  ids: string[];
  ended: boolean;
}

/**
 * Documents of the company under each mark, the newest first, by its index and their headers, never by reading them all: a
 * bounded number of rows a mark, in slices from the newest back until so many are found. A mark under which nothing is found
 * is not in the answer.
 */
export async function findMarked(
  store: DocumentStore,
  marks: readonly string[],
  { most = MOST_HITS, but = new Set(), fits, slices = fits ? MOST_SLICES : 1 }: Finding = {},
): Promise<Map<string, HeaderRow[]>> {
  const found = new Map<string, HeaderRow[]>();
  let walks = [...new Set(marks)].map((mark): Walked => ({ mark, ids: [], ended: false }));
  const limit = (fits ? SLICE : most) + but.size;
  for (let slice = 0; slice < slices && walks.length > 0; slice += 1) {
    walks = await atOnce(walks, async (walk) => {
      const next = await sliceUnder(store, walk, limit);
      return { ...next, ids: next.ids.filter((id) => !but.has(id)) };
    });
    const headers = await headersById(store, [...new Set(walks.flatMap(({ ids }) => ids))]);
    for (const { mark, ids } of walks) {
      const carrying = ids.flatMap((id) => {
        const header = headers.get(id);
        return header && allMarks(store.definition, header).has(mark) && (fits?.(header, mark) ?? true)
          ? [header]
          : [];
      });
      const all = [...(found.get(mark) ?? []), ...carrying].slice(0, most);
      if (all.length > 0) found.set(mark, all);
    }
    walks = walks.filter(({ mark, ended }) => !ended && (found.get(mark)?.length ?? 0) < most);
  }
  return found;
}

/** Each is one small query: so many at once. */
async function atOnce(walks: readonly Walked[], each: (walk: Walked) => Promise<Walked>): Promise<Walked[]> {
  const done: Walked[] = [];
  for (let at = 0; at < walks.length; at += AT_ONCE)
    done.push(...(await Promise.all(walks.slice(at, at + AT_ONCE).map(each))));
  return done;
}

/** The next rows of the index under a mark, behind the one that was seen. */
async function sliceUnder(store: DocumentStore, { mark, seen }: Walked, limit: number): Promise<Walked> {
  const rows = await store.services.database.query<Item & { ID: string }>(store.table, {
    pk: markPk(store.scope, mark),
    between: [`${mark}#`, seen ?? `${mark}#\uffff`],
    descending: true,
    // One more where the row that was seen comes again.
    limit: seen === undefined ? limit : limit + 1,
  });
  const fresh = rows.filter(({ sk }) => sk !== seen);
  const last = fresh.at(-1)?.sk ?? seen;
  return {
    mark,
    ids: fresh.map(({ ID }) => ID),
    ended: fresh.length < limit,
    ...(last === undefined ? {} : { seen: last }),
  };
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
