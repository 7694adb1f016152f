import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { IN_FLIGHT_STATES } from '../../../shared/transmission/declarationLife.ts';
import { hasNoEffect, isFinal } from '../../../shared/transmission/states.ts';
import { jobScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import { unmarkedTaxes } from '../../work-orders/costs/annulledTaxes.ts';
import { ordersOf } from '../../work-orders/orders.ts';
import type { TransmissionRow } from '../rows.ts';
import { asItStands } from './acceptedContent.ts';
import { isOfSeal } from './acceptedSeal.ts';
import { unchargedBefore, unchargedTaxes } from './chargeTaxes.ts';
import {
  declarationReference,
  declarationStore,
  type Declaration,
  type DeclarationRow,
  type HeardKind,
} from './declaration.ts';
import { headersOf } from './locks.ts';
import { unsettledPapers } from './papers.ts';

// Tables of what a declaration uses and charges may be put back alone too (docs/runbooks/restore.md).

/** Why news of an act does not give it again: no answer yet, a change being written, another that replaced it, no order. */
export type Stuck = 'inFlight' | 'changing' | 'replaced' | 'orderless';

/** What is not as an act of a declaration left it, and how many of it. */
export interface Lack {
  what: 'papers' | 'titles' | 'taxes';
  many: number;
  /** Absent of what the listener leaves right when it is told of the act again. */
  stuck?: Stuck;
}

/** Tells what is not as an act left it; nothing is written. */
export type LookUp = (services: Services, head: TransmissionRow, header: DeclarationRow) => Promise<Lack[]>;

/** Of the registration or change whose taxes another change has replaced; what was annulled owes nothing more. */
const isReplaced = (header: DeclarationRow, { operation, state, version }: TransmissionRow): boolean =>
  (operation === 'R' || operation === 'M') &&
  isFinal(state) &&
  !hasNoEffect(state) &&
  header.OPERACION_SELLADA === 'M' &&
  !IN_FLIGHT_STATES.includes(header.ESTADO) &&
  version < (header.VERSION_SELLADA ?? 0);

/**
 * What a declaration's papers, its claims of titles and the costs of its order have no more of an act of it: as the listener
 * of its kind would leave them, found by the same code.
 */
export const lacksOf =
  <B extends AnyBody>(kind: HeardKind<B>): LookUp =>
  async (services, head, header) => {
    const act = { OPERACION: head.operation, VERSION: head.version };
    const replaced = isReplaced(header, head);
    if (!replaced && !isOfSeal(header, act)) return [];
    const scope = jobScope(head.company, head.country);
    const store = declarationStore(kind, { services, scope });
    const [stored, reference] = await Promise.all([
      store.open(head.documentId),
      declarationReference({ services, scope }),
    ]);
    const of: Declaration<B> = { services, scope, store, stored, reference };
    const found = replaced
      ? [{ what: 'taxes' as const, many: await unchargedBefore(kind, of, act), stuck: 'replaced' as const }]
      : await ofSeal(kind, of, head);
    return found.filter(({ many }) => many > 0);
  };

async function ofSeal<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
  { operation, state, version }: TransmissionRow,
): Promise<Lack[]> {
  const { header } = of.stored;
  // Its answer takes what is open, or gives it back: until then nobody else is to.
  if (IN_FLIGHT_STATES.includes(header.ESTADO))
    return [{ what: 'papers', many: await unsettledPapers(kind, of, 'R'), stuck: 'inFlight' }];
  if (!isFinal(state) || hasNoEffect(state)) return [];
  if (operation === 'D') return ofAnnulled(kind, of);
  const changing = header.ESTADO === 'CORRECCION';
  const declared = changing ? await asAccepted(kind, of) : of;
  const taxes = await unchargedTaxes(kind, of, declared.stored.body, {
    OPERACION: operation,
    VERSION: version,
  });
  return [
    {
      what: 'papers',
      many: await unsettledPapers(kind, declared, changing ? 'R' : operation),
      ...(changing ? { stuck: 'changing' } : {}),
    },
    { what: 'titles', many: (await kind.unheld?.(of, declared.stored.body)) ?? 0 },
    { what: 'taxes', many: taxes, ...(taxes > 0 && !(await hasOrder(of)) ? { stuck: 'orderless' } : {}) },
  ];
}

/** Whether its order is there, which may have been made since. */
async function hasOrder<B extends AnyBody>({ stored, ...of }: Declaration<B>): Promise<boolean> {
  const { ID_ORDEN: id } = stored.header;
  return (await headersOf([{ store: ordersOf(of), id }])).has(id);
}

/** A declaration that is being changed, as it was accepted: what the draft adds was taken by nobody. */
async function asAccepted<B extends AnyBody>(
  kind: HeardKind<B>,
  of: Declaration<B>,
): Promise<Declaration<B>> {
  const { header, ...content } = await asItStands(kind, of.store, of.stored);
  const { FUENTES_ACEPTADAS: FUENTES }: DeclarationRow = header;
  return { ...of, stored: { ...content, header: { ...header, ...(FUENTES ? { FUENTES } : {}) } } };
}

async function ofAnnulled<B extends AnyBody>(kind: HeardKind<B>, of: Declaration<B>): Promise<Lack[]> {
  const { ID: id, ID_ORDEN: orderId } = of.stored.header;
  return [
    { what: 'papers', many: await unsettledPapers(kind, of, 'D') },
    { what: 'titles', many: (await kind.unheld?.(of)) ?? 0 },
    { what: 'taxes', many: (await unmarkedTaxes(of, { id, orderId })).length },
  ];
}
