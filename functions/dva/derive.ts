import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { dvaDefinition } from '../../shared/dva/definition.ts';
import { dvaFromInvoices } from '../../shared/dva/derive/dvaFromInvoices.ts';
import { mergeDerived } from '../../shared/dva/derive/mergeDerived.ts';
import { orderDollars } from '../../shared/dva/derive/orderDollars.ts';
import { groupFault, proposeGroups } from '../../shared/dva/derive/proposeGroups.ts';
import type { InvoiceSource, OrderSources } from '../../shared/dva/derive/sources.ts';
import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import { dvaStates } from '../../shared/dva/states.ts';
import { leadingRefusal, refusal, rejected } from '../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../shared/foundation/documents/documentProblems.ts';
import type { Move } from '../../shared/foundation/documents/rederive.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { movedSources, type SourceVersions } from '../../shared/foundation/documents/sources.ts';
import { placeOf } from '../../shared/foundation/documents/sourceChange.ts';
import { isOpen, stateOf } from '../../shared/foundation/documents/states.ts';
import { warning } from '../../shared/foundation/rules/problem.ts';
import { readyBody, withoutEarlyAnswers } from '../runtime/documents/implementations.ts';
import { publicHeader, type HeaderRow } from '../runtime/documents/rows.ts';
import type { DocumentStore, Stored } from '../runtime/documents/store.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { whileOpen } from '../work-orders/orders.ts';
import { invoicesOf } from './derivedDva.ts';
import { dvasOf } from './dvas.ts';
import { numbering } from './numbering.ts';
import { matchDvas, orderDvas } from './orderDvas.ts';
import { orderSources } from './orderSources.ts';

/** Invoices as the caller grouped them; every id must be an invoice of the order, each in one group. */
function askedGroups(ids: readonly (readonly string[])[], sources: OrderSources): InvoiceSource[][] {
  const free = new Map(sources.invoices.map((each) => [each.id, each]));
  return ids.map((group) =>
    group.map((id) => {
      const invoice = free.get(id);
      if (!invoice)
        throw refusal('not-found', { what: 'ninguna factura de la orden, o está dos veces en los grupos,' });
      free.delete(id);
      return invoice;
    }),
  );
}

/** The invoices of one DVA that are still there. @param headers of all DVAs of the order, void ones too. */
function ownGroup(
  id: string,
  dvas: readonly Stored<DvaBody>[],
  headers: readonly HeaderRow[],
  { order, invoices }: OrderSources,
): string[] {
  const dva = dvas.find(({ header }) => header.ID === id);
  if (!dva) {
    const gone = headers.find(({ ID }) => ID === id);
    if (!gone) throw refusal('not-found', { what: 'ninguna declaración del valor de esa orden' });
    const why = `La DVA ${gone.RESUMEN['ID_DVA']} está anulada y no se deriva de nuevo. Derive otra vez las DVA de su orden: se hace una nueva, con otro número.`;
    throw leadingRefusal(
      'document.state',
      why,
      placeOf(workOrderDefinition, { ID: gone.ID_ORDEN, RESUMEN: order }),
    );
  }
  const living = new Set(invoices.map((each) => each.id));
  const group = invoicesOf(dva.body).filter((each) => living.has(each));
  if (group.length > 0) return group;
  const summary =
    'Ninguna factura de esta declaración del valor sigue en la orden; anúlela, o recupere sus facturas y actualícela después.';
  throw rejected(summary);
}

function checkGroups(
  groups: readonly (readonly InvoiceSource[])[],
  sources: OrderSources,
  reference: Reference,
): void {
  for (const group of groups) {
    const summary = groupFault(group, sources, reference);
    if (summary !== undefined) throw rejected(summary);
  }
}

interface Derived {
  stored: Stored<DvaBody>;
  moves: Move[];
  created: boolean;
  locked: boolean;
}

/** Whether the last derivation took these versions already, and nobody kept the document from them. */
const tookThese = ({ FUENTES }: HeaderRow, versions: SourceVersions): boolean =>
  FUENTES !== undefined && !FUENTES.CONSERVADAS && movedSources(FUENTES.TOMADAS, versions).length === 0;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

