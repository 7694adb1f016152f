import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Dropdown } from '../kit/Dropdown.tsx';
import { Icon } from '../kit/icons.tsx';
import { NotAnswered } from '../kit/states.tsx';
import { useNarrow } from '../kit/grid/useNarrow.ts';
import { useMay } from '../api/session.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import type { OrderNotification } from '../../shared/work-orders/notificationProcedures.ts';
import { lazy } from '../kit/lazy.ts';
import { useAssignedOrders } from './useAssignedOrders.ts';
import { useOpenOverPage } from './useOpenOverPage.ts';

const Dialog = lazy(async () => ({ default: (await import('../kit/windows.tsx')).Dialog }));

const TITLE = 'Ordenes de Trabajo Asignadas';

/** Bell 'Ordenes de Trabajo Asignadas' (spec 2, bell): count, list, and a notice for each new assignment. */
export function AssignedOrders() {
  const enabled = useMay()('work-orders:read');
  const desktop = !useNarrow(992);
  const phone = useNarrow();
  const [open, setOpen] = useOpenOverPage();
  const { assigned, list, failed } = useAssignedOrders(enabled, { counts: desktop, shown: open });
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
  // Of what was not answered nobody says that there is none.
  const words = failed ? (
    <NotAnswered of={failed} failed="No se pudo preguntar qué órdenes tiene asignadas." />
  ) : (
    <p>{assigned === 0 ? 'Ninguna Asignada' : `No. Asignadas: ${assigned}`}</p>
  );
  const close = (): void => setOpen(false);
  const links = <AssignedList list={list} onLeave={close} />;
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

function AssignedList({ list, onLeave }: { list: readonly OrderNotification[]; onLeave: () => void }) {
  return (
    <ul className="d-problems">
      {list.map((each) => (
        <li key={each.ID_NOTIFICACION}>
          <Link to={addressOfDocument(workOrderKind, each.ORDEN_TRABAJO)} onClick={onLeave}>
            {each.CORRELATIVO}
          </Link>
          <span>{each.MENSAJE}</span>
        </li>
      ))}
    </ul>
  );
}
