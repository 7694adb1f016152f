import { useMemo } from 'react';
import { ducaKind } from '../../shared/duca/kind.ts';
import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { ducaColumnsOf } from '../../shared/duca/summary.ts';
import { askedUntilOf } from '../../shared/duca/validity.ts';
import { formatDate } from '../../shared/foundation/dates/date.ts';
import type { Cell } from '../document/list/documentListProps.ts';
import { useReference } from '../kit/reference.ts';
import { FormedList } from '../work-orders/FormedList.tsx';
import { CopyDialog } from './editor/lazyWindows.tsx';
import { Validity } from './sealing/Validity.tsx';

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

/** DUCA of the company. */
export function DucaList() {
  const { country } = useReference();
  const listed = useMemo(() => ({ ...ducaKind, columns: ducaColumnsOf(country) }), [country]);
  return (
    <FormedList
      definition={listed}
      procedures={ducaProcedures}
      columns={columns}
      cells={cells}
      days={{ column: 'FECHA_ACEPTACION', label: 'Aceptadas' }}
      emptyText="Aquí están las declaraciones de todas sus órdenes. Se forman de las DVA, las facturas y el documento de transporte de una orden."
      CopyDialog={CopyDialog}
    />
  );
}