async function deriveAgain(
  store: DocumentStore<DvaBody>,
  before: Stored<DvaBody>,
  fresh: DvaBody,
  versions: SourceVersions,
  call: Call<unknown>,
  reference: Reference,
): Promise<Derived> {
  if (!stateOf(dvaStates, before.header.ESTADO).editable)
    return { stored: before, moves: [], created: false, locked: true };
  const base = before.derived ?? before.body;
  const merged = mergeDerived(base, before.body, fresh, reference);
  const own = withoutEarlyAnswers(dvaDefinition, before, merged.body);
  const body = readyBody(dvaDefinition, own, reference, call.services.id);
  const derived = merged.derived;
  const taken = tookThese(before.header, versions);
  const unchanged = same(body, before.body) && same(derived, before.derived) && taken;
  const stored = unchanged
    ? before
    : await store.save(
        before.header,
        { body, derived },
        {
          action: 'Derivación de las facturas',
          reference,
          sources: versions,
          extra: whileOpen(call, before.header.ID_ORDEN),
        },
      );
  return { stored, moves: merged.moves, created: false, locked: false };
}

/**
 * Creates the DVAs of an order, or derives them again: what a person changed stays, every other value follows the
 * invoices, and the answer says what moved and what was kept. A DVA that is ready or declared is left alone.
 */
export const derive: Implementation<typeof dvaProcedures.derive> = async (call) => {
  const { ID_ORDEN, GRUPOS, ID } = call.input;
  const store = dvasOf(call);
  const [{ sources, versions }, dvas, reference, headers] = await Promise.all([
    orderSources(call, ID_ORDEN),
    orderDvas(store, ID_ORDEN),
    call.reference(),
    store.headers(ID_ORDEN),
  ]);
  if (sources.invoices.length === 0) {
    throw refusal('rejected', {
      summary: 'La orden no tiene facturas. Agregue al menos una antes de derivar la DVA.',
    });
  }
  const asked = ID === undefined ? GRUPOS : [ownGroup(ID, dvas, headers, sources)];
  const groups = asked
    ? askedGroups(asked, sources)
    : proposeGroups(sources, reference).map((each) => each.invoices);
  if (asked) checkGroups(groups, sources, reference);
  const { matched, left } = matchDvas(groups, dvas);
  const dollars = orderDollars(sources, reference);
  const next = numbering(sources, headers);
  const results: Derived[] = [];
  for (const [index, group] of groups.entries()) {
    const before = matched[index];
    const number = before ? before.body.DVA.ID_DVA : next();
    const fresh = dvaFromInvoices(group, sources, dollars, number, reference);
    if (before) {
      results.push(await deriveAgain(store, before, fresh, versions, call, reference));
      continue;
    }
    const body = readyBody(dvaDefinition, fresh, reference, call.services.id);
    const facts = {
      orderId: ID_ORDEN,
      action: 'Derivación de las facturas',
      reference,
      sources: versions,
      extra: whileOpen(call, ID_ORDEN),
    };
    const stored = await store.create({ body, derived: body }, facts);
    results.push({ stored, moves: [], created: true, locked: false });
  }
  return {
    DOCUMENTOS: results.map(({ stored, moves, created, locked }) => ({
      header: publicHeader(stored.header),
      moves,
      created,
      problems: [
        ...(locked ? [lockedWarning(stored)] : []),
        ...documentProblems(dvaDefinition, stored.body, reference),
      ],
    })),
    SOBRANTES: left.map((each) => publicHeader(each.header)),
  };
};

const lockedWarning = ({ header }: Stored<DvaBody>) =>
  warning(
    'dva.not-derived',
    '',
    isOpen(dvaStates, header.ESTADO)
      ? `La DVA ${header.RESUMEN['ID_DVA']} está en estado «${stateOf(dvaStates, header.ESTADO).label}» y no se derivó de nuevo; vuelva a prepararla si debe cambiar.`
      : `La DVA ${header.RESUMEN['ID_DVA']} ya está declarada en su DUCA y no se deriva de nuevo; solo cambia si la autoridad rechaza esa DUCA.`,
  );
