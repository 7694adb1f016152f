import { kindsInOrder } from '../../shared/documentKinds.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { problem } from '../../shared/foundation/rules/problem.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { nameOf, wasSent } from '../../shared/foundation/documents/kind.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { headersOf } from './file.ts';
import { ordersOf } from './orders.ts';

type OrderCall = Call<{ ID: string; LOCK: number }>;

/** Closes an order and notes the day. */
export const close = (call: OrderCall): Promise<DocumentHeader> =>
  move(call, 'close', 'Cierre', () => localDay(call.services.now()));

/** Opens a closed order again; the day of closing goes. */
export const reopen = (call: OrderCall): Promise<DocumentHeader> =>
  move(call, 'reopen', 'Reapertura', () => '');

/** Saves the order in its next state as a version of its own, so that the history tells of it. */
async function move(
  call: OrderCall,
  name: string,
  action: string,
  closed: () => string,
): Promise<DocumentHeader> {
  const store = ordersOf(call);
  const before = await store.open(call.input.ID);
  const transition = allowed(store, before.header, name);
  if (before.header.LOCK !== call.input.LOCK) throw await store.staleRefusal(before.header, call.input.LOCK);
  const { ORDEN } = before.body;
  const body = { ...before.body, ORDEN: { ...ORDEN, FECHA_CIERRE: closed() } };
  const reference = await call.reference();
  const saved = await store.save(
    before.header,
    { ...before, body },
    { action, reference, set: { ESTADO: transition.to } },
  );
  return publicHeader(saved.header);
}

/** Deletes an order, never one with a declaration that is or was with the authority: that is evidence. */
export async function remove(call: OrderCall): Promise<DocumentHeader> {
  const store = ordersOf(call);
  const header = await store.header(call.input.ID);
  allowed(store, header, 'delete');
  const sent = await sentDocuments(call, header.ID);
  if (sent.length > 0) {
    const summary = `La orden tiene documentos transmitidos (${sent.join(', ')}) y no puede eliminarse. Ciérrela cuando termine.`;
    throw refusal('rejected', { summary }, { problems: [problem('order.holds-sent-document', '', summary)] });
  }
  return publicHeader(await store.transition(header.ID, 'delete', call.input.LOCK));
}

/** Names of the order's documents that are or were with an authority. */
async function sentDocuments(call: OrderCall, orderId: string): Promise<string[]> {
  const transmitted = kindsInOrder.filter(({ neverSent }) => neverSent !== undefined);
  const names = transmitted.map(async (kind) =>
    (await headersOf(call, kind.module, orderId))
      .filter(({ ESTADO }) => wasSent(kind, ESTADO))
      .map(({ RESUMEN }) => nameOf(kind, RESUMEN)),
  );
  return (await Promise.all(names)).flat();
}

function allowed(store: DocumentStore, header: DocumentHeader, name: string) {
  const transition = store.definition.states.transitions[name]!;
  if (!transition.from.includes(header.ESTADO)) throw store.stateRefusal(header, transition.label);
  return transition;
}
