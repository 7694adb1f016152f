import { kindsInOrderOf } from '../../shared/documentKinds.ts';
import { addDays, formatDate, localDay } from '../../shared/foundation/dates/date.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { problem } from '../../shared/foundation/rules/problem.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { checklistOf, withChecklist } from '../../shared/work-orders/intake.ts';
import { DAYS_TO_RESTORE } from '../../shared/work-orders/states.ts';
import type { WorkOrderBody } from '../../shared/work-orders/summary.ts';
import { unfinishedIn, unfinishedText } from '../../shared/work-orders/unfinished.ts';
import type { Write } from '../runtime/database.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';
import { withoutCosts } from './costs/withoutCosts.ts';
import { headersOf } from './file.ts';
import { backWithOrder, restAside, restBack, unsentAside } from './itsPapers.ts';
import { logWrite } from './log.ts';
import { openEditable, ordersOf } from './orders.ts';

type OrderCall = Call<{ ID: string; LOCK: number }>;
type Order = WorkOrderBody['ORDEN'];

interface Move {
  name: string;
  action: string;
  /** Fields that the step writes. */
  set: Partial<Order>;
  /** What must hold besides; may refuse. */
  guard?: (before: Stored<WorkOrderBody>) => Promise<Write[]>;
}

/** Closes an order and notes the day; the agency reads in its log what was not finished then. */
export const close = (call: OrderCall): Promise<DocumentHeader> =>
  move(call, {
    name: 'close',
    action: 'Cierre',
    set: { FECHA_CIERRE: localDay(call.services.now()) },
    guard: async ({ header }) => {
      const { country } = call.scope;
      const found = kindsInOrderOf(country).map(
        async ({ module }) => [module, await headersOf(call, module, header.ID)] as const,
      );
      const documents = new Map(await Promise.all(found));
      const names = unfinishedIn((kind) => documents.get(kind) ?? [], country);
      return names.length === 0
        ? []
        : [logWrite(call, header, `Cerrada con documentos sin terminar: ${unfinishedText(names)}`)];
    },
  });

/** Opens a closed order again; the day of closing goes. */
export const reopen = (call: OrderCall): Promise<DocumentHeader> =>
  move(call, { name: 'reopen', action: 'Reapertura', set: { FECHA_CIERRE: '' } });

/**
 * Deletes an order, never one with a declaration that is or was sealed, which is evidence, or with costs in an account. Its
 * drafts go aside with it: they wait for nobody any more.
 */
export async function remove(call: OrderCall): Promise<DocumentHeader> {
  const day = localDay(call.services.now());
  const deleted = await move(call, {
    name: 'delete',
    action: 'Eliminación',
    set: { FECHA_ELIMINACION: day },
    guard: async ({ header }) => [
      ...(await unsentAside(call, header.ID, day)),
      ...(await withoutCosts(call, header.ID)),
    ],
  });
  await restAside(call, deleted.ID, day);
  return deleted;
}

/** Brings a deleted order back within thirty days, its documents and its number with it. */
export async function restore(call: OrderCall): Promise<DocumentHeader> {
  const restored = await move(call, {
    name: 'restore',
    action: 'Recuperación',
    set: { FECHA_ELIMINACION: '' },
    guard: ({ header, body: { ORDEN } }) => {
      const last = addDays(ORDEN.FECHA_ELIMINACION, DAYS_TO_RESTORE);
      if (localDay(call.services.now()) <= last) return backWithOrder(call, header.ID);
      const summary = `La orden se eliminó el ${formatDate(ORDEN.FECHA_ELIMINACION)} y podía recuperarse hasta el ${formatDate(last)}. Abra una nueva.`;
      throw refusal('rejected', { summary }, { problems: [problem('order.restore-late', '', summary)] });
    },
  });
  await restBack(call, restored.ID);
  return restored;
}

/** Brings the list of reception of the order's regime into it. */
export async function intake(call: OrderCall): Promise<DocumentHeader> {
  const store = ordersOf(call);
  const before = await openEditable(call, 'recibir su lista');
  const reference = await call.reference();
  const { ID_REGIMEN } = before.body.ORDEN;
  if (ID_REGIMEN === '') {
    const summary =
      'Régimen previsto: está en blanco y la lista de recepción depende de él. Elíjalo en «Operación prevista» y pida la lista de nuevo.';
    throw refusal(
      'rejected',
      { summary },
      { problems: [problem('order.regime', 'ORDEN.ID_REGIMEN', summary)] },
    );
  }
  const body = withChecklist(before.body, reference);
  const keyed = body.RECIBIDO.map((line) =>
    line.ID_RECIBIDO === '' ? { ...line, ID_RECIBIDO: call.services.id('lin') } : line,
  );
  const said = `Lista de recepción del régimen ${ID_REGIMEN}: ${checklistOf(reference, ID_REGIMEN).length} líneas`;
  const saved = await store.save(
    before.header,
    { ...before, body: { ...body, RECIBIDO: keyed } },
    { action: said, reference, extra: [logWrite(call, before.header, said)] },
  );
  return publicHeader(saved.header);
}

/** Saves the order in its next state as a version of its own, so that history and log tell of it. */
async function move(call: OrderCall, { name, action, set, guard }: Move): Promise<DocumentHeader> {
  const store = ordersOf(call);
  const before = await store.open(call.input.ID);
  const transition = store.definition.states.transitions[name]!;
  if (!transition.from.includes(before.header.ESTADO))
    throw store.stateRefusal(before.header, transition.label);
  if (before.header.LOCK !== call.input.LOCK) throw await store.staleRefusal(before.header, call.input.LOCK);
  const guards = (await guard?.(before)) ?? [];
  const body = { ...before.body, ORDEN: { ...before.body.ORDEN, ...set } };
  const saved = await store.save(
    before.header,
    { ...before, body },
    {
      action,
      reference: await call.reference(),
      set: { ESTADO: transition.to },
      extra: [logWrite(call, before.header, action, { PARA: 'CLIENTE' }), ...guards],
    },
  );
  return publicHeader(saved.header);
}
