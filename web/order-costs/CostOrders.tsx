import { Link } from 'react-router-dom';
import { nameWithin, titleOf } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { PlainInput } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading, StateBadge } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';

const SHOWN = 50;

/** Orders whose costs are kept, the newest first; each leads to its own. */
export function CostOrders() {
  const { read, put } = useAddress();
  const term = read('q');
  const list = useProcedure(
    workOrderProcedures.list,
    {
      TERMINO: term === '' ? undefined : term,
      FILTROS: undefined,
      ORDEN: undefined,
      CURSOR: undefined,
      TAMANO: SHOWN,
    },
    { keepPrevious: true },
  );
  return (
    <div className="d-stack">
      <PageTitle>Gastos de órdenes</PageTitle>
      <PlainInput
        label="Buscar una orden por número, importador o descripción"
        type="search"
        value={term}
        onChange={(q) => put({ q })}
      />
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : list.data.rows.length === 0 ? (
        <EmptyState title="Ninguna orden coincide" text="Cambie el texto de la búsqueda." />
      ) : (
        <ul className="d-work">
          {list.data.rows.map((row) => (
            <li key={row.ID}>
              <StateBadge states={workOrderKind.states} state={row.ESTADO} />
              <span className="d-work-title">{titleOf(workOrderKind, row.RESUMEN)}</span>
              <Link
                to={`/ordenestrabajogastos/${row.ID}`}
                aria-label={`Gastos de la ${nameWithin(workOrderKind, row.RESUMEN)}`}
              >
                Gastos
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
