import { duaDefinition } from '../../shared/dua/definition.ts';
import { useState } from 'react';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import { GuideButton } from '../document/GuideButton.tsx';
import { later } from '../kit/later.tsx';
import { Button } from '../kit/simple.tsx';
import { OrderPicker } from '../work-orders/lazyParts.tsx';
import { useDerive } from './useDerive.ts';

const CorrelativesDialog = later(
  async () => (await import('../work-orders/correlatives/CorrelativesDialog.tsx')).CorrelativesDialog,
);

const columns = [
  'NO_ORDEN',
  'ID_SARAH',
  'IMPORTADOR',
  'REGIMEN',
  'ADUANA',
  'ITEMS',
  'VALOR_ADUANA',
  'TRIBUTOS',
  'FECHA_ACEPTACION',
];

/** Declarations of the company; a new one is formed from an order. */
export function DuaList() {
  const writes = useMay()('dua:write');
  const derive = useDerive();
  const [picking, pick] = useState(false);
  const [numbers, showNumbers] = useState(false);
  return (
    <>
      <DocumentList
        definition={duaDefinition}
        procedures={duaProcedures}
        columns={columns}
        days={{ column: 'FECHA_ACEPTACION', label: 'Registradas' }}
        emptyText="Aquí están las DUA de todas sus órdenes. Se forman de las DVA, las facturas y el documento de transporte de una orden."
        tools={
          <>
            <GuideButton procedures={duaProcedures} />
            <Button variant="default" icon="search" onClick={() => showNumbers(true)}>
              Correlativos
            </Button>
          </>
        }
        {...(writes ? { create: { label: duaDefinition.making, run: () => pick(true) } } : {})}
      />
      {picking && <OrderPicker onClose={() => pick(false)} onPick={(orderId) => void derive(orderId)} />}
      {numbers && <CorrelativesDialog onClose={() => showNumbers(false)} />}
    </>
  );
}
