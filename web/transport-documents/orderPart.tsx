import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { useNewTransport } from './TransportList.tsx';

function Actions({ orderId }: { orderId: string }) {
  const open = useNewTransport();
  if (!useMay()('transport-documents:write')) return null;
  return (
    <Button variant="default" icon="plus" onClick={() => void open(orderId)}>
      Nuevo documento
    </Button>
  );
}

export const orderPart: OrderPart = { kind: 'transport-documents', Actions };
