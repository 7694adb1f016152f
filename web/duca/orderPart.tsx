import { ducaStates } from '../../shared/duca/states.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { ducaTitle } from './ducaKind.ts';
import { useDerive } from './useDerive.ts';

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

export const orderPart: OrderPart = { kind: 'ducas', states: ducaStates, title: ducaTitle, Actions };
