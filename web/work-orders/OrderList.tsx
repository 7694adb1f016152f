import { useNavigate } from 'react-router-dom';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { confirmCreate, informFailed } from '../kit/dialogs/dialogs.ts';
import { useAddress } from '../kit/useAddress.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { OrderCounts } from './OrderCounts.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { askedFilters } from './orderFilters.ts';
import { useOrderActs } from './useOrderActs.tsx';
import './workOrders.css';

const definition = workOrderDefinition;

const columns = [
  'CORRELATIVO',
  'NUMERO_ORDEN',
  'NOMBRE_IMPORTADOR',
  'DESCRIPCION',
  'ID_PRIORIDAD',
  'FECHA_APERTURA',
  'FECHA_LIMITE',
  'USUARIO_ASIGNADO',
];

/** Work orders of the company; a new one is opened with its number and filled in on its page. */
export function OrderList() {
  const navigate = useNavigate();
  const writes = useMay()('work-orders:write');
  const { read } = useAddress();
  const create = useAction(workOrderProcedures.create);
  const { acts, copy, windows } = useOrderActs();
  const open = async (): Promise<void> => {
    if (!(await confirmCreate('la orden de trabajo'))) return;
    try {
      const { header } = await create.mutateAsync({ ID_ORDEN: undefined, CUERPO: undefined });
      navigate(addressOfDocument(workOrderKind, header.ID));
    } catch (thrown) {
      await informFailed(definition.noun, 'creado', errorText(thrown));
    }
  };
  return (
    <>
      <DocumentList
        definition={definition}
        procedures={workOrderProcedures}
        columns={columns}
        fixed={askedFilters(read)}
        days={{ column: 'FECHA_LIMITE', label: 'Vencen' }}
        filters={<OrderFilters />}
        counts={<OrderCounts />}
        emptyText="Una orden de trabajo guarda todo un despacho: sus facturas, el documento de transporte, la DVA y la DUCA."
        {...(writes
          ? {
              create: { label: definition.making, run: () => void open() },
              rowActions: [{ label: 'Copiar…', letter: 'c', run: ({ ID }) => copy(ID) }],
              bulk: acts,
            }
          : {})}
      />
      {windows}
    </>
  );
}
