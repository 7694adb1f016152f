import { duaProcedures } from '../../shared/dua/procedures.ts';
import { useMay } from '../api/session.ts';
import { OrderSources } from '../document/sources/OrderSources.tsx';
import type { SourceChange } from '../document/sources/SourcesPanel.tsx';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { updateDua } from './updateDua.ts';
import { useDerive } from './useDerive.ts';

function Actions({ orderId }: { orderId: string }) {
  const derive = useDerive();
  if (!useMay()('dua:write')) return null;
  return (
    <div className="d-row">
      <Button variant="default" icon="plus" onClick={() => void derive(orderId)}>
        Formar DUA
      </Button>
    </div>
  );
}

function Notes({ orderId }: { orderId: string }) {
  const writes = useMay()('dua:write');
  const update = (id: string, changes: readonly SourceChange[]) => updateDua(orderId, id, changes);
  return (
    <OrderSources orderId={orderId} contracts={duaProcedures} name="DUA" {...(writes ? { update } : {})} />
  );
}

export const orderPart: OrderPart = { kind: 'dua', Actions, Notes };
