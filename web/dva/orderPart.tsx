import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dvaStates } from '../../shared/dva/states.ts';
import { queryKey } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { DeriveDialog } from './DeriveDialog.tsx';
import { dvaTitle } from './dvaKind.ts';

function Actions({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const [deriving, derive] = useState(false);
  if (!useMay()('dva:write')) return null;
  return (
    <>
      <Button variant="default" icon="plus" onClick={() => derive(true)}>
        Derivar DVA
      </Button>
      {deriving && (
        <DeriveDialog
          orderId={orderId}
          onClose={() => {
            derive(false);
            void client.invalidateQueries({ queryKey: queryKey({ group: 'work-orders', name: 'file' }) });
          }}
        />
      )}
    </>
  );
}

export const orderPart: OrderPart = { kind: 'dvas', states: dvaStates, title: dvaTitle, Actions };
