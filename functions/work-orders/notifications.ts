import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import {
  MARK_READ,
  notificationStates,
  QUERY_NEW,
  type notificationProcedures,
} from '../../shared/work-orders/notificationProcedures.ts';
import { OPEN_STATES } from '../../shared/work-orders/states.ts';
import { ConditionLost } from '../runtime/database.ts';
import { findMarked, headersById, rowsMarked } from '../runtime/documents/findMarked.ts';
import { openMark } from '../runtime/documents/headerIndex.ts';
import { publicHeader, type HeaderRow } from '../runtime/documents/rows.ts';
import type { Call, Implementations } from '../runtime/executor.ts';
import { noticesOf, noticeStateWrite, publicNotice, type NoticeRow } from './notices.ts';
import { ordersOf } from './orders.ts';

/**
 * The user id that the calls carry (spec 7, notifications) is compared with the session's: nobody reads a colleague's
 * bell.
 */
export function checkSelf(call: Call<{ ID_USUARIO: string }>): void {
  if (call.input.ID_USUARIO !== call.scope.userId) throw refusal('not-found', { what: 'ningún usuario' });
}

/** Open orders of one person that are told; nobody works at more. */
const MOST_ASSIGNED = 500;

const markOfMine = ({ scope }: Call<unknown>): string | undefined =>
  openMark('ID_USUARIO_ASIGNADO', scope.userId);

/** How many: the shell of every open page asks, and a row of the index is a tenth of a header. */
async function countAssigned(call: Call<unknown>): Promise<number> {
  // Who knows some importers alone is counted what they may see.
  if (call.scope.importers) return (await assignedTo(call)).length;
  const mark = markOfMine(call);
  return mark === undefined ? 0 : (await rowsMarked(ordersOf(call), mark, MOST_ASSIGNED)).length;
}

/** Newest first. */
async function assignedTo(call: Call<unknown>): Promise<HeaderRow[]> {
  const store = ordersOf(call);
  const mark = markOfMine(call);
  const found = mark === undefined ? undefined : await findMarked(store, [mark], { most: MOST_ASSIGNED });
  return (found?.get(mark!) ?? []).filter((row) => OPEN_STATES.includes(row.ESTADO));
}

/** The newest notice of each order: an order that was given to them again is told once. */
function newestOfEach(rows: readonly NoticeRow[]): NoticeRow[] {
  const orders = new Set<string>();
  return rows.filter(({ ORDEN_TRABAJO }) => {
    const told = orders.has(ORDEN_TRABAJO);
    orders.add(ORDEN_TRABAJO);
    return !told;
  });
}

/** Notices of orders that are still the caller's: open, theirs to know, and given to nobody else since. */
async function stillTheirs(call: Call<unknown>, rows: readonly NoticeRow[]): Promise<NoticeRow[]> {
  const headers = await headersById(
    ordersOf(call),
    rows.map((row) => row.ORDEN_TRABAJO),
  );
  return rows.filter(({ ORDEN_TRABAJO }) => {
    const header = headers.get(ORDEN_TRABAJO);
    return (
      header !== undefined &&
      OPEN_STATES.includes(header.ESTADO) &&
      header.RESUMEN['ID_USUARIO_ASIGNADO'] === call.scope.userId
    );
  });
}

/** The bell (spec 4, work-order notification; spec 7, notifications). */
export const notifications: Implementations<typeof notificationProcedures> = {
  notifications: async (call) => {
    checkSelf(call);
    const rows = newestOfEach(await noticesOf(call, call.scope.userId));
    const wanted =
      call.input.MODO === QUERY_NEW
        ? rows.filter((row) => row.ID_ESTADO === notificationStates.pending)
        : rows;
    return (await stillTheirs(call, wanted)).map(publicNotice);
  },

  updateNotification: async (call) => {
    checkSelf(call);
    const read = call.input.MODO === MARK_READ;
    const { pending, shown } = notificationStates;
    const write = noticeStateWrite(
      call,
      call.scope.userId,
      call.input.ID_NOTIFICACION,
      read ? notificationStates.read : shown,
      read ? [pending, shown] : [pending],
    );
    try {
      await call.services.database.write(write);
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      const known = await noticesOf(call, call.scope.userId);
      if (!known.some((row) => row.ID_NOTIFICACION === call.input.ID_NOTIFICACION)) {
        throw refusal('not-found', { what: 'ningún aviso' });
      }
    }
    return { RESULTADO: '1' };
  },

  assignedCount: async (call) => {
    checkSelf(call);
    return [{ CANTIDAD_ASIGNADAS: await countAssigned(call) }];
  },

  assigned: async (call) => (await assignedTo(call)).map(publicHeader),
};
