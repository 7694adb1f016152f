import { Suspense, useState } from 'react';
import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { transportKind } from '../../shared/transport-documents/kind.ts';
import { useNewInOrder } from '../document/useNewInOrder.ts';
import { lazy } from '../kit/lazy.ts';

const WeightDialog = lazy(async () => ({ default: (await import('./WeightDialog.tsx')).WeightDialog }));

function Actions({ orderId }: { orderId: string }) {
  const open = useNewInOrder(transportKind);
  const [weighing, weigh] = useState(false);
  if (!useMay()('transport-documents:write')) return null;
  return (
    <div className="d-row">
      <Button variant="default" icon="plus" onClick={() => void open(orderId)}>
        Nuevo documento
      </Button>
      <Button variant="default" onClick={() => weigh(true)}>
        Actualizar peso
      </Button>
      {weighing && (
        <Suspense fallback={null}>
          <WeightDialog orderId={orderId} onClose={() => weigh(false)} />
        </Suspense>
      )}
    </div>
  );
}

export const orderPart: OrderPart = { kind: 'transport-documents', Actions };
