import { Link } from 'react-router-dom';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { workOrderStates } from '../../shared/work-orders/states.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { StateBadge } from '../kit/states.tsx';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { searchKind } from '../document/searchKind.ts';

/** Card of the first page: the orders that wait for me. */
export function Home() {
  const enabled = useMay()('work-orders:read');
  const assigned = useProcedure(workOrderProcedures.assigned, {}, { enabled });
  if (!enabled || !assigned.data) return null;
  return (
    <section className="d-section" aria-labelledby="home-orders">
      <h2 id="home-orders">Órdenes asignadas a usted</h2>
      {assigned.data.length === 0 && <p className="d-dimmed">Ninguna Asignada</p>}
      <ul className="d-problems">
        {assigned.data.map((row) => (
          <li key={row.ID}>
            <Link to={addressOfDocument(workOrderKind, row.ID)}>
              {workOrderKind.called(row.RESUMEN)} {row.RESUMEN['NOMBRE_IMPORTADOR']}
            </Link>
            <StateBadge states={workOrderStates} state={row.ESTADO} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Orders for Ctrl-K, by number, client or description. */
export const search = searchKind(workOrderKind, workOrderProcedures);
