import { Link } from 'react-router-dom';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { workOrderStates } from '../../shared/work-orders/states.ts';
import { call } from '../api/call.ts';
import { useProcedure } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { StateBadge } from '../kit/states.tsx';
import type { PaletteEntry } from '../kit/Palette.tsx';

const FOUND = 8;

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
            <Link to={`/ordenestrabajo/${row.ID}`}>
              {formatOrderNumber(row.RESUMEN['NUMERO_ORDEN'] ?? '') || row.RESUMEN['CORRELATIVO']}{' '}
              {row.RESUMEN['NOMBRE_IMPORTADOR']}
            </Link>
            <StateBadge states={workOrderStates} state={row.ESTADO} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Orders for Ctrl-K, by number, client or description. */
export async function search(text: string, go: (address: string) => void): Promise<PaletteEntry[]> {
  const { rows } = await call(workOrderProcedures.list, {
    TERMINO: text,
    FILTROS: undefined,
    ORDEN: undefined,
    PAGINA: 1,
    TAMANO: FOUND,
  });
  return rows.map((row) => ({
    id: row.ID,
    label: `Orden ${formatOrderNumber(row.RESUMEN['NUMERO_ORDEN'] ?? '') || row.RESUMEN['CORRELATIVO']}`,
    description: row.RESUMEN['NOMBRE_IMPORTADOR'] ?? '',
    run: () => go(`/ordenestrabajo/${row.ID}`),
  }));
}
