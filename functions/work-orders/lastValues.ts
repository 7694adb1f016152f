import type { DocumentDefinition } from '../../shared/foundation/documents/definition.ts';
import { nameOf } from '../../shared/foundation/documents/kind.ts';
import { lastValuesIn } from '../../shared/foundation/documents/lastValues.ts';
import type { LastValuesContract } from '../../shared/foundation/documents/lastValuesProcedure.ts';
import { isSameParty, type Recall } from '../../shared/foundation/documents/recall.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { headersById } from '../runtime/documents/findMarked.ts';
import { valueMark } from '../runtime/documents/headerIndex.ts';
import type { HeaderStore } from '../runtime/documents/headerStore.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { DocumentStore, Stored } from '../runtime/documents/store.ts';
import { headersMarked, newestOf } from '../runtime/documents/streams.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { importerOf } from './importerRows.ts';
import { ordersOf } from './orders.ts';

/** Earlier documents (or orders) whose headers are looked at, and of those of the same client how many are read. */
const MOST_LOOKED = 24;
const MOST_READ = 8;

type Doors = Pick<Call<unknown>, 'services' | 'scope'>;

/** What counts for nothing any more tells nothing: annulled, or gone aside with its deleted order. */
const stands = ({ ESTADO, APARTADO }: HeaderRow): boolean => !isVoid(ESTADO) && APARTADO === undefined;

/**
 * Client of each document: the importer of its order, which alone is its client while it names none; '' where it stands
 * in no order, and undefined of a deleted one.
 */
async function clientsOf(
  call: Doors,
  headers: readonly HeaderRow[],
): Promise<(header: HeaderRow) => string | undefined> {
  const ids = [...new Set(headers.map(({ ID_ORDEN }) => ID_ORDEN).filter((each) => each !== ''))];
  const orders = await headersById(ordersOf(call), ids);
  return ({ ID_ORDEN }) => {
    if (ID_ORDEN === '') return '';
    const order = orders.get(ID_ORDEN);
    return order && stands(order) ? importerOf(order) || ID_ORDEN : undefined;
  };
}

/** The newest documents under a mark, or orders, that were made before a document was. */
const madeBefore = (store: DocumentStore, mark: string | undefined, id: string): Promise<HeaderRow[]> => {
  if (mark === undefined) return Promise.resolve([]);
  const marked = headersMarked(store, mark);
  // Ids of every kind say after their prefix when they were given.
  const at = store.definition.idPrefix + id.slice(store.definition.idPrefix.length);
  return newestOf((_, page) => marked({ at: ['', at], back: false }, page), MOST_LOOKED);
};

/** The newest documents of the client of the order that one stands in, made before it: of its newest orders by then. */
async function ofClientsOrders(call: Doors, store: HeaderStore, own: HeaderRow): Promise<HeaderRow[]> {
  if (own.ID_ORDEN === '') return [];
  const orders = ordersOf(call);
  const order = (await headersById(orders, [own.ID_ORDEN])).get(own.ID_ORDEN);
  const mark = order && valueMark('NIT_IMPORTADOR', importerOf(order));
  const theirs = (await madeBefore(orders, mark, own.ID)).filter(stands);
  const ids = [...new Set([own.ID_ORDEN, ...theirs.map(({ ID }) => ID)])];
  const found: HeaderRow[] = [];
  // So many orders at once as documents are read: mostly the first of them have enough.
  for (let at = 0; at < ids.length && found.length < MOST_READ; at += MOST_READ) {
    const some = ids.slice(at, at + MOST_READ).map((id) => store.headersBefore(id, own.ID, MOST_READ));
    found.push(...(await Promise.all(some)).flat().filter(stands));
  }
  return found.sort((one, other) => (one.ID < other.ID ? 1 : -1));
}

/** Earlier documents of the same client, newest first, and as many of the same party as are read. */
async function earlierOf<B extends AnyBody>(
  call: Doors,
  store: DocumentStore<B>,
  own: Stored<B>,
  { column, partyOf }: Recall<B>,
): Promise<Stored<B>[]> {
  const found = column
    ? await madeBefore(store, valueMark(column, own.header.RESUMEN[column] ?? ''), own.header.ID)
    : await ofClientsOrders(call, store, own.header);
  const standing = found.filter(stands);
  const clientOf = await clientsOf(call, [own.header, ...standing]);
  const client = clientOf(own.header);
  const theirs = standing.filter((each) => client !== undefined && clientOf(each) === client);
  const read = await Promise.all(
    theirs
      .slice(0, MOST_READ)
      .map(async (header) => ({ header, ...(await store.content(header.ID, header.VERSION)) })),
  );
  const party = partyOf(own.body);
  return read.filter(({ body }) => isSameParty(partyOf(body), party, client !== ''));
}

/**
 * The value that each field of a document had last, in earlier ones of its kind that are of the same party (product 19):
 * found as the kind says (`Recall`), newest first, and told only of an order of the same client. A few headers and bodies
 * are read, however many there are.
 */
export const lastValuesOf =
  <B extends AnyBody>(
    definition: DocumentDefinition<B>,
    recall: Recall<B>,
  ): Implementation<LastValuesContract> =>
  async (call) => {
    const store = storeOf(definition, call);
    const earlier = await earlierOf(call, store, await store.open(call.input.ID), recall);
    const values = lastValuesIn(
      definition.dataSets,
      earlier.map(({ body }) => body),
    );
    return {
      VALORES: values.map(({ field, value, of }) => {
        const { ID, RESUMEN, CREADO } = earlier[of]!.header;
        return {
          CAMPO: field,
          VALOR: value,
          ID,
          DOCUMENTO: nameOf(definition, RESUMEN),
          FECHA: CREADO.slice(0, 10),
        };
      }),
    };
  };
