import { invoiceDefinition } from '../../shared/invoices/definition.ts';
import { useState } from 'react';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { Button } from '../kit/simple.tsx';
import { OrderPicker } from '../work-orders/lazyParts.tsx';
import { ImportWindow } from './ImportWindow.tsx';
import { useNewInOrder } from '../document/useNewInOrder.ts';
import { invoiceKind } from '../../shared/invoices/kind.ts';

const columns = [
  'NUMERO_FACTURA',
  'FECHA_FACTURA',
  'NOMBRE_PROVEEDOR',
  'ID_INCOTERM',
  'ID_MONEDA',
  'TOTAL_FACTURA',
  'CANTIDAD_ITEMS',
];

/** Invoices of the company; a new one, or a whole file of them, goes into an order. */
export function InvoiceList() {
  const may = useMay();
  const open = useNewInOrder(invoiceKind);
  const [wanted, want] = useState<'new' | 'import'>();
  const [importInto, setImportInto] = useState('');
  const pick = (orderId: string): void => {
    if (wanted === 'new') void open(orderId);
    else setImportInto(orderId);
  };
  const writes = may('invoices:write');
  return (
    <>
      <DocumentList
        definition={invoiceDefinition}
        procedures={invoiceProcedures}
        columns={columns}
        emptyText="Aquí están las facturas comerciales de todas sus órdenes. Escríbalas, péguelas desde Excel o impórtelas de CSV."
        {...(writes
          ? {
              create: { label: invoiceKind.making, run: () => want('new') },
              tools: (
                <Button variant="default" icon="file" onClick={() => want('import')}>
                  Importar CSV
                </Button>
              ),
            }
          : {})}
      />
      {wanted !== undefined && <OrderPicker onClose={() => want(undefined)} onPick={pick} />}
      {importInto !== '' && <ImportWindow orderId={importInto} opened onClose={() => setImportInto('')} />}
    </>
  );
}
