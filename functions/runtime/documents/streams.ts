import { hasRefusedChange } from '../../../shared/foundation/documents/rejection.ts';
import type { Cursor } from '../cursor.ts';
import type { Query } from '../database.ts';
import { companyKey } from '../keys.ts';
import { headersById } from './findMarked.ts';
import { allMarks, dayMark, REFUSED_CHANGE, STATE_PARTS, statePartition, valueMark } from './headerIndex.ts';
import type { HeaderStore } from './headerStore.ts';
import { markPk } from './indexRows.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/**
 * Headers in the order of their ids, which is that of their making, newest first (oldest first when `back`), from behind
 * the cursor on. They are read as they are taken, so many rows at once as `page` says.
 */
export type HeaderStream = (from: Cursor | undefined, page: number) => AsyncGenerator<HeaderRow>;

/** Sort keys between a cursor's row and the end, that row included: it is dropped when it comes. */
const span = (prefix: string, from: Cursor | undefined): readonly [string, string] => {
  const [first, last] = [prefix, `${prefix}\uffff`];
  if (!from) return [first, last];
  const own = prefix + from.at[1];
  return from.back ? [own, last] : [first, own];
};

/** Rows of one partition between two sort keys as they are taken, but the one that was `seen`. */
async function* rowsBetween<T extends { sk: string }>(
  store: HeaderStore,
  asked: Pick<Query, 'pk' | 'index' | 'descending'>,
  [start, end]: readonly [string, string],
  page: number,
  seenBefore?: string,
): AsyncGenerator<T> {
  let [first, last, seen] = [start, end, seenBefore];
  for (;;) {
    const limit = page + 1;
    const rows = await store.services.database.query<T>(store.table, {
      ...asked,
      between: [first, last],
      limit,
    });
    for (const row of rows) if (row.sk !== seen) yield row;
    if (rows.length < limit) return;
    seen = rows.at(-1)!.sk;
    if (asked.descending) last = seen;
    else first = seen;
  }
}

/** Rows of one partition from behind a cursor on. */
const rowsOf = <T extends { sk: string }>(
  store: HeaderStore,
  asked: Pick<Query, 'pk' | 'index'>,
  prefix: string,
  from: Cursor | undefined,
  page: number,
): AsyncGenerator<T> =>
  rowsBetween(
    store,
    { ...asked, descending: !from?.back },
    span(prefix, from),
    page,
    from && prefix + from.at[1],
  );

const HEAD = 'H#';

/**
 * Every document of a kind that the company has: its headers, strongly consistent. For those who know all of them
 * (`ownHeaders` for the others), like `headersInStates`.
 */
export const allHeaders =
  (store: HeaderStore): HeaderStream =>
  (from, page) =>
    rowsOf<HeaderRow>(store, { pk: companyKey(store.scope) }, HEAD, from, page);

/** Those in some states, by the index `byState`. */
export const headersInStates = (store: HeaderStore, states: readonly string[]): HeaderStream =>
  async function* (from, page) {
    const index = { name: 'byState', partitionKey: 'statePk', sortKey: 'sk' };
    const partitions = states.flatMap((state) =>
      Array.from({ length: STATE_PARTS }, (_, part) => statePartition(store.scope, state, part)),
    );
    // Ids spread evenly, so a little more than its share is seldom too little of a partition, and no more than the page ever.
    const share = Math.min(page, Math.ceil(page / STATE_PARTS) + 8);
    const parts = partitions.map((pk) => rowsOf<HeaderRow>(store, { pk, index }, HEAD, from, share));
    yield* inOrder(parts, from);
  };

