import { Link } from 'react-router-dom';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { operations } from '../../shared/transmission/operations.ts';
import type { TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import type { TableColumn } from '../kit/DataTable.tsx';
import { Badge } from '../kit/states.tsx';
import { badgeOf, documentText, momentText } from './labels.ts';

/** What a list tells of each transmission; the server sorts by all but the sentence. */
export const transmissionColumns: readonly TableColumn<TransmissionSummary>[] = [
  {
    name: 'CLAVE',
    label: 'Documento',
    sortable: true,
    text: documentText,
    render: (row) => <Link to={`/transmisiones/${row.ID}`}>{documentText(row)}</Link>,
  },
  {
    name: 'OPERACION',
    label: 'Operación',
    sortable: true,
    text: (row) => operations[row.OPERACION].label,
  },
  { name: 'VERSION', label: 'Versión', right: true, sortable: true, text: (row) => String(row.VERSION) },
  {
    name: 'ESTADO',
    label: 'Estado',
    sortable: true,
    text: (row) => row.ETIQUETA,
    render: (row) => <Badge {...badgeOf(row)} />,
  },
  { name: 'SABEMOS', label: 'Qué se sabe', long: true, text: (row) => row.SABEMOS },
  {
    name: 'NUMERO',
    label: 'Número asignado',
    sortable: true,
    text: (row) => formatUnifiedNumber(row.NUMERO),
  },
  { name: 'USUARIO', label: 'Usuario', sortable: true, text: (row) => row.USUARIO },
  {
    name: 'MODIFICADO',
    label: 'Última novedad',
    sortable: true,
    text: (row) => momentText(row.MODIFICADO),
  },
];
