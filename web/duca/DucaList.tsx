import { useMemo, useState } from 'react';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { DocumentHeader } from '../../shared/foundation/documents/header.ts';
import { useMay } from '../api/session.ts';
import { DocumentList } from '../document/list/DocumentList.tsx';
import type { Cell } from '../document/list/documentListProps.ts';
import { GuideButton } from '../document/GuideButton.tsx';
import { Button } from '../kit/simple.tsx';
import { OrderPicker } from '../work-orders/lazyParts.tsx';
import { CopyDialog, CorrelativesDialog } from './editor/lazyWindows.tsx';
import { useDerive } from './sources/useDerive.ts';
import { Validity } from './sealing/Validity.tsx';
import { titleOf } from '../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { ducaColumnsOf } from '../../shared/duca/summary.ts';
import { askedUntilOf } from '../../shared/duca/validity.ts';
import { useReference } from '../kit/reference.ts';

const columns = [
  'NO_ORDEN',
  'NUMERO_DUCA',
  'VALIDA_HASTA',
  'IMPORTADOR',
  'TOTAL_CIF_DOLARES',
  'TOTAL_GENERAL',
  'FECHA_ACEPTACION',
];

const cells: Readonly<Record<string, Cell>> = {
  VALIDA_HASTA: {
    text: ({ RESUMEN }) => formatDate(RESUMEN['VALIDA_HASTA'] ?? ''),
    render: ({ RESUMEN, ESTADO }) => (
      <Validity until={RESUMEN['VALIDA_HASTA'] ?? ''} released={askedUntilOf({ RESUMEN, ESTADO }) === ''} />
    ),
  },
};

/** Declarations of the company; a new one is formed from an order or copied from an earlier one. */
export function DucaList() {
  const { country } = useReference();
  const listed = useMemo(() => ({ ...ducaKind, columns: ducaColumnsOf(country) }), [country]);
  const writes = useMay()('duca:write');
  const derive = useDerive();
  const [picking, pick] = useState(false);
  const [copied, copyOf] = useState<{ id: string; title: string; orderId: string }>();
  const [numbers, showNumbers] = useState(false);
  const copyRow = (row: DocumentHeader): void =>
    copyOf({ id: row.ID, title: titleOf(ducaKind, row.RESUMEN), orderId: row.ID_ORDEN });
  return (
    <>
      <DocumentList
        definition={listed}
        procedures={ducaProcedures}
        columns={columns}
        cells={cells}
        days={{ column: 'FECHA_ACEPTACION', label: 'Aceptadas' }}
        emptyText="Aquí están las declaraciones de todas sus órdenes. Se forman de las DVA, las facturas y el documento de transporte de una orden."
        tools={<Tools onNumbers={() => showNumbers(true)} />}
        {...(writes
          ? {
              create: { label: ducaKind.making, run: () => pick(true) },
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

const Tools = ({ onNumbers }: { onNumbers: () => void }) => (
  <>
    <GuideButton procedures={ducaProcedures} />
    <Button variant="default" icon="search" onClick={onNumbers}>
      Correlativos
    </Button>
  </>
);
