import { Suspense, useState, useSyncExternalStore } from 'react';
import { openOnScreen } from '../../document/openDocument.ts';
import { IconButton } from '../../kit/simple.tsx';
import { Loading } from '../../kit/states.tsx';
import { CustomSearch } from './CustomSearch.tsx';
import { InvoicesFacts, OrderFacts } from './OrderFacts.tsx';
import './offside.css';
import { keysOf } from '../../../shared/foundation/keyed.ts';
import { lazy } from '../../kit/lazy.ts';

const PlaceTalk = lazy(async () => ({ default: (await import('./PlaceTalk.tsx')).PlaceTalk }));

const PANELS = { search: 'Búsqueda', order: 'Orden', invoices: 'Facturas', talk: 'Mensajes' } as const;
type Panel = keyof typeof PANELS;

/**
 * Off-side bar at the right (spec 2, layout and top bar): the custom search, and beside an open document the heads of
 * its order and of its order's invoices, and what is asked about it.
 */
export function Offside({ onClose }: { onClose: () => void }) {
  const open = useSyncExternalStore(openOnScreen.subscribe, openOnScreen.get);
  const orderId = open?.orderId ?? '';
  const [chosen, choose] = useState<Panel>('search');
  const panels = keysOf(PANELS).filter((name) => name === 'search' || orderId !== '');
  const panel = panels.includes(chosen) ? chosen : 'search';
  return (
    <aside className="d-offside" aria-label="Barra lateral">
      <div className="d-row">
        <div className="d-row d-grow" role="group" aria-label="Paneles">
          {panels.map((name) => (
            <button
              key={name}
              type="button"
              className="d-chip"
              aria-pressed={name === panel}
              onClick={() => choose(name)}
            >
              {PANELS[name]}
            </button>
          ))}
        </div>
        <IconButton icon="cross" label="Cerrar la barra lateral" onClick={onClose} />
      </div>
      {panel === 'search' && <CustomSearch />}
      {panel === 'order' && <OrderFacts orderId={orderId} />}
      {panel === 'invoices' && <InvoicesFacts orderId={orderId} />}
      {panel === 'talk' && open && (
        <Suspense fallback={<Loading />}>
          <PlaceTalk key={open.id} open={open} />
        </Suspense>
      )}
    </aside>
  );
}
