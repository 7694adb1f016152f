import type { HeaderStore } from './headerStore.ts';
import type { HeaderRow } from './rows.ts';
import { newestOf, ownHeaders } from './streams.ts';

/** Headers that are looked at where each is a read of its own. */
export const MOST_FETCHED = 200;

/** Headers of the newest that somebody may see who does not see all. */
export const newestOwn = (store: HeaderStore, importers: ReadonlySet<string>): Promise<HeaderRow[]> =>
  newestOf(ownHeaders(store, importers), MOST_FETCHED);
