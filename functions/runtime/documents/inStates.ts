import { countedState } from './countedState.ts';
import type { HeaderStore } from './headerStore.ts';
import { newestOwn } from './newestOwn.ts';
import type { HeaderRow } from './rows.ts';
import { headersInStates, newestOf } from './streams.ts';
import { readTotals, totalOf } from './totals.ts';

/** What stands in one state: how many documents, and the newest of them. */
export interface InState {
  ESTADO: string;
  CANTIDAD: number;
  newest: HeaderRow[];
}

/**
 * How many documents of a kind stand in each of some states and the newest of each, of those that the caller may know of:
 * what totals and lists by state answer. It reads the totals once, and so many rows of each state in which something stands.
 * @param asked states, each with how many documents of it: where none is asked for, the totals are all that is read.
 */
export async function inStates(store: HeaderStore, asked: ReadonlyMap<string, number>): Promise<InState[]> {
  const { services, table, scope } = store;
  if (scope.importers) return ownInStates(await newestOwn(store, scope.importers), asked);
  const totals = await readTotals(services.database, table, scope);
  const found = [...asked].map(async ([ESTADO, most]): Promise<InState> => {
    const CANTIDAD = totalOf(totals, ESTADO);
    const newest = await newestOf(headersInStates(store, [ESTADO]), CANTIDAD > 0 ? most : 0);
    return { ESTADO, CANTIDAD, newest };
  });
  return (await Promise.all(found)).filter(({ CANTIDAD }) => CANTIDAD > 0);
}

/** The same of headers that were read to be counted: they are shown, too. */
const ownInStates = (own: readonly HeaderRow[], asked: ReadonlyMap<string, number>): InState[] =>
  [...asked]
    .map(([ESTADO, most]) => ({ ESTADO, most, rows: own.filter((row) => countedState(row) === ESTADO) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ ESTADO, most, rows }) => ({ ESTADO, CANTIDAD: rows.length, newest: rows.slice(0, most) }));
