import { useState } from 'react';
import { keysOf } from '../../shared/foundation/keyed.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { manifestProcedures } from '../../shared/manifests/procedures.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { Button } from '../kit/simple.tsx';
import { OrderPicker } from '../work-orders/lazyParts.tsx';
import { useMaking } from './useMaking.ts';

/** What has room on a small desk; the day of registration stands in the manifest. */
const columns = keysOf(manifestDefinition.columns).filter((name) => name !== 'FECHA_REGISTRO');

/** Manifests of the company; a new one is blank, or formed of the transport documents of an order. */
export function ManifestList() {
  const writes = useMay()('manifests:write');
  const making = useMaking();
  const [picking, pick] = useState(false);
  return (
    <>
      <DocumentList
        definition={manifestDefinition}
        procedures={manifestProcedures}
        columns={columns}
        days={{ column: 'FECHA_LLEGADA', label: 'Llegada' }}
        emptyText="Aquí están los manifiestos de carga y de courier, con sus títulos de transporte. Se forman de los documentos de una orden, de un archivo CSV o a mano."
        {...(writes
          ? {
              create: { label: manifestDefinition.making, run: () => void making.blank() },
              tools: (
                <Button variant="default" icon="ship" onClick={() => pick(true)}>
                  De una orden
                </Button>
              ),
            }
          : {})}
      />
      {picking && (
        <OrderPicker onClose={() => pick(false)} onPick={(orderId) => void making.ofOrder(orderId)} />
      )}
    </>
  );
}
