import type { Cursor } from '../cursor.ts';
import { countedState } from './countedState.ts';
import { dayMark, valueMark } from './headerIndex.ts';
import { headersById, rowsMarked } from './findMarked.ts';
import { markPk } from './indexRows.ts';
import { DEFAULT_SIZE, filtersOf, listPage, NEWEST_FIRST, passes, statesOf } from './list.ts';
import type { CursorDoor, ListInput } from './list.ts';
import { publicHeader, type HeaderRow } from './rows.ts';
import { saysWords, searchWords } from './searchWords.ts';
import type { HeaderStore } from './headerStore.ts';
import { MOST_FETCHED, newestOwn } from './newestOwn.ts';
import type { DocumentStore } from './store.ts';
import { allHeaders, headersInStates, headersMarked, ownHeaders, type HeaderStream } from './streams.ts';
import { readDayTotals, readTotals, totalKey, totalOf, type Total } from './totals.ts';

/** Headers that a page may look at for those that its filters want, and so many it sorts by another column. */
const MOST_WALKED = 1000;

type Page = Omit<ReturnType<typeof listPage>, 'rows'> & {
  rows: ReturnType<typeof publicHeader>[];
  orMore?: true;
  note?: string;
};

/** Where the headers of a list come from. */
interface Source {
  stream: HeaderStream;
  /** Most that are looked at for one page. */
  most: number;
  /** How many it holds; the index by value counts so many at most. */
  count: () => Promise<number>;
  countsTo: number;
  /** What else a header must say to be in the list. */
  wants?: (header: HeaderRow) => boolean;
  /** Whether a filter is true of all that it gives. */
  implies: (filter: string) => boolean;
}

const MANY =
  'Son demasiados documentos para ordenarlos por esa columna: están por fecha, los más recientes primero. Filtre por estado, cliente o texto y ordénelos entonces.';
const WORDS =
  'Hay más documentos con esas palabras: se buscó en los más recientes. Agregue otra palabra o el número completo.';
const RANGE = 'Hay más documentos entre esos días: se muestran los más recientes. Acorte el rango.';
const WALKED =
  'Se buscó en los documentos más recientes y puede haber más. Pase a la página siguiente para seguir buscando.';

/**
 * A page of the company's documents. What it reads does not grow with their number: newest first it reads what it shows,
 * and what filters by several things, or sorts by another column, looks at so many headers at most and says so.
 */
export async function listDocuments(
  store: DocumentStore,
  input: ListInput,
  cursors: CursorDoor,
): Promise<Page> {
  const few = await fewOf(store, input);
  if (few) {
    const page = listPage(store.definition, few.headers, input, cursors);
    return few.orMore ? { ...page, orMore: true, note: few.note } : page;
  }
  const source = sourceOf(store, input);
  const order = input.ORDEN ?? NEWEST_FIRST;
  if (order === NEWEST_FIRST) return streamed(source, input, cursors);
  const rows: HeaderRow[] = [];
  let walked = 0;
  for await (const row of source.stream(undefined, source.most)) {
    walked += 1;
    if (source.wants?.(row) ?? true) rows.push(row);
    if (walked > source.most) return { ...(await streamed(source, input, cursors)), note: MANY };
  }
  return listPage(store.definition, rows, input, cursors);
}

/** Those of a search, of an order or of some days: few, so that they are read whole. */
async function fewOf(store: DocumentStore, input: ListInput) {
  if (store.scope.importers) return undefined;
  if ((input.TERMINO ?? '').trim() !== '')
    return { ...(await searchWords(store, input.TERMINO!)), note: WORDS };
  const orderId = input.FILTROS?.['ID_ORDEN'] ?? '';
  if (orderId !== '') return { headers: await store.headers(orderId), orMore: false, note: '' };
  return daysOf(store, input);
}

/** Range of days that is asked for, of a column whose days the kind keeps an index of: the marks of its ends. */
function rangeOf({ definition }: DocumentStore, { FILTROS = {} }: ListInput) {
  const column = (definition.index?.days ?? []).find((each) =>
    [`${each}>=`, `${each}<=`].some((filter) => (FILTROS[filter] ?? '') !== ''),
  );
  if (column === undefined) return undefined;
  const first = dayMark(column, FILTROS[`${column}>=`] || '0000-00-00')!;
  const last = dayMark(column, FILTROS[`${column}<=`] || '9999-99-99')!;
  return { first, last, implies: (filter: string) => filter.replace(/[<>]=$/, '') === column };
}

/** Those whose day lies in the range that is asked for, unless it is one day of so many that they go page by page. */
async function daysOf(store: DocumentStore, input: ListInput) {
  const range = rangeOf(store, input);
  if (range === undefined) return undefined;
  const { first, last } = range;
  const rows = await store.services.database.query<{ ID: string }>(store.table, {
    pk: markPk(store.scope, first),
    between: [first, `${last}~`],
    descending: true,
    limit: MOST_FETCHED + 1,
  });
  if (rows.length > MOST_FETCHED && first === last) return undefined;
  const ids = rows.map(({ ID }) => ID);
  const headers = await headersById(store, ids.slice(0, MOST_FETCHED));
  return { headers: [...headers.values()], orMore: ids.length > MOST_FETCHED, note: RANGE };
}

/** Those under one mark. */
const markedSource = (store: DocumentStore, mark: string, implies: Source['implies']): Source => ({
  stream: headersMarked(store, mark),
  most: MOST_FETCHED,
  count: async () => (await rowsMarked(store, mark, MOST_FETCHED)).length,
  countsTo: MOST_FETCHED,
  implies,
});

