import { crossProblem, ruleOf } from '../../../shared/duca/cross/rule.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaStates } from '../../../shared/duca/states.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { formatOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { findMarked, headersById } from '../../runtime/documents/findMarked.ts';
import { indexMissing } from '../../runtime/documents/indexMissing.ts';
import { storeOf } from '../../runtime/documents/implementations.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import type { DocumentStore } from '../../runtime/documents/store.ts';
import type { Call } from '../../runtime/executor.ts';
import { recentResults } from '../../runtime/recentResults.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import { pairOf } from '../complementary/original.ts';
import { ducasOf } from '../ducas.ts';
import { sourceKinds } from '../sources.ts';
import { orderNumberProblems } from './orderNumber.ts';
import { dayOf, holds, placeOf, wantedOf, type Holder, type Wanted } from './wanted.ts';
import { capital } from '../../../shared/foundation/text/capital.ts';
import { isVoid, stateLabel } from '../../../shared/foundation/documents/states.ts';

/** Other operations that are named of one number; that there are more is said. */
const MOST_NAMED = 5;

const placesOf = recentResults<Promise<string>>(500);

type Stores = readonly (readonly [Holder, DocumentStore])[];
interface Hit {
  module: Holder;
  row: HeaderRow;
}

/**
 * Numbers of this declaration that other orders of the company hold too: invoice and supplier, transport document,
 * container within some days, order number. Looked up by the index of marks; the very field of the other document is
 * linked. What belongs to the same order, to one that was deleted, or to the declaration that this one completes, is no
 * duplicate.
 */
export async function duplicateProblems(
  call: Call<unknown>,
  header: HeaderRow,
  body: DucaBody,
  reference: Reference,
): Promise<Problem[]> {
  const wanted = wantedOf(body, reference);
  const stores: Stores = [
    ['duca', ducasOf(call)],
    ['invoices', storeOf(sourceKinds.invoices, call)],
    ['transport-documents', storeOf(sourceKinds.transports, call)],
  ];
  await Promise.all(stores.map(([, store]) => indexMissing(store, reference)));
  const but = ownIds(header, body);
  const [pair, order, ...found] = await Promise.all([
    pairOf(call, body),
    orderNumberProblems(call, header, body, reference),
    ...stores.map(([module, store]) => {
      const marks = wanted.map(({ mark }) => mark).filter((mark) => holds(module, mark));
      return findMarked(store, marks, { but });
    }),
  ]);
  const own = [header, ...pair];
  const isOwn = (row: HeaderRow): boolean =>
    own.some(({ ID, ID_ORDEN }) => row.ID === ID || (ID_ORDEN !== '' && row.ID_ORDEN === ID_ORDEN));
  const hitsOf = (each: Wanted): Hit[] =>
    stores.flatMap(([module], index) =>
      (found[index]!.get(each.mark) ?? [])
        .filter((row) => !isVoid(row.ESTADO) && !isOwn(row) && each.fits(row))
        .map((row) => ({ module, row })),
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
          return duplicate(each, hit, { stores, orders, reference, more });
        }),
      );
    }),
  );
  return [...duplicates.flat(), ...order];
}

/** The declaration of the other order says more than the papers that it was formed of; a deleted order says nothing. */
function oneAnOrder(hits: readonly Hit[], orders: ReadonlyMap<string, HeaderRow>): Hit[] {
  const first = new Map<string, Hit>();
  for (const hit of hits) {
    const { ID, ID_ORDEN } = hit.row;
    const key = ID_ORDEN || ID;
    if (isVoid(orders.get(ID_ORDEN)?.ESTADO ?? '') || first.has(key)) continue;
    first.set(key, hit);
  }
  return [...first.values()];
}

const NAMES: Record<Holder, { field: string; a: string; path: string }> = {
  duca: { field: 'NO_ORDEN', a: 'la DUCA', path: 'DUCA.NO_ORDEN' },
  invoices: { field: 'NUMERO_FACTURA', a: 'la factura', path: 'FACTURA.NUMERO_FACTURA' },
  'transport-documents': {
    field: 'NUMERO_DOCUMENTO',
    a: 'el documento de transporte',
    path: 'DOCUMENTO.NUMERO_DOCUMENTO',
  },
};

async function duplicate(
  wanted: Wanted,
  { module, row }: Hit,
  around: {
    stores: Stores;
    orders: ReadonlyMap<string, HeaderRow>;
    reference: Reference;
    /** Operations beyond those that are named. */
    more: number;
  },
): Promise<Problem> {
  const { stores, orders, reference, more } = around;
  const { field, a, path } = NAMES[module];
  const stated = row.RESUMEN[field] ?? '';
  const number = (module === 'duca' ? formatOrderNumber(stated) : stated) || 'sin número';
  const state =
    module === 'duca' ? `, ${stateLabel(ducaStates, row.ESTADO)?.toLowerCase() ?? row.ESTADO}` : '';
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
  const [, store] = stores.find(([each]) => each === module)!;
  return crossProblem(ruleOf(wanted.check, reference)!, wanted.path, message, {
    module,
    id: row.ID,
    path: (await placeIn(store, module, row, wanted.mark)) || path,
    label: capital(label),
  });
}

/**
 * Where a number stands in a document that the caller knows. A version never changes: it is read once, and not again for
 * the seal after its check.
 */
const placeIn = (store: DocumentStore, module: Holder, { ID, VERSION }: HeaderRow, mark: string) =>
  placesOf(JSON.stringify([store.scope.company, module, ID, VERSION, mark]), async () =>
    placeOf(mark, module, (await store.content(ID, VERSION)).body),
  );

/** The declaration itself and the papers that it states: under its own numbers it would find them first. */
const ownIds = ({ ID }: HeaderRow, { DVA_FACTURAS, DOCUMENTOS }: DucaBody): ReadonlySet<string> =>
  new Set([
    ID,
    ...DVA_FACTURAS.map((each) => each.ID_FACTURA),
    ...DOCUMENTOS.map((each) => each.ID_DOCUMENTO),
  ]);
