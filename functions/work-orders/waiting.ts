import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { REFUSED } from '../../shared/foundation/documents/kind.ts';
import { waitingKinds, waitingStates, type May } from '../../shared/waitingKinds.ts';
import type { waitingProcedures } from '../../shared/work-orders/waitingProcedures.ts';
import { HeaderStore } from '../runtime/documents/headerStore.ts';
import { inStates } from '../runtime/documents/inStates.ts';
import { MOST_FETCHED } from '../runtime/documents/newestOwn.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import { headersWithRefusedChange, newestOf } from '../runtime/documents/streams.ts';
import { readRefusedTotals, totalOf } from '../runtime/documents/totals.ts';
import type { Call, Implementation } from '../runtime/executor.ts';

type Kind = ReturnType<typeof waitingKinds>[number];

/**
 * What waits for the caller, kind by kind at once. Read by kinds alone: they come after this module and it may not know
 * their definitions. Permissions are of the country's own modules, so no kind of another country is asked.
 */
export const waiting: Implementation<typeof waitingProcedures.waiting> = async (call) => {
  const may: May = (permission) => call.scope.permissions.has(permission);
  const found = await Promise.all(waitingKinds(may).map((kind) => waitingOf(kind, may, call)));
  return found.flat();
};

/** Of one kind: what the authority refused a change of stands apart from its state, for who deals with it. */
async function waitingOf(
  kind: Kind,
  may: May,
  { input: { MUESTRA }, services, scope }: Pick<Call<{ MUESTRA: number }>, 'input' | 'services' | 'scope'>,
): Promise<Result<typeof waitingProcedures.waiting>> {
  const store = new HeaderStore(kind, services, scope);
  const states = waitingStates(kind, may);
  const dealsWith = states.some(({ state }) => state === REFUSED);
  const { refused, totals } = dealsWith ? await refusedOf(store, MUESTRA) : { refused: [], totals: [] };
  const apart = new Set(refused.map(({ ID }) => ID));
  const apartIn = (state: string): number => totalOf(totals, state);
  // So many more of a state as stand apart from it.
  const shown = (state: string): number =>
    MUESTRA === 0 ? 0 : MUESTRA + Math.min(apartIn(state), MOST_FETCHED);
  const asked = new Map(
    states.filter(({ state }) => state !== REFUSED).map(({ state }) => [state, shown(state)]),
  );
  // What the authority is asked for is counted, so that a page knows when to ask again.
  for (const state of kind.inFlight ?? []) if (!asked.has(state)) asked.set(state, 0);
  const standing = (await inStates(store, asked)).map((each) => ({
    ...each,
    CANTIDAD: each.CANTIDAD - apartIn(each.ESTADO),
    newest: each.newest.filter(({ ID }) => !apart.has(ID)),
  }));
  return [{ ESTADO: REFUSED, CANTIDAD: totalOf(totals), newest: refused }, ...standing]
    .filter(({ CANTIDAD }) => CANTIDAD > 0)
    .map(({ ESTADO, CANTIDAD, newest }) => ({
      ...{ MODULO: kind.module, ESTADO, CANTIDAD },
      DOCUMENTOS: newest.slice(0, MUESTRA).map(publicHeader),
    }));
}

/**
 * What a change was refused of: the newest where documents are asked for, and how many there are by state, which totals say;
 * but of who knows some importers alone all are read and counted.
 */
async function refusedOf(store: HeaderStore, sample: number) {
  const { services, scope, table } = store;
  const isCounted = scope.importers === undefined;
  const isRead = sample > 0 || !isCounted;
  const refused = isRead ? await newestOf(headersWithRefusedChange(store), MOST_FETCHED) : [];
  const totals = isCounted
    ? await readRefusedTotals(services.database, table, scope)
    : refused.map(({ ESTADO }) => ({ ESTADO, CANTIDAD: 1 }));
  return { refused, totals };
}
