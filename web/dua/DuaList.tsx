import { duaDefinition } from '../../shared/dua/definition.ts';
import { useState } from 'react';
import { duaProcedures } from '../../shared/dua/procedures.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
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

const CopyDialog = later(async () => (await import('./CopyDialog.tsx')).CopyDialog);

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

/** Declarations of the company; a new one is formed from an order or copied from an earlier one. */
export function DuaList() {
  const writes = useMay()('dua:write');
  const derive = useDerive();
  const [picking, pick] = useState(false);
  const [copied, copyOf] = useState<{ id: string; title: string; orderId: string }>();
  const [numbers, showNumbers] = useState(false);
  const copyRow = (row: DocumentHeader): void =>
    copyOf({ id: row.ID, title: titleOf(duaDefinition, row.RESUMEN), orderId: row.ID_ORDEN });
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
        {...(writes
          ? {
              create: { label: duaDefinition.making, run: () => pick(true) },
              rowActions: [{ label: 'Copiar…', letter: 'c', run: copyRow }],
            }
          : {})}
      />
      {picking && <OrderPicker onClose={() => pick(false)} onPick={(orderId) => void derive(orderId)} />}
      {copied && <CopyDialog {...copied} onClose={() => copyOf(undefined)} />}
      {numbers && <CorrelativesDialog onClose={() => showNumbers(false)} />}
    </>
  );
}
