import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dvaCountries } from '../../shared/dva/countries.ts';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { queryKey } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { OrderSources } from '../document/sources/OrderSources.tsx';
import { PrintProgress } from '../document/print/PrintProgress.tsx';
import { later } from '../kit/later.tsx';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { DeriveWindow } from './DeriveWindow.tsx';
import { updateDva } from './updateDva.ts';

const SummaryWindow = later(async () => (await import('./SummaryWindow.tsx')).SummaryWindow);

function Actions({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const { country } = useSession();
  const [deriving, derive] = useState(false);
  const [summarising, summarise] = useState(false);
  const writes = useMay()('dva:write');
  return (
    <div className="d-row">
      {dvaCountries[country].summary && (
        <Button variant="default" icon="file" onClick={() => summarise(true)}>
          DVA resumida
        </Button>
      )}
      {summarising && <SummaryWindow orderId={orderId} onClose={() => summarise(false)} />}
      {writes && (
        <Button variant="default" icon="plus" onClick={() => derive(true)}>
          Derivar DVA
        </Button>
      )}
      {deriving && (
        <DeriveWindow
          orderId={orderId}
          onClose={() => {
            derive(false);
            void client.invalidateQueries({ queryKey: queryKey({ group: 'work-orders', name: 'file' }) });
          }}
        />
      )}
      <PrintProgress />
    </div>
  );
}

function Notes({ orderId }: { orderId: string }) {
  const writes = useMay()('dva:write');
  const update = (id: string) => updateDva(orderId, id);
  return (
    <OrderSources orderId={orderId} contracts={dvaProcedures} name="DVA" {...(writes ? { update } : {})} />
  );
}

export const orderPart: OrderPart = { kind: 'dva', Actions, Notes };
