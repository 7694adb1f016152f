import { crossProblem, ruleOf } from '../../../shared/declarations/cross/rule.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { isVoid, stateLabel } from '../../../shared/foundation/documents/states.ts';
import { formatOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { capital } from '../../../shared/foundation/text/capital.ts';
import { findMarked, headersById } from '../../runtime/documents/findMarked.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { DocumentStore } from '../../runtime/documents/store.ts';
import type { Call } from '../../runtime/executor.ts';
import { recentResults } from '../../runtime/recentResults.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import { sourceKinds } from '../sources.ts';
import { dayOf, holds, placeOf, wantedOf, type OwnNumbers, type Places, type Wanted } from './wanted.ts';

/** Other operations that are named of one number; that there are more is said. */
const MOST_NAMED = 5;
/** Documents of one kind that are found under a number; of those of one order one is named. */
const MOST_FOUND = 40;

const placesOf = recentResults<Promise<string>>(500);

/** A kind of document that may hold a number of a declaration too. */
export interface Holder {
  definition: AnyDocument;
  places: Places;
  /** What a sentence calls one, and the number that it is called by. */
  a: string;
  field: string;
  /** Where it is opened when the number is not there any more. */
  path: string;
}

const PAPERS: readonly Holder[] = [
  {
    definition: sourceKinds.invoices,
    places: { factura: ['FACTURA', 'NUMERO_FACTURA'] },
    a: 'la factura',
    field: 'NUMERO_FACTURA',
    path: 'FACTURA.NUMERO_FACTURA',
  },
  {
    definition: sourceKinds.transports,
    places: {
      transporte: ['DOCUMENTO', 'NUMERO_DOCUMENTO'],
      contenedor: ['CONTENEDORES', 'NUMERO_CONTENEDOR'],
    },
    a: 'el documento de transporte',
    field: 'NUMERO_DOCUMENTO',
    path: 'DOCUMENTO.NUMERO_DOCUMENTO',
  },
];

interface Held {
  holder: Holder;
  store: DocumentStore;
}
interface Hit extends Held {
  row: HeaderRow;
}

/** A declaration whose numbers are looked for. */
export interface Looking {
  /** How its own kind holds such numbers. */
  declaration: Holder;
  numbers: OwnNumbers;
  /** Ids of itself and of the papers that it states: under its own numbers it would find them first. */
  but: ReadonlySet<string>;
  /** Itself and the declaration that it completes: what is of their orders is no duplicate. */
  own: readonly Pick<HeaderRow, 'ID' | 'ID_ORDEN'>[];
}

/**
 * Numbers of a declaration that other orders of the company hold too: invoice and supplier, transport document,
 * container within some days. Looked up by the index of marks; the very field of the other document is linked. What
 * belongs to the same order, to one that was deleted, or to the declaration that this one completes, is no duplicate.
 */
export async function duplicatesOf(
  call: Call<unknown>,
  { declaration, numbers, but, own }: Looking,
  reference: Reference,
): Promise<Problem[]> {
  const wanted = wantedOf(numbers, reference);
  const holders = [declaration, ...PAPERS].map((holder): Held => ({
    holder,
    store: storeOf(holder.definition, call),
  }));
  await Promise.all(holders.map(({ store }) => indexMissing(store, reference)));
  const isOwn = (row: HeaderRow): boolean =>
    own.some(({ ID, ID_ORDEN }) => row.ID === ID || (ID_ORDEN !== '' && row.ID_ORDEN === ID_ORDEN));
  const isOther = (row: HeaderRow): boolean => !isVoid(row.ESTADO) && !isOwn(row);
  const byMark = Map.groupBy(wanted, ({ mark }) => mark);
  const fits = (row: HeaderRow, mark: string): boolean =>
    isOther(row) && byMark.get(mark)!.some((each) => each.fits(row));
  const found = await Promise.all(
    holders.map(({ holder, store }) => {
      const marks = [...byMark.keys()].filter((mark) => holds(holder.places, mark));
      return findMarked(store, marks, { but, fits, most: MOST_FOUND });
    }),
  );
  const hitsOf = (each: Wanted): Hit[] =>
    holders.flatMap((held, index) =>
      (found[index]!.get(each.mark) ?? []).filter(each.fits).map((row) => ({ ...held, row })),
    );
  const all = wanted.map((each) => ({ wanted: each, hits: hitsOf(each) }));
  const orders = await headersById(ordersOf(call), [
    ...new Set(all.flatMap(({ hits }) => hits.map(({ row }) => row.ID_ORDEN)).filter((each) => each !== '')),
  ]);
  const duplicates = await Promise.all(
    all.map(async ({ wanted: each, hits }) => {
      const others = oneAnOrder(hits, orders);
      return Promise.all(
        others.slice(0, MOST_NAMED).map((hit, index) => {
          const more = index === MOST_NAMED - 1 ? others.length - MOST_NAMED : 0;
          return duplicate(each, hit, { orders, reference, more });
        }),
      );
    }),
  );
  return duplicates.flat();
}

/**
 * The newest first. The declaration of the other order says more than the papers that it was formed of; a deleted order says
 * nothing.
 */
function oneAnOrder(hits: readonly Hit[], orders: ReadonlyMap<string, HeaderRow>): Hit[] {
  const first = new Map<string, Hit>();
  for (const hit of hits) {
    const { ID, ID_ORDEN } = hit.row;
    const key = ID_ORDEN || ID;
    if (isVoid(orders.get(ID_ORDEN)?.ESTADO ?? '') || first.has(key)) continue;
    first.set(key, hit);
  }
  return [...first.values()].sort((one, next) => next.row.CREADO.localeCompare(one.row.CREADO));
}

async function duplicate(
  wanted: Wanted,
  { holder, store, row }: Hit,
  around: {
    orders: ReadonlyMap<string, HeaderRow>;
    reference: Reference;
    /** Operations beyond those that are named. */
    more: number;
  },
): Promise<Problem> {
  const { orders, reference, more } = around;
  const { definition, field, a, path } = holder;
  const stated = row.RESUMEN[field] ?? '';
  const declared = field === 'NO_ORDEN';
  const number = (declared ? formatOrderNumber(stated) : stated) || 'sin número';
  const state = declared ? `, ${stateLabel(definition.states, row.ESTADO)?.toLowerCase() ?? row.ESTADO}` : '';
  const name = `${a} ${number}`;
  const label = name.replace(/^(la|el) /, '');
  const order = orders.get(row.ID_ORDEN)?.RESUMEN ?? {};
  const correlative = order['CORRELATIVO'] || formatOrderNumber(order['NUMERO_ORDEN'] ?? '');
  const itsOrder = row.ID_ORDEN === '' ? undefined : correlative ? `la orden ${correlative}` : 'otra orden';
  // What is the same paper is told by its order alone.
  const where = wanted.subject.toLowerCase().endsWith(label.toLowerCase())
    ? itsOrder
      ? `en ${itsOrder}`
      : 'fuera de toda orden'
    : `en ${name}${itsOrder ? ` de ${itsOrder}` : ', que no es de ninguna orden'}`;
  const rest = more === 0 ? '' : ` y en ${more === 1 ? 'otra orden' : `otras ${more} órdenes`}`;
  const message = `${wanted.subject} también está ${where} (${formatDate(dayOf(row))}${state})${rest}. Confirme que no se declara dos veces.`;
  return crossProblem(ruleOf(wanted.check, reference)!, wanted.path, message, {
    module: definition.module,
    id: row.ID,
    path: (await placeIn(store, holder, row, wanted.mark)) || path,
    label: capital(label),
  });
}

/**
 * Where a number stands in a document that the caller knows. A version never changes: it is read once, and not again for
 * the seal after its check.
 */
const placeIn = (
  store: DocumentStore,
  { definition, places }: Holder,
  { ID, VERSION }: HeaderRow,
  mark: string,
) =>
  placesOf(JSON.stringify([store.scope.company, definition.module, ID, VERSION, mark]), async () =>
    placeOf(mark, places, (await store.content(ID, VERSION)).body),
  );
