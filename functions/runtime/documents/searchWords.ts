import { typedWords, wordMark } from '../../../shared/foundation/documents/words.ts';
import { headersById } from './findMarked.ts';
import { allMarks } from './headerIndex.ts';
import { markPk } from './indexRows.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/** Rows of the index that are read for one word. */
const MOST_HITS = 250;
/** Documents that a search looks at, the newest of those that may match. */
const MOST_FOUND = 200;

export interface Found {
  headers: HeaderRow[];
  /** Whether more may match than were looked at. */
  orMore: boolean;
}

/**
 * Documents that have a word beginning with each of those that were typed, newest first. The index tells which ones may;
 * a word that too many begin with only checks those of the rarer ones.
 */
export async function searchWords(store: DocumentStore, text: string): Promise<Found> {
  const words = typedWords(text);
  const hits = await Promise.all(
    words.map(async (word) => {
      const mark = wordMark(word);
      const rows = await store.services.database.query<{ ID: string }>(store.table, {
        pk: markPk(store.scope, mark),
        prefix: mark,
        descending: true,
        limit: MOST_HITS,
      });
      return { ids: new Set(rows.map(({ ID }) => ID)), whole: rows.length < MOST_HITS };
    }),
  );
  const whole = hits.filter((each) => each.whole);
  const asked = (whole.length > 0 ? whole : hits).toSorted((a, b) => a.ids.size - b.ids.size);
  const ids = [...(asked[0]?.ids ?? [])].filter((id) => asked.every((each) => each.ids.has(id)));
  const newest = ids.toSorted((a, b) => (a < b ? 1 : -1)).slice(0, MOST_FOUND);
  const headers = await headersById(store, newest);
  return {
    headers: newest.flatMap((id) => headers.get(id) ?? []).filter(saysWords(store, text)),
    orMore: words.length > 0 && (whole.length === 0 || newest.length < ids.length),
  };
}

/** Whether a header has a word beginning with each of those that were typed. */
export function saysWords({ definition }: DocumentStore, text: string): (header: HeaderRow) => boolean {
  const words = typedWords(text).map(wordMark);
  return (header) => {
    const marks = [...allMarks(definition, header)];
    return words.every((word) => marks.some((mark) => mark.startsWith(word)));
  };
}