/** Rows of several partitions as if they lay in one. */
async function* inOrder(
  parts: readonly AsyncGenerator<HeaderRow>[],
  from: Cursor | undefined,
): AsyncGenerator<HeaderRow> {
  const heads = await Promise.all(parts.map((part) => part.next()));
  const comes = (one: HeaderRow, other: HeaderRow): boolean =>
    from?.back ? one.sk < other.sk : one.sk > other.sk;
  for (;;) {
    let best: number | undefined;
    heads.forEach((head, at) => {
      const rival = best === undefined ? undefined : heads[best]!.value;
      if (!head.done && (!rival || comes(head.value, rival))) best = at;
    });
    if (best === undefined) return;
    yield heads[best]!.value as HeaderRow;
    heads[best] = await parts[best]!.next();
  }
}

/** Those under a mark in the index that bear it out; a row whose document no longer does is passed over. */
const headersUnder = (
  store: HeaderStore,
  mark: string,
  bears: (header: HeaderRow) => boolean,
): HeaderStream =>
  async function* (from, page) {
    let part: string[] = [];
    const take = async (): Promise<HeaderRow[]> => {
      const headers = await headersById(store, part);
      const rows = part.flatMap((id) => headers.get(id) ?? []);
      part = [];
      return rows.filter(bears);
    };
    const asked = { pk: markPk(store.scope, mark) };
    for await (const { ID } of rowsOf<{ sk: string; ID: string }>(store, asked, `${mark}#`, from, page)) {
      part.push(ID);
      if (part.length >= page) yield* await take();
    }
    yield* await take();
  };

/** Those that carry a mark. */
export const headersMarked = (store: DocumentStore, mark: string): HeaderStream =>
  headersUnder(store, mark, (row) => allMarks(store.definition, row).has(mark));

/** Those that stand accepted while a change or the withdrawal of them was refused and nobody dealt with that. */
export const headersWithRefusedChange = (store: HeaderStore): HeaderStream =>
  headersUnder(store, REFUSED_CHANGE, (row) => hasRefusedChange(store.definition, row));

/**
 * Those that the caller may know of when it is not all: of their importers' documents, each by its mark, and none of a
 * kind that names no importer (`ownImporters.ts`).
 */
export function ownHeaders(store: HeaderStore, importers: ReadonlySet<string>): HeaderStream {
  const column = store.definition.importerAt?.split('.')[1];
  const marks = column ? [...importers].flatMap((each) => valueMark(column, each) ?? []) : [];
  const isOf = (mark: string) => (row: HeaderRow) => valueMark(column!, row.RESUMEN[column!] ?? '') === mark;
  return (from, page) =>
    inOrder(
      marks.map((mark) => headersUnder(store, mark, isOf(mark))(from, page)),
      from,
    );
}

/** Rows of the index of days, and headers that they name, read at once. */
const DAYS_PAGE = 100;

/**
 * Those with a day between two (ISO, both inclusive) in a column of the index of days, in the order of their days: all of
 * them, so the days are few. One that moved to a day outside is passed over.
 */
export async function* headersOnDays(
  store: HeaderStore,
  column: string,
  from: string,
  until: string,
): AsyncGenerator<HeaderRow> {
  const first = dayMark(column, from)!;
  const span = [first, `${dayMark(column, until)!}~`] as const;
  const isBetween = ({ RESUMEN }: HeaderRow): boolean => {
    const day = RESUMEN[column]?.slice(0, 10) ?? '';
    return day >= from && day <= until;
  };
  const asked = { pk: markPk(store.scope, first) };
  const part: string[] = [];
  const take = async (): Promise<HeaderRow[]> => {
    const headers = await headersById(store, part.splice(0));
    return [...headers.values()].filter(isBetween);
  };
  for await (const { ID } of rowsBetween<{ sk: string; ID: string }>(store, asked, span, DAYS_PAGE)) {
    part.push(ID);
    if (part.length >= DAYS_PAGE) yield* await take();
  }
  yield* await take();
}

/** The newest of a stream, so many at most. */
export async function newestOf(stream: HeaderStream, most: number): Promise<HeaderRow[]> {
  const rows: HeaderRow[] = [];
  if (most === 0) return rows;
  for await (const row of stream(undefined, most)) if (rows.push(row) === most) break;
  return rows;
}
