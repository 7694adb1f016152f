import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
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
import { Dropdown } from '../kit/Dropdown.tsx';
import { Icon } from '../kit/icons.tsx';
import { toast } from '../kit/toasts.ts';
import { useNarrow } from '../kit/grid/useNarrow.ts';
import { useRested } from '../kit/useRested.ts';
import { useStarted } from './startedContext.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { lazy } from '../kit/lazy.ts';

const Dialog = lazy(async () => ({ default: (await import('../kit/windows.tsx')).Dialog }));

const TITLE = 'Ordenes de Trabajo Asignadas';

/** Spec 9: new ones are asked for after 30 s and then every 300 s; the count after 35 s and then every 310 s. */
const FIRST_CHECK_MS = 30_000;
const CHECK_MS = 300_000;
const FIRST_COUNT_MS = 35_000;
const COUNT_MS = 310_000;

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

/** Bell 'Ordenes de Trabajo Asignadas' (spec 2, bell): count, list, and a notice for each new assignment. */
export function AssignedOrders() {
  const { session } = useStarted();
  const enabled = session.permissions.includes('work-orders:read');
  const desktop = !useNarrow(992);
  const phone = useNarrow();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const ids = { ID_CLIENTE: session.company.id, ID_USUARIO: session.user.id };
  // The page itself comes first.
  const rested = useRested(enabled);
  const count = useProcedure(notificationProcedures.assignedCount, ids, {
    enabled: rested,
    staleTime: CHECK_MS,
  });
  const list = useProcedure(
    notificationProcedures.notifications,
    { MODO: QUERY_LIST, ...ids },
    { enabled: enabled && open, staleTime: 0 },
  );
  const assigned = count.data?.[0]?.CANTIDAD_ASIGNADAS ?? 0;

  const mark = (each: OrderNotification, MODO: number): Promise<unknown> =>
    call(
      notificationProcedures.updateNotification,
      {
        MODO,
        ID_NOTIFICACION: each.ID_NOTIFICACION,
        ORDEN_TRABAJO: each.ORDEN_TRABAJO,
        CORRELATIVO: each.CORRELATIVO,
        USUARIO_ORIGEN: each.USUARIO_ORIGEN,
        ...ids,
      },
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
  useRepeated(recount, FIRST_COUNT_MS, COUNT_MS, enabled && desktop);

  useEffect(() => {
    if (!open || !list.data) return;
    for (const each of list.data) if (each.ID_ESTADO !== notificationStates.read) void mark(each, MARK_READ);
    // Marking follows the list that was just shown, nothing else.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open, list.data]);

  if (!enabled) return null;
  const bell = (
    <button
      type="button"
      className="d-icon-button"
      aria-label={`Ordenes de Trabajo Asignadas: ${assigned}`}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      <Icon name="bell" />
      {assigned > 0 && (
        <span className="d-count" aria-hidden="true">
          {assigned}
        </span>
      )}
    </button>
  );
  const words = <p>{assigned === 0 ? 'Ninguna Asignada' : `No. Asignadas: ${assigned}`}</p>;
  const links = (
    <ul className="d-problems">
      {(list.data ?? []).map((each) => (
        <li key={each.ID_NOTIFICACION}>
          <Link to={addressOfDocument(workOrderKind, each.ORDEN_TRABAJO)} onClick={() => setOpen(false)}>
            {each.CORRELATIVO}
          </Link>
          <span>{each.MENSAJE}</span>
        </li>
      ))}
    </ul>
  );
  const close = (): void => setOpen(false);
  return (
    <>
      <Dropdown button={bell} label={TITLE} opened={open && !phone} onClose={close}>
        <h2>{TITLE}</h2>
        {words}
        {links}
      </Dropdown>
      <span className="d-hidden" role="status">
        {assigned > 0 ? `No. Asignadas: ${assigned}` : ''}
      </span>
      {phone && open && (
        // The other variant of spec 2: an info alert that lists them.
        <Suspense fallback={null}>
          <Dialog title="ORDENES DE TRABAJO ASIGNADAS" opened escapes onClose={close}>
            {words}
            {links}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
