import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import type { OrderPart } from '../work-orders/orderPart.ts';
import { ImportWindow } from './ImportWindow.tsx';
import { invoiceKind } from '../../shared/invoices/kind.ts';
import { useNewInOrder } from '../document/useNewInOrder.ts';

function Actions({ orderId }: { orderId: string }) {
  const open = useNewInOrder(invoiceKind);
  const client = useQueryClient();
  const [importing, setImporting] = useState(false);
  if (!useMay()('invoices:write')) return null;
  return (
    <div className="d-row">
      <Button variant="default" icon="plus" onClick={() => void open(orderId)}>
        Nueva factura
      </Button>
      <Button variant="default" icon="file" onClick={() => setImporting(true)}>
        Importar CSV
      </Button>
      {importing && (
        <ImportWindow
          orderId={orderId}
          opened
          onClose={() => {
            setImporting(false);
            void client.invalidateQueries({ queryKey: queryKey({ group: 'work-orders', name: 'file' }) });
          }}
        />
      )}
    </div>
  );
}

export const orderPart: OrderPart = { kind: 'invoices', Actions };
