import { countText } from '../../../shared/foundation/text/countText.ts';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { addressOfDocument, titleOf } from '../../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';
import { useProcedure } from '../../api/queries.ts';
import { contractsOf } from '../../document/kindContracts.ts';
import { EmptyState, ErrorState, Loading, StateBadge } from '../../kit/states.tsx';

const SHOWN = 10;

/** What a client looks for first: how their newest orders stand. */
export function OwnOrders() {
  const list = useProcedure(contractsOf(workOrderKind).list, {
    TERMINO: undefined,
    FILTROS: undefined,
    ORDEN: undefined,
    CURSOR: undefined,
    TAMANO: SHOWN,
  });
  if (list.isPending) return <Loading />;
  if (list.isError) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const { rows, total } = list.data;
  return (
    <section className="d-waiting" aria-labelledby="own-orders">
      <h2 id="own-orders">Sus órdenes</h2>
      {rows.length === 0 ? (
        <EmptyState
          icon="folder"
          title="Todavía no hay órdenes de su empresa"
          text="Cuando su agente aduanero abra una, aquí verá cómo va."
        />
      ) : (
        <ul className="d-work">
          {rows.map((row) => (
            <li key={row.ID}>
              <StateBadge states={workOrderKind.states} state={row.ESTADO} />
              <span className="d-work-title">
                {titleOf(workOrderKind, row.RESUMEN)}
                <small className="d-dimmed">
                  {[row.RESUMEN['REFERENCIA_CLIENTE'], row.RESUMEN['DESCRIPCION']]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <small className="d-dimmed">Último cambio: {formatDateTime(row.MODIFICADO)}</small>
              </span>
              <Link
                to={addressOfDocument(workOrderKind, row.ID)}
                aria-label={`Ver: ${titleOf(workOrderKind, row.RESUMEN)}`}
              >
                Ver
              </Link>
            </li>
          ))}
        </ul>
      )}
      {total > SHOWN && <Link to={addressOfDocument(workOrderKind)}>Ver las {countText(total)} órdenes</Link>}
    </section>
  );
}
