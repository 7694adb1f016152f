import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { useState } from 'react';
import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { useNewInOrder } from '../document/useNewInOrder.ts';
import { OrderPicker } from '../work-orders/lazyParts.tsx';
import { transportKind } from '../../shared/transport-documents/kind.ts';

/** What tells one from another; how it travels, what it weighs and its packages are chosen in «Columnas». */
const columns = [
  'NUMERO_DOCUMENTO',
  'ID_TIPO_DOCUMENTO',
  'FECHA_DOCUMENTO',
  'NOMBRE_TRANSPORTISTA',
  'MANIFIESTO',
  'CONTENEDORES',
];

/** Transport documents of the company; searched also by container. */
export function TransportList() {
  const open = useNewInOrder(transportKind);
  const [picking, setPicking] = useState(false);
  const writes = useMay()('transport-documents:write');
  return (
    <>
      <DocumentList
        definition={transportDefinition}
        procedures={transportProcedures}
        columns={columns}
        emptyText="Aquí están los conocimientos de embarque, guías aéreas y cartas de porte, con sus contenedores."
        {...(writes ? { create: { label: transportKind.making, run: () => setPicking(true) } } : {})}
      />
      {picking && <OrderPicker onClose={() => setPicking(false)} onPick={(orderId) => void open(orderId)} />}
    </>
  );
}
