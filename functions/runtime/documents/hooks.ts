import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Write } from '../database.ts';
import type { Call } from '../executor.ts';
import type { Moved } from './movedSince.ts';
import type { Stated } from './personsBody.ts';
import type { HeaderRow } from './rows.ts';
import type { DocumentStore } from './store.ts';

/** @param to state that the document goes to, where a person moves it and does not change it. */
export type InOrder = (
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  orderId: string,
  to?: string,
) => Write[];

/** What a module adds to the general procedures of its kind of document. */
export interface Hooks {
  /** Fills a new body before its first save (numbers, links, defaults of the country). */
  prepare?: (call: Call<unknown>, body: AnyBody, orderId: string) => Promise<AnyBody>;
  /** What the product found beside the document and a person's change may put onto its lines, whole or not at all. */
  stated?: (call: Call<{ ID: string }>) => Stated;
  /** What the lists say otherwise of its lines than at its last save (decision 12); browsers need not carry it. */
  moved?: Moved;
  /** Refuses a transition that a person asks for while the document is not fit for it. */
  gate?: (call: Call<{ ID: string }>, transition: string) => Promise<void>;
  /** Of a kind that lies in orders: what must hold of its order as a person makes or changes it, to be written with it. */
  inOrder?: InOrder;
  /** What must hold beside the document as a person's transition is written, whatever a look before said. */
  held?: (call: Call<{ ID: string }>, transition: string) => Promise<Write[]>;
  /** Its documents as the module keeps them, of a kind whose saves do more than write it. */
  store?: (call: Call<unknown>) => DocumentStore;
}

/** What must hold of the order of a document that a person changes; nothing where its state outlives the order. */
export const orderHolds = (
  { states }: Pick<AnyDocument, 'states'>,
  inOrder: InOrder | undefined,
  call: Pick<Call<unknown>, 'services' | 'scope'>,
  { ESTADO, ID_ORDEN }: HeaderRow,
  to?: string,
): Write[] => (stateOf(states, ESTADO).outlivesOrder ? [] : (inOrder?.(call, ID_ORDEN, to) ?? []));
