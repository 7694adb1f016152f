import type { DocumentStore } from '../../functions/runtime/documents/store.ts';
import { allHeaders } from '../../functions/runtime/documents/streams.ts';
import type { HeaderRow } from '../../functions/runtime/documents/rows.ts';

/** Every header of a kind that the company has, newest first. */
export async function everyHeader(store: DocumentStore): Promise<HeaderRow[]> {
  const rows: HeaderRow[] = [];
  for await (const row of allHeaders(store)(undefined, 100)) rows.push(row);
  return rows;
}
