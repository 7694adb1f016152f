import type { Reference } from '../../foundation/documents/reference.ts';
import { operations, type Operation } from '../../transmission/operations.ts';
import { incotermTotals, type IncotermTotals } from '../conversions/incotermTotals.ts';
import { paymentOf, type Payment } from '../conversions/payment.ts';
import type { DuaBody } from '../dataSets.ts';

/** What a message asks: to be validated, registered, modified or withdrawn. */
export type DuaOperation = Exclude<Operation, 'CANAL'>;

/** What the rules of the message ask besides the record at hand. */
export interface DuaXmlContext {
  /** Code of the operation on the wire (spec 4, operation codes). */
  operation: string;
  /** Registering carries liquidation and payment besides. */
  settles: boolean;
  totals: IncotermTotals;
  payment: Payment;
  /** Items of the declaration, as the authority counts them. */
  items: string;
}

const contexts = new WeakMap<DuaBody, Map<DuaOperation, { reference: Reference; context: DuaXmlContext }>>();

/** Context of a declaration's message; the same object for the same answers, so that what hangs on it is kept. */
export function xmlContext(body: DuaBody, reference: Reference, operation: DuaOperation): DuaXmlContext {
  const known =
    contexts.get(body) ?? new Map<DuaOperation, { reference: Reference; context: DuaXmlContext }>();
  contexts.set(body, known);
  const made = known.get(operation);
  if (made?.reference === reference) return made.context;
  const context: DuaXmlContext = {
    operation: operations[operation].code,
    settles: operation === 'R',
    totals: incotermTotals(body.DECLARACION, body.DECLARACION.ID_INCOTERM, reference),
    payment: paymentOf(body.LIQUIDACION),
    items: String(body.DETALLE_MERCANCIAS.length),
  };
  known.set(operation, { reference, context });
  return context;
}
