import { useDeferredValue, useState } from 'react';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import { OPEN_STATES } from '../../shared/work-orders/states.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { PlainInput } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { Dialog } from '../kit/windows.tsx';
import './workOrders.css';

const SHOWN = 30;

/** Asks in which open order a new document goes; closed by its cross and by a choice. */
export function OrderPicker({ onClose, onPick }: { onClose: () => void; onPick: (orderId: string) => void }) {
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed);
  const orders = useProcedure(
    workOrderProcedures.list,
    {
      TERMINO: term === '' ? undefined : term,
      FILTROS: { ESTADO: OPEN_STATES.join(',') },
      ORDEN: undefined,
      CURSOR: undefined,
      TAMANO: SHOWN,
    },
    { keepPrevious: true },
  );
  const rows = orders.data?.rows ?? [];
  const pick = (orderId: string): void => {
    onClose();
    onPick(orderId);
  };
  return (
    <Dialog title="¿En qué orden de trabajo?" escapes opened onClose={onClose}>
      <div className="d-stack">
        <PlainInput
          label="Buscar por número, importador o descripción"
          type="search"
          data-autofocus
          value={typed}
          onChange={setTyped}
        />
        {orders.isPending && <Loading />}
        {orders.isError && <ErrorState error={orders.error} retry={() => void orders.refetch()} />}
        {orders.data && rows.length === 0 && (
          <p>Ninguna orden abierta coincide. Abra una en Órdenes de trabajo.</p>
        )}
        <ul className="o-choices">
          {rows.map((row) => (
            <li key={row.ID}>
              <button type="button" className="d-link" onClick={() => pick(row.ID)}>
                {formatOrderNumber(row.RESUMEN['NUMERO_ORDEN'] ?? '') || row.RESUMEN['CORRELATIVO']}
                {row.RESUMEN['NOMBRE_IMPORTADOR'] ? ` · ${row.RESUMEN['NOMBRE_IMPORTADOR']}` : ''}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
