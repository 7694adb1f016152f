import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { workOrderDefinition } from '../../shared/work-orders/definition.ts';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useAction } from '../api/queries.ts';
import { useMay, useSession } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { confirmCreate, inform, informFailed } from '../kit/dialogs/dialogs.ts';
import { useAddress } from '../kit/useAddress.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { AssignDialog, BulkDialog, OrderCopyDialog } from './lazyParts.tsx';
import { countedOrders } from './countedOrders.ts';
import { mayClose } from './mayClose.tsx';
import { OrderCounts } from './OrderCounts.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { askedFilters } from './orderFilters.ts';
import { useBulk } from './useBulk.tsx';
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

/** What is done to several orders in a window of its own. */
interface Acting {
  what: 'assign' | 'set';
  ids: readonly string[];
  ended: (done: boolean) => void;
}

/** Work orders of the company; a new one is opened with its number and filled in on its page. */
export function OrderList() {
  const navigate = useNavigate();
  const writes = useMay()('work-orders:write');
  const { country } = useSession();
  const { read } = useAddress();
  const create = useAction(workOrderProcedures.create);
  const [acting, act] = useState<Acting>();
  const [copied, copy] = useState<string>();
  const bulk = useBulk();
  const open = async (): Promise<void> => {
    if (!(await confirmCreate('la orden de trabajo'))) return;
    try {
      const { header } = await create.mutateAsync({ ID_ORDEN: undefined, CUERPO: undefined });
      navigate(addressOfDocument(workOrderKind, header.ID));
    } catch (thrown) {
      await informFailed(definition.noun, 'creado', errorText(thrown));
    }
  };
  const closeAll = async (ids: string[]): Promise<boolean> => {
    if (!(await mayClose(ids, country))) return false;
    await bulk(ids, 'Órdenes cerradas', ({ ID, LOCK }) => call(workOrderProcedures.close, { ID, LOCK }));
    return true;
  };
  /** Opens a window for several orders; told once it is answered or given up. */
  const askFor = (what: Acting['what'], ids: string[]): Promise<boolean> =>
    new Promise((ended) => act({ what, ids, ended }));
  const giveUp = (): void => {
    acting?.ended(false);
    act(undefined);
  };
  const copyOne = async (ids: string[]): Promise<boolean> => {
    if (ids.length === 1) copy(ids[0]);
    else await inform('Las órdenes se copian una a una', 'Deje marcada solo la que quiere copiar.');
    return false;
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
              bulk: [
                { label: 'Asignar', run: (ids: string[]) => askFor('assign', ids) },
                { label: 'Prioridad y fecha límite', run: (ids: string[]) => askFor('set', ids) },
                { label: 'Cerrar', run: closeAll },
                { label: 'Copiar…', run: copyOne },
              ],
            }
          : {})}
      />
      {copied !== undefined && <OrderCopyDialog source={copied} onClose={() => copy(undefined)} />}
      {acting?.what === 'assign' && (
        <AssignDialog
          title={`Asignar ${countedOrders(acting.ids.length, ' de trabajo')}`}
          opened
          onClose={giveUp}
          assign={async (chosen) => {
            await bulk(acting.ids, 'Órdenes asignadas', ({ ID, LOCK }) =>
              call(workOrderProcedures.assign, { ID, LOCK, ...chosen }),
            );
            acting.ended(true);
          }}
        />
      )}
      {acting?.what === 'set' && (
        <BulkDialog
          count={acting.ids.length}
          onClose={giveUp}
          onSet={(values) => {
            acting.ended(true);
            act(undefined);
            const CAMBIOS = Object.entries(values).map(([name, value]) => ({
              op: 'set' as const,
              path: `ORDEN.${name}`,
              value,
            }));
            void bulk(acting.ids, 'Órdenes cambiadas', ({ ID, LOCK }) =>
              call(workOrderProcedures.patch, { ID, LOCK, CAMBIOS }),
            );
          }}
        />
      )}
    </>
  );
}
