import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { useMay } from '../api/session.ts';
import { OrderSources } from '../document/sources/OrderSources.tsx';
import type { SourceChange } from '../document/sources/SourcesPanel.tsx';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { updateDuca } from './sources/updateDuca.ts';
import { useDerive } from './sources/useDerive.ts';

function Actions({ orderId }: { orderId: string }) {
  const derive = useDerive();
  if (!useMay()('duca:write')) return null;
  return (
    <div className="d-row">
      <Button variant="default" icon="plus" onClick={() => void derive(orderId)}>
        Formar DUCA
      </Button>
    </div>
  );
}

function Notes({ orderId }: { orderId: string }) {
  const writes = useMay()('duca:write');
  const update = (id: string, changes: readonly SourceChange[]) => updateDuca(orderId, id, changes);
  return (
    <OrderSources orderId={orderId} contracts={ducaProcedures} name="DUCA" {...(writes ? { update } : {})} />
  );
}

export const orderPart: OrderPart = { kind: 'duca', Actions, Notes };
