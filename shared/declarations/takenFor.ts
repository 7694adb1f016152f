import { carriesValue, movementOf, type Treatment } from '../catalogues/movement.ts';
import { dvaFromInvoices } from '../dva/derive/dvaFromInvoices.ts';
import { orderDollars, paidDollars } from '../dva/derive/orderDollars.ts';
import { byNumber } from '../dva/derive/sources.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { DeclarationSources } from './sources.ts';

/**
 * The papers as a declaration of some treatment takes them. What leaves or only crosses, and what comes in under a treatment
 * that the list marks so, carries no declaration of value (domain 2.1): its values are what the invoices and the transport
 * documents say, by the same derivation; those that lie in the order are not taken. The insurance that customs suppose where
 * none was paid is of what comes in alone, whose taxes rest on it.
 */
export function takenFor(
  papers: DeclarationSources,
  treatment: Treatment,
  reference: Reference,
): DeclarationSources {
  const movement = movementOf(treatment, reference);
  if (carriesValue(treatment, reference)) return { ...papers, movement };
  const invoices = byNumber(papers.invoices);
  const sources = { order: papers.order.body.ORDEN, invoices, transports: papers.transports };
  const dollars = (movement === 'enters' ? orderDollars : paidDollars)(sources, reference);
  const dvas = invoices.map((each) => ({
    id: each.id,
    body: dvaFromInvoices([each], sources, dollars, '', reference),
  }));
  return { ...papers, movement, invoices, dvas, unsworn: true };
}
