import { Link } from 'react-router-dom';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import { notificationProcedures, QUERY_LIST } from '../../../shared/work-orders/notificationProcedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { useMay, useSession } from '../../api/session.ts';
import { useReference } from '../../kit/reference.ts';
import { standingOf, useTold, type Tell } from '../../kit/standing.ts';
import { NotAnswered, StateBadge } from '../../kit/states.tsx';

const SHOWN = 10;

/** Orders that were given to this person, those due first, with what they were asked. */
export function AssignedWork({ title, tell }: { title: string; tell: Tell }) {
  const { company, user } = useSession();
  const { today } = useReference();
  const enabled = useMay()('work-orders:read');
  const orders = useProcedure(notificationProcedures.assigned, {}, { enabled });
  const asked = useProcedure(
    notificationProcedures.notifications,
    { MODO: QUERY_LIST, ID_CLIENTE: company.id, ID_USUARIO: user.id },
    { enabled: (orders.data?.length ?? 0) > 0 },
  );
  const standing = enabled ? standingOf(orders, ({ length }) => length > 0) : 'none';
  useTold(tell, 'assigned', standing);
  if (standing === 'failed')
    return <NotAnswered of={orders} failed="No se pudo preguntar qué órdenes tiene asignadas." />;
  if (!orders.data || orders.data.length === 0) return null;
  const words = new Map(asked.data?.map(({ ORDEN_TRABAJO, MENSAJE }) => [ORDEN_TRABAJO, MENSAJE]));
  const due = (day: string | undefined): string => day || '9999';
  const rows = orders.data.toSorted((a, b) =>
    due(a.RESUMEN['FECHA_LIMITE']).localeCompare(due(b.RESUMEN['FECHA_LIMITE'])),
  );
  return (
    <section className="d-waiting" aria-labelledby="waiting-assigned">
      <h2 id="waiting-assigned">
        {title} <span className="d-dimmed">{rows.length}</span>
      </h2>
      <ul className="d-work">
        {rows.slice(0, SHOWN).map((row) => {
          const limit = row.RESUMEN['FECHA_LIMITE'] ?? '';
          return (
            <li key={row.ID}>
              <StateBadge states={workOrderKind.states} state={row.ESTADO} />
              <span className="d-work-title">
                {titleOf(workOrderKind, row.RESUMEN)}
                {words.get(row.ID) && <span>«{words.get(row.ID)}»</span>}
                {limit !== '' && (
                  <small className={limit < today ? 'd-error' : 'd-dimmed'}>
                    {limit < today ? 'Venció' : 'Vence'} el {formatDate(limit)}
                  </small>
                )}
              </span>
              <Link
                to={addressOfDocument(workOrderKind, row.ID)}
                aria-label={`Abrir: ${titleOf(workOrderKind, row.RESUMEN)}`}
              >
                Abrir
              </Link>
            </li>
          );
        })}
      </ul>
      {asked.isError && <NotAnswered of={asked} failed="No se pudo leer qué se le pide en cada una." />}
      {rows.length > SHOWN && <Link to={addressOfDocument(workOrderKind)}>Ver todas las órdenes</Link>}
    </section>
  );
}