/** The smallest index that gives all that the filters want, newest first. */
function sourceOf(store: DocumentStore, input: ListInput): Source {
  if (store.scope.importers) return ownSource(store, store.scope.importers, input);
  const { definition, services, table, scope } = store;
  const filters = filtersOf(input);
  const exact = new Map(filters);
  const byValue = definition.index?.values?.find((column) => exact.has(column));
  const mark = byValue && valueMark(byValue, exact.get(byValue)!);
  if (mark) return markedSource(store, mark, (filter) => filter === byValue);
  const range = rangeOf(store, input);
  if (range && range.first === range.last) return markedSource(store, range.first, range.implies);
  const named = exact.get('ESTADO');
  const totals = () => readTotals(services.database, table, scope);
  if (named !== undefined) {
    // Of the kind's own, each once: a filter must not ask for more partitions than there are.
    const states = Object.keys(definition.states.states).filter((each) => statesOf(named).includes(each));
    return {
      stream: headersInStates(store, states),
      most: MOST_WALKED,
      count: async () => {
        const found = await totals();
        return states.reduce((sum, state) => sum + totalOf(found, state), 0);
      },
      countsTo: Infinity,
      implies: (filter) => filter === 'ESTADO',
    };
  }
  return {
    stream: allHeaders(store),
    most: MOST_WALKED,
    count: async () => totalOf(await totals()),
    countsTo: Infinity,
    implies: () => false,
  };
}

/** What somebody may see who knows the documents of some importers alone: neither rows nor totals tell of others. */
const ownSource = (
  store: DocumentStore,
  importers: ReadonlySet<string>,
  { TERMINO = '' }: ListInput,
): Source => ({
  stream: ownHeaders(store, importers),
  most: MOST_FETCHED,
  count: async () => (await newestOwn(store, importers)).length,
  countsTo: MOST_FETCHED,
  implies: () => false,
  ...(TERMINO.trim() === '' ? {} : { wants: saysWords(store, TERMINO) }),
});

/** How many of a kind stand in each state and value, of those that the caller may know of: the newest, when those are few. */
export async function totalsOf(store: HeaderStore): Promise<Total[]> {
  const { services, table, scope, definition } = store;
  if (!scope.importers) return readTotals(services.database, table, scope);
  const found = new Map<string, Total>();
  for (const header of await newestOwn(store, scope.importers)) {
    const ESTADO = countedState(header);
    const VALOR = header.RESUMEN[definition.index?.totals ?? ''] ?? '';
    const key = totalKey(ESTADO, VALOR);
    found.set(key, { ESTADO, VALOR, CANTIDAD: (found.get(key)?.CANTIDAD ?? 0) + 1 });
  }
  return [...found.values()];
}

/**
 * How many of a kind that counts by days have that day, by the state in which they stand now, of those that the caller may
 * know of. It reads the totals of that day alone, however many there are and however long the company worked.
 */
export async function dayTotalsOf(
  store: HeaderStore,
  day: string,
): Promise<Pick<Total, 'ESTADO' | 'CANTIDAD'>[]> {
  const { services, table, scope, definition } = store;
  if (!scope.importers) return readDayTotals(services.database, table, scope, day);
  const found = new Map<string, number>();
  for (const { ESTADO, RESUMEN } of await newestOwn(store, scope.importers))
    if (RESUMEN[definition.index?.dayTotals ?? '']?.slice(0, 10) === day)
      found.set(ESTADO, (found.get(ESTADO) ?? 0) + 1);
  return [...found].map(([ESTADO, CANTIDAD]) => ({ ESTADO, CANTIDAD }));
}

async function streamed(source: Source, input: ListInput, cursors: CursorDoor): Promise<Page> {
  const cursor = input.CURSOR === undefined ? undefined : cursors.open(input.CURSOR);
  const size = input.TAMANO ?? DEFAULT_SIZE;
  const filters = filtersOf(input).filter(([filter]) => !source.implies(filter));
  const rows: HeaderRow[] = [];
  let last: HeaderRow | undefined;
  let walked = 0;
  let ended = true;
  for await (const row of source.stream(
    cursor,
    filters.length === 0 && !source.wants ? size + 1 : source.most / 4,
  )) {
    if (rows.length === size || walked === source.most) {
      ended = false;
      break;
    }
    walked += 1;
    last = row;
    if ((source.wants?.(row) ?? true) && filters.every(([filter, value]) => passes(row, filter, value)))
      rows.push(row);
  }
  // What was looked at last tells where the next page goes on, whether or not it was wanted.
  const edge = ended ? undefined : last;
  if (cursor?.back) rows.reverse();
  const place = (row: HeaderRow): Cursor['at'] => ['', row.ID];
  const before = cursor?.back ? edge : cursor && (rows[0] ?? last);
  const behind = cursor?.back ? (rows.at(-1) ?? last) : edge;
  const all = filters.length === 0 && !source.wants;
  const total = all ? await source.count() : rows.length;
  const orMore = all ? total >= source.countsTo : !(cursor === undefined && ended);
  return {
    rows: rows.map(publicHeader),
    total: Math.max(total, rows.length),
    order: NEWEST_FIRST,
    ...(before ? { previous: cursors.seal({ at: place(before), back: true }) } : {}),
    ...(behind ? { next: cursors.seal({ at: place(behind), back: false }) } : {}),
    ...(orMore ? { orMore: true as const } : {}),
    ...(walked === source.most && rows.length < size && !ended ? { note: WALKED } : {}),
  };
}
