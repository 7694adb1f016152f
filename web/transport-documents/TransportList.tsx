import { transportDefinition } from '../../shared/transport-documents/definition.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { transportProcedures } from '../../shared/transport-documents/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { informFailed } from '../kit/dialogs/dialogs.ts';
import { OrderPicker } from '../work-orders/lazyParts.tsx';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { transportKind } from '../../shared/transport-documents/kind.ts';

/** Opens a blank transport document of an order. */
export function useNewTransport(): (orderId: string) => Promise<void> {
  const navigate = useNavigate();
  const create = useAction(transportProcedures.create);
  return async (orderId) => {
    try {
      const { header } = await create.mutateAsync({ ID_ORDEN: orderId, CUERPO: undefined });
      navigate(addressOfDocument(transportKind, header.ID));
    } catch (thrown) {
      await informFailed(transportDefinition.noun, 'creado', errorText(thrown));
    }
  };
}

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
  const open = useNewTransport();
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
