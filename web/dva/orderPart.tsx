import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dvaCountries } from '../../shared/dva/countries.ts';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { queryKey } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { OrderSources } from '../document/sources/OrderSources.tsx';
import { PrintProgress } from '../document/print/PrintProgress.tsx';
import { Button } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { DeriveWindow } from './DeriveWindow.tsx';
import './dva.css';
import { printSummary } from './printDva.ts';
import { updateDva } from './updateDva.ts';
import { SummaryPreview } from './SummaryPreview.tsx';

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
      {summarising && (
        <Dialog title="DVA resumida de la orden" opened wide onClose={() => summarise(false)}>
          <SummaryPreview orderId={orderId} />
          <div className="d-row d-dva-buttons">
            <span className="d-grow" />
            <Button variant="default" onClick={() => summarise(false)}>
              Cerrar
            </Button>
            <Button icon="print" onClick={() => void printSummary(orderId)}>
              Imprimir
            </Button>
          </div>
        </Dialog>
      )}
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
