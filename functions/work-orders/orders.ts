import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import type { WorkOrderBody } from '../../shared/work-orders/summary.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { heading } from '../../shared/foundation/documents/noun.ts';
import { isVoid, stateOf } from '../../shared/foundation/documents/states.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { Write } from '../runtime/database.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { DocumentStore, Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

export const ordersOf = (call: Pick<Call<unknown>, 'services' | 'scope'>): DocumentStore<WorkOrderBody> =>
  storeOf(workOrderDefinition, call);

/**
 * The order that a new document is to belong to. Refuses with `not-found` for one that the company has not, and with
 * `document.state` for one that is closed or deleted.
 */
export async function openOrderFor(
  call: Call<unknown>,
  orderId: string,
  action: string,
): Promise<WorkOrderBody['ORDEN']> {
  const store = ordersOf(call);
  const { header, body } = await store.open(orderId);
  if (!stateOf(workOrderDefinition.states, header.ESTADO).editable) throw store.stateRefusal(header, action);
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

/** What holds of an order while it is not deleted, for a transaction that needs it to stand. */
export const whileStanding = ({ definition }: Pick<DocumentStore, 'definition'>) => ({
  oneOf: { ESTADO: Object.keys(definition.states.states).filter((state) => !isVoid(state)) },
});

/**
 * For the transaction that seals a document: it holds only while the order is not deleted, so that nothing of a deleted
 * order is sent. Blank for a document without order.
 * @param seen version by which the document was judged, and what is said when it is another by then.
 */
export function orderStands(
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  orderId: string,
  seen?: { version: number; changed: (store: DocumentStore, order: HeaderRow) => Error },
): Write[] {
  if (orderId === '') return [];
  const store = ordersOf(call);
  const { definition, table } = store;
  return [
    {
      kind: 'check',
      table,
      key: store.headerKey(orderId),
      when: { ...whileStanding(store), ...(seen ? { equals: { VERSION: seen.version } } : {}) },
      lost: async () => {
        const now = seen && (await store.header(orderId));
        if (now && !isVoid(now.ESTADO)) return seen.changed(store, now);
        return refusal('document.state', {
          document: heading(definition.noun),
          state: definition.states.states['ELIMINADA']!.label,
          action: 'transmitir sus documentos',
        });
      },
    },
  ];
}
