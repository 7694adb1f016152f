import { useState, type ReactNode } from 'react';
import { workOrderProcedures } from '../../shared/work-orders/procedures.ts';
import { call } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import type { BulkAction } from '../document/list/documentListProps.ts';
import { inform } from '../kit/dialogs/dialogs.ts';
import { countedOrders } from './countedOrders.ts';
import { AssignDialog, BulkDialog, OrderCopyDialog } from './lazyParts.tsx';
import { mayClose } from './mayClose.tsx';
import { useBulk } from './useBulk.tsx';

/** What is done to several orders in a window of its own. */
interface Acting {
  what: 'assign' | 'set';
  ids: readonly string[];
  ended: (done: boolean) => void;
}

/** The window in which is asked what is done to several orders. */
function ActingWindow({ acting, onClosed }: { acting: Acting; onClosed: () => void }) {
  const bulk = useBulk();
  const giveUp = (): void => {
    acting.ended(false);
    onClosed();
  };
  return (
    <>
      {acting.what === 'assign' && (
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
      {acting.what === 'set' && (
        <BulkDialog
          count={acting.ids.length}
          onClose={giveUp}
          onSet={(values) => {
            acting.ended(true);
            onClosed();
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

/** What a list does with its marked orders, and the windows in which that is asked. */
export function useOrderActs(): {
  acts: readonly BulkAction[];
  copy: (id: string) => void;
  windows: ReactNode;
} {
  const { country } = useSession();
  const bulk = useBulk();
  const [acting, act] = useState<Acting>();
  const [copied, copy] = useState<string>();
  const closeAll = async (ids: string[]): Promise<boolean> => {
    if (!(await mayClose(ids, country))) return false;
    await bulk(ids, 'Órdenes cerradas', ({ ID, LOCK }) => call(workOrderProcedures.close, { ID, LOCK }));
    return true;
  };
  /** Opens a window for several orders; told once it is answered or given up. */
  const askFor = (what: Acting['what'], ids: string[]): Promise<boolean> =>
    new Promise((ended) => act({ what, ids, ended }));
  const copyOne = async (ids: string[]): Promise<boolean> => {
    if (ids.length === 1) copy(ids[0]);
    else await inform('Las órdenes se copian una a una', 'Deje marcada solo la que quiere copiar.');
    return false;
  };
  const acts = [
    { label: 'Asignar', run: (ids: string[]) => askFor('assign', ids) },
    { label: 'Prioridad y fecha límite', run: (ids: string[]) => askFor('set', ids) },
    { label: 'Cerrar', run: closeAll },
    { label: 'Copiar…', run: copyOne },
  ];
  const windows = (
    <>
      {copied !== undefined && <OrderCopyDialog source={copied} onClose={() => copy(undefined)} />}
      {acting && <ActingWindow acting={acting} onClosed={() => act(undefined)} />}
    </>
  );
  return { acts, copy, windows };
}
