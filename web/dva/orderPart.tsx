import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dvaCountries } from '../../shared/dva/countries.ts';
import { dvaStates } from '../../shared/dva/states.ts';
import { queryKey } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { PrintProgress } from '../document/print/PrintProgress.tsx';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { DeriveDialog } from './DeriveDialog.tsx';
import { dvaTitle } from './dvaKind.ts';
import { printSummary } from './printDva.ts';

function Actions({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const { country } = useSession();
  const [deriving, derive] = useState(false);
  const writes = useMay()('dva:write');
  return (
    <div className="d-row">
      <PrintProgress />
      {dvaCountries[country].summary && (
        <Button variant="default" icon="print" onClick={() => void printSummary(orderId)}>
          Imprimir DVA resumida
        </Button>
      )}
      {writes && (
        <Button variant="default" icon="plus" onClick={() => derive(true)}>
          Derivar DVA
        </Button>
      )}
      {deriving && (
        <DeriveDialog
          orderId={orderId}
          onClose={() => {
            derive(false);
            void client.invalidateQueries({ queryKey: queryKey({ group: 'work-orders', name: 'file' }) });
          }}
        />
      )}
    </div>
  );
}

export const orderPart: OrderPart = { kind: 'dvas', states: dvaStates, title: dvaTitle, Actions };
