import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { OPEN_STATES } from '../../shared/work-orders/states.ts';
import type { WorkOrderBody } from '../../shared/work-orders/summary.ts';
import { leadingRefusal, type Refusal } from '../../shared/foundation/contracts/refusal.ts';
import { placeOf, sourceName } from '../../shared/foundation/documents/sourceChange.ts';
import { isVoid, stateOf } from '../../shared/foundation/documents/states.ts';
import type { Write } from '../runtime/database.ts';
import type { InOrder } from '../runtime/documents/hooks.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { OrderStore } from './orderStore.ts';
import type { DocumentStore, Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

export const ordersOf = ({ services, scope }: Pick<Call<unknown>, 'services' | 'scope'>): OrderStore =>
  new OrderStore(services, scope);

/** How an order that ended takes documents again. */
const WAY_BACK: Partial<Record<string, string>> = { CERRADA: 'Reábrala', ELIMINADA: 'Recupérela' };

/** Why nothing more is done with the documents of an order, and how to go on. @param action «recibir facturas» */
function endedRefusal({ ID, ESTADO, RESUMEN }: HeaderRow, action: string): Refusal {
  const name = sourceName(workOrderDefinition, RESUMEN);
  const back = WAY_BACK[ESTADO];
  const why = back
    ? `${name} está ${stateOf(workOrderDefinition.states, ESTADO).label.toLowerCase()} y no admite ${action}. ${back} en su página, o pídalo a quien puede, e intente de nuevo.`
    : `${name} cambió de estado en este momento. Intente de nuevo.`;
  return leadingRefusal('document.state', why, placeOf(workOrderDefinition, { ID, RESUMEN }));
}

/**
 * The order that a new document is to belong to. Refuses with `not-found` for one that the company has not, and with
 * `document.state` for one that is closed or deleted.
 */
export async function openOrderFor(
  call: Call<unknown>,
  orderId: string,
  action: string,
): Promise<WorkOrderBody['ORDEN']> {
  const { header, body } = await ordersOf(call).open(orderId);
  if (!OPEN_STATES.includes(header.ESTADO)) throw endedRefusal(header, action);
  return body.ORDEN;
}

/** The order as the caller saw it, in a state in which it may be changed; refuses with what it is in, or what changed. */
export async function openEditable(
  call: Call<{ ID: string; LOCK: number }>,
  action: string,
): Promise<Stored<WorkOrderBody>> {
  const store = ordersOf(call);
  const before = await store.open(call.input.ID);
  if (!stateOf(store.definition.states, before.header.ESTADO).editable)
    throw store.stateRefusal(before.header, action);
  if (before.header.LOCK !== call.input.LOCK) throw await store.staleRefusal(before.header, call.input.LOCK);
  return before;
}

const STATES = Object.keys(workOrderDefinition.states.states);
/** States in which an order is not deleted. */
export const STANDING = STATES.filter((state) => !isVoid(state));
/** States of an order in which its papers are voided: those of a closed one stay what was declared. */
const VOIDING = STATES.filter((state) => OPEN_STATES.includes(state) || isVoid(state));

interface Held {
  /** States in which the order may be. */
  states: readonly string[];
  /** What is done, in the refusal: «recibir facturas» */
  action: string;
  /** Version by which a document was judged, and what is said when it is another by then. */
  seen?: { version: number; changed: (store: DocumentStore, order: HeaderRow) => Error };
}

/** What must hold of an order in a transaction that concerns one of its documents; nothing for one without order. */
function orderHeld(
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  orderId: string,
  { states, action, seen }: Held,
): Write[] {
  if (orderId === '') return [];
  const store = ordersOf(call);
  return [
    {
      kind: 'check',
      table: store.table,
      key: store.headerKey(orderId),
      when: { oneOf: { ESTADO: states }, ...(seen ? { equals: { VERSION: seen.version } } : {}) },
      lost: async () => {
        const now = await store.header(orderId);
        return seen && states.includes(now.ESTADO) ? seen.changed(store, now) : endedRefusal(now, action);
      },
    },
  ];
}

/**
 * For the transaction in which a person makes or changes a document: it holds only while its order is open, so that the
 * papers of a closed one stay what was declared, also where one closes it and another saves at once. Those of a deleted
 * one may be voided, for they would be trapped else. It reads nothing.
 */
export const whileOpen: InOrder = (call, orderId, to = '') =>
  orderHeld(call, orderId, {
    states: isVoid(to) ? VOIDING : OPEN_STATES,
    action: 'cambios en sus documentos',
  });

/**
 * For the transaction that seals a document: nothing of a deleted order is sent, and of a closed one only what concerns
 * that which an authority has accepted, which it may ask for at any time.
 * @param first whether it is the first seal, or a question about it
 */
export const orderStands = (
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  orderId: string,
  { first, seen }: { first: boolean; seen?: Held['seen'] },
): Write[] =>
  orderHeld(call, orderId, {
    states: first ? OPEN_STATES : STANDING,
    action: 'transmitir sus documentos',
    ...(seen ? { seen } : {}),
  });
