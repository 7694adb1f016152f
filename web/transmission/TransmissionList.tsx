import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { operations } from '../../shared/transmission/operations.ts';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { type TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { transmissionStates, TRANSMISSION_STATES } from '../../shared/transmission/states.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { Filters, StateFilter } from '../kit/Filters.tsx';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { Badge, EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { badgeOf, documentText, momentText, transmissionTitle } from './labels.ts';
import { ServiceStatus, useServiceStatus } from './ServiceStatus.tsx';

const POLL_MS = 10_000;

const columns: readonly TableColumn<TransmissionSummary>[] = [
  {
    name: 'CLAVE',
    label: 'Documento',
    text: documentText,
    render: (row) => <Link to={`/transmisiones/${row.ID}`}>{documentText(row)}</Link>,
  },
  { name: 'OPERACION', label: 'Operación', text: (row) => operations[row.OPERACION].label },
  { name: 'VERSION', label: 'Versión', right: true, text: (row) => String(row.VERSION) },
  {
    name: 'ESTADO',
    label: 'Estado',
    text: (row) => row.ETIQUETA,
    render: (row) => <Badge {...badgeOf(row)} />,
  },
  { name: 'SABEMOS', label: 'Qué se sabe', long: true, text: (row) => row.SABEMOS },
  { name: 'NUMERO', label: 'Número asignado', text: (row) => formatUnifiedNumber(row.NUMERO) },
  { name: 'USUARIO', label: 'Usuario', text: (row) => row.USUARIO },
  { name: 'MODIFICADO', label: 'Última novedad', text: (row) => momentText(row.MODIFICADO) },
];

/** What was sent to the authority, newest first, with what is known of each. */
export function TransmissionList() {
  const navigate = useNavigate();
  const { country } = useSession();
  const [state, filter] = useState('');
  const { states } = transmissionStates(country);
  const list = useProcedure(
    transmissionProcedures.list,
    { ESTADO: state || undefined, ID_DOCUMENTO: undefined, PAGINA: 1, TAMANO: 100 },
    { every: POLL_MS, keepPrevious: true },
  );
  const status = useServiceStatus();
  const rows = list.data?.rows ?? [];
  // What stands above the list is drawn with it.
  if (status.isPending || list.isPending) return <Loading label="Abriendo las transmisiones" />;
  return (
    <div className="d-stack">
      <h1 tabIndex={-1}>Transmisiones</h1>
      <ServiceStatus />
      <div className="d-narrow">
        <div className="d-row">
          <Filters>
            <StateFilter
              states={TRANSMISSION_STATES.filter((each) => each !== 'SEALED').map((value) => ({
                value,
                label: states[value].label,
              }))}
              state={state}
              onState={filter}
            />
          </Filters>
        </div>
      </div>
      {list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon="send"
          title={state ? 'Ninguna está en ese estado' : 'Todavía no se ha transmitido nada'}
          text="Aquí queda el rastro de cada documento enviado a la autoridad, con su evidencia. Se transmite desde el documento."
        />
      ) : (
        <DataTable
          label="Transmisiones"
          columns={columns}
          rows={rows}
          rowKey={transmissionKey}
          onOpen={(row) => navigate(`/transmisiones/${row.ID}`)}
        />
      )}
      {rows.length > 0 && (
        <p className="d-dimmed">
          Las más recientes primero; {list.data?.orMore && 'más de '}
          {list.data?.total} en total.
        </p>
      )}
    </div>
  );
}

const transmissionKey = (row: TransmissionSummary): string => `${row.ID} ${transmissionTitle(row)}`;
