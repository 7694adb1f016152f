import { withAnswersOf } from '../../shared/dva/copyAnswers.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import { dvaFromInvoices } from '../../shared/dva/derive/dvaFromInvoices.ts';
import { orderDollars } from '../../shared/dva/derive/orderDollars.ts';
import { groupFault } from '../../shared/dva/derive/proposeGroups.ts';
import { invoiceKind } from '../../shared/invoices/kind.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import { rejected } from '../../shared/foundation/contracts/refusal.ts';
import { copyOnce } from '../runtime/documents/copyOnce.ts';
import { createDocument, readyBody } from '../runtime/documents/implementations.ts';
import type { Implementation } from '../runtime/executor.ts';
import { idOfCopy } from '../runtime/ids.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { invoicesOf } from './derivedDva.ts';
import { dvasOf } from './dvas.ts';
import { numbering } from './numbering.ts';
import { matchDvas, orderDvas } from './orderDvas.ts';
import { orderSources } from './orderSources.ts';

const NO_INVOICES =
  'Una DVA se deriva de facturas, y ninguna de las de esta se copió a esa orden. Copie primero sus facturas.';

/**
 * Makes the DVA of a copied order: derived of the copies of the invoices of an earlier one, grouped as that is, with what its
 * part II answered as a proposal. Once, as a part of the copy of its order.
 */
export const deriveLike: Implementation<typeof dvaProcedures.deriveLike> = async (call) => {
  const { ID, ID_ORDEN } = call.input;
  const store = dvasOf(call);
  const { body: earlier } = await store.open(ID);
  return copyOnce(dvaDefinition, call, { ID, ID_ORDEN, UNA_VEZ: true }, async (made) => {
    const [{ sources, versions }, dvas, reference, headers] = await Promise.all([
      orderSources(call, ID_ORDEN),
      orderDvas(store, ID_ORDEN),
      call.reference(),
      store.headers(ID_ORDEN),
    ]);
    const copies = new Set(invoicesOf(earlier).map((id) => idOfCopy(invoiceKind.idPrefix, ID_ORDEN, id)));
    const group = sources.invoices.filter(({ id }) => copies.has(id));
    const [held] = matchDvas([group], dvas).matched;
    const summary =
      group.length === 0
        ? NO_INVOICES
        : held
          ? `La DVA ${held.body.DVA.ID_DVA} de esa orden ya cubre las facturas copiadas; derívela de nuevo.`
          : groupFault(group, sources, reference);
    if (summary !== undefined) throw rejected(summary);
    const number = numbering(sources, headers)();
    const fresh = dvaFromInvoices(group, sources, orderDollars(sources, reference), number, reference);
    const derived = readyBody(dvaDefinition, fresh, reference, call.services.id);
    const body = withAnswersOf(derived, earlier);
    const given = { body, derived, orderId: ID_ORDEN, sources: versions, ...(made ? { made } : {}) };
    return createDocument(dvaDefinition, call, given, { inOrder: whileOpen });
  });
};
