import { dvaDefinition } from '../../shared/dva/definition.ts';
import { useState } from 'react';
import { dvaProcedures } from '../../shared/dva/procedures.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { GuideButton } from '../document/GuideButton.tsx';
import { OrderPicker } from '../work-orders/lazyParts.tsx';
import { DeriveWindow } from './DeriveWindow.tsx';

const columns = [
  'ID_DVA',
  'NOMBRE_PROVEEDOR',
  'NUMERO_FACTURAS',
  'ID_INCOTERM',
  'LINEAS',
  'CASILLA_39',
  'CASILLA_46',
  'NUMERO_DECLARACION',
];

/** Value declarations of the company; new ones are derived from the invoices of an order. */
export function DvaList() {
  const writes = useMay()('dva:write');
  const [picking, pick] = useState(false);
  const [orderId, setOrderId] = useState('');
  return (
    <>
      <DocumentList
        definition={dvaDefinition}
        procedures={dvaProcedures}
        columns={columns}
        emptyText="Aquí están las declaraciones del valor de todas sus órdenes. Se derivan de las facturas: nada se escribe dos veces."
        tools={<GuideButton procedures={dvaProcedures} />}
        {...(writes ? { create: { label: dvaDefinition.making, run: () => pick(true) } } : {})}
      />
      {picking && <OrderPicker onClose={() => pick(false)} onPick={setOrderId} />}
      {orderId !== '' && <DeriveWindow orderId={orderId} onClose={() => setOrderId('')} />}
    </>
  );
}
