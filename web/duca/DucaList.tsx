import { useState } from 'react';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/DocumentList.tsx';
import { OrderPicker } from '../work-orders/OrderPicker.tsx';
import { anyDuca } from './ducaKind.ts';
import { useDerive } from './useDerive.ts';

const columns = ['NO_ORDEN', 'NUMERO_DUCA', 'IMPORTADOR', 'MODALIDAD', 'TOTAL_CIF_DOLARES', 'TOTAL_GENERAL'];

/** Declarations of the company; a new one is formed from an order. */
export function DucaList() {
  const may = useMay();
  const derive = useDerive();
  const [picking, pick] = useState(false);
  return (
    <>
      <DocumentList
        definition={anyDuca}
        procedures={ducaProcedures}
        path="/ducagt"
        columns={columns}
        emptyText="Aquí están las declaraciones de todas sus órdenes. Se forman de las DVA, las facturas y el documento de transporte de una orden."
        {...(may('duca:write') ? { create: { label: 'Formar DUCA', run: () => pick(true) } } : {})}
      />
      <OrderPicker
        opened={picking}
        onClose={() => pick(false)}
        onPick={(orderId) => {
          pick(false);
          void derive(orderId);
        }}
      />
    </>
  );
}
