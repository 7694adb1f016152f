import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  MARK_READ,
  MARK_SHOWN,
  notificationProcedures,
  notificationStates,
  QUERY_LIST,
  QUERY_NEW,
  type OrderNotification,
} from '../../shared/work-orders/notificationProcedures.ts';
import { call } from '../api/call.ts';
import { queryKey, useProcedure } from '../api/queries.ts';
import type { Question } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { useRested } from '../kit/useRested.ts';
import { useStarted } from './startedContext.ts';

/** Spec 9: new ones are asked for after 30 s and then every 300 s; the count after 35 s and then every 310 s. */
const FIRST_CHECK_MS = 30_000;
const CHECK_MS = 300_000;
const FIRST_COUNT_MS = 35_000;
const COUNT_MS = 310_000;

const NONE: readonly OrderNotification[] = [];

/** Does something again and again while somebody looks at the page. */
function useRepeated(act: () => void, first: number, every: number, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    let timer = setTimeout(function again() {
      if (!window.document.hidden) act();
      timer = setTimeout(again, every);
    }, first);
    return () => clearTimeout(timer);
  }, [act, first, every, enabled]);
}

/**
 * How many orders wait for this person, and which while they are shown; tells of each new one, once.
 * `failed` is what could not be answered of it.
 * @param counts whether the count is kept up to date.
 * @param shown whether the list is on the screen: what is listed is marked as read.
 */
export function useAssignedOrders(
  enabled: boolean,
  { counts, shown }: { counts: boolean; shown: boolean },
): { assigned: number; list: readonly OrderNotification[]; failed: Question | undefined } {
  const { session } = useStarted();
  const client = useQueryClient();
  const ids = { ID_CLIENTE: session.company.id, ID_USUARIO: session.user.id };
  // The page itself comes first.
  const rested = useRested(enabled);
  const count = useProcedure(notificationProcedures.assignedCount, ids, {
    enabled: rested,
    staleTime: CHECK_MS,
  });
  const listed = useProcedure(
    notificationProcedures.notifications,
    { MODO: QUERY_LIST, ...ids },
    { enabled: enabled && shown, staleTime: 0 },
  );
  const list = listed.data;
  const mark = (
    { ID_NOTIFICACION, ORDEN_TRABAJO, CORRELATIVO, USUARIO_ORIGEN }: OrderNotification,
    MODO: number,
  ): Promise<unknown> =>
    call(
      notificationProcedures.updateNotification,
      { MODO, ID_NOTIFICACION, ORDEN_TRABAJO, CORRELATIVO, USUARIO_ORIGEN, ...ids },
      { background: true },
    ).catch(() => undefined);

  const [check] = useState(() => async (): Promise<void> => {
    const fresh = await call(
      notificationProcedures.notifications,
      { MODO: QUERY_NEW, ...ids },
      { background: true },
    ).catch(() => []);
    for (const each of fresh) {
      toast(`Se le asignado la OT: (${each.CORRELATIVO}).`, 'Por favor verificar asignación.', 'bad');
      await mark(each, MARK_SHOWN);
    }
  });
  const [recount] = useState(
    () => () => void client.invalidateQueries({ queryKey: queryKey(notificationProcedures.assignedCount) }),
  );
  useRepeated(check, FIRST_CHECK_MS, CHECK_MS, enabled);
  useRepeated(recount, FIRST_COUNT_MS, COUNT_MS, enabled && counts);

  useEffect(() => {
    if (!shown || !list) return;
    for (const each of list) if (each.ID_ESTADO !== notificationStates.read) void mark(each, MARK_READ);
    // Marking follows the list that was just shown, nothing else.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, list]);
  return {
    assigned: count.data?.[0]?.CANTIDAD_ASIGNADAS ?? 0,
    list: list ?? NONE,
    failed: [count, listed].find(({ isError }) => isError),
  };
}
