import { Cursors } from '../cursor.ts';
import { allMarks } from './headerIndex.ts';
import { headersById } from './findMarked.ts';
import { markPk } from './indexRows.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/** A page of the documents that carry one mark. */
export interface MarkedPage {
  rows: HeaderRow[];
  /** Where the next page begins; absent at the end. */
  next?: string;
}

/**
 * Documents of the company under a mark, the newest first, a page at a time: one bounded query and their headers. A row
 * that its header no longer bears out is passed over, so that a page may be shorter than its size.
 * @param list name of the list, to which its cursors are bound
 */
export async function markedPage(
  store: DocumentStore,
  mark: string,
  { list, size, cursor }: { list: string; size: number; cursor: string | undefined },
): Promise<MarkedPage> {
  const { services, scope, table, definition } = store;
  const cursors = new Cursors(services, scope, list, mark);
  const from = cursor === undefined ? undefined : cursors.open(cursor).at[1];
  const found = await services.database.query<{ ID: string }>(table, {
    pk: markPk(scope, mark),
    between: [`${mark}#`, `${mark}#${from ?? '\uffff'}`],
    descending: true,
    limit: size + 2,
  });
  const ids = found.map(({ ID }) => ID).filter((each) => each !== from);
  const page = ids.slice(0, size);
  const headers = await headersById(store, page);
  const rows = page.flatMap((id) => {
    const header = headers.get(id);
    return header && allMarks(definition, header).has(mark) ? [header] : [];
  });
  const last = page.at(-1);
  return {
    rows,
    ...(ids.length > size && last !== undefined
      ? { next: cursors.seal({ at: ['', last], back: false }) }
      : {}),
  };
}
