import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { transmissionProcedures } from '../../shared/transmission/procedures.ts';
import { type TransmissionSummary } from '../../shared/transmission/transmissionSummary.ts';
import { transmissionStates, TRANSMISSION_STATES } from '../../shared/transmission/states.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { ListSearch } from '../document/list/ListSearch.tsx';
import { CsvButton } from '../document/list/CsvButton.tsx';
import { chosen, plainChoice, type ColumnChoice } from '../kit/columns.ts';
import { ColumnsButton } from '../kit/ColumnsButton.tsx';
import { Filters, StateFilter } from '../kit/Filters.tsx';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { Pages } from '../kit/Pages.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { useRemembered } from '../kit/useRemembered.ts';
import { everyTransmission } from './everyTransmission.ts';
import { transmissionTitle } from './labels.ts';
import { ServiceStatus, useServiceStatus } from './ServiceStatus.tsx';
import { transmissionColumns } from './transmissionColumns.tsx';

const POLL_MS = 10_000;
const SIZE = 50;

/** What was sent to the authority, newest first, with what is known of each; search, state, order and page live in the address. */
export function TransmissionList() {
  const { read, page } = useAddress();
  const [term, state] = [read('q'), read('estado')];
  const asked = {
    ID_DOCUMENTO: undefined,
    ESTADO: state || undefined,
    TERMINO: term || undefined,
    ORDEN: read('orden') || undefined,
  };
  const list = useProcedure(
    transmissionProcedures.list,
    { ...asked, PAGINA: page, TAMANO: SIZE },
    { every: POLL_MS, keepPrevious: true },
  );
  const { columns, choice, setChoice } = useOwnColumns();
  const status = useServiceStatus();
  // What stands above the list is drawn with it.
  if (status.isPending || list.isPending) return <Loading label="Abriendo las transmisiones" />;
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>Transmisiones</h1>
        <span className="d-grow" />
        <CsvButton
          name="transmisiones"
          everyRow={() => everyTransmission(asked)}
          columns={columns}
          disabled={(list.data?.total ?? 0) === 0}
        />
        <ColumnsButton columns={transmissionColumns} choice={choice} onChoice={setChoice} />
      </div>
      <ServiceStatus />
      <Narrowing />
      {list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : (
        <Rows answer={list.data} columns={columns} narrowed={term !== '' || state !== ''} />
      )}
    </div>
  );
}

/** What narrows the list, kept in its address. */
function Narrowing() {
  const { states } = transmissionStates(useSession().country);
  const { read, put } = useAddress();
  return (
    <div className="d-narrow">
      <div className="d-row">
        <ListSearch
          label="Buscar por número de documento o asignado"
          value={read('q')}
          onChange={(text) => put({ q: text })}
        />
        <Filters>
          <StateFilter
            states={TRANSMISSION_STATES.filter((each) => each !== 'SEALED').map((value) => ({
              value,
              label: states[value].label,
            }))}
            state={read('estado')}
            onState={(estado) => put({ estado })}
          />
        </Filters>
      </div>
    </div>
  );
}

/** The columns that the person chose, kept in this browser. */
function useOwnColumns() {
  const { user } = useSession();
  const [choice, setChoice] = useRemembered<ColumnChoice>(`columnas.${user.id}.transmission`, plainChoice);
  const columns = useMemo(() => chosen(transmissionColumns, choice), [choice]);
  return { columns, choice, setChoice };
}

/** The page that was answered, or why there is nothing on it. */
function Rows(props: {
  answer: Result<typeof transmissionProcedures.list>;
  columns: readonly TableColumn<TransmissionSummary>[];
  narrowed: boolean;
}) {
  const { answer, columns, narrowed } = props;
  const navigate = useNavigate();
  const { put } = useAddress();
  const { rows, order, page, total, orMore, note } = answer;
  return (
    <>
      {total === 0 ? (
        <EmptyState
          icon="send"
          title={narrowed ? 'Nada coincide con la búsqueda' : 'Todavía no se ha transmitido nada'}
          text={
            narrowed
              ? 'Cambie el número o quite el estado.'
              : 'Aquí queda el rastro de cada documento enviado a la autoridad, con su evidencia. Se transmite desde el documento.'
          }
        />
      ) : (
        <>
          <DataTable
            label="Transmisiones"
            columns={columns}
            rows={rows}
            rowKey={transmissionKey}
            order={order}
            onOrder={(orden) => put({ orden })}
            onOpen={(row) => navigate(`/transmisiones/${row.ID}`)}
          />
          <Pages
            page={page}
            size={SIZE}
            total={total}
            orMore={orMore ?? false}
            onPage={(next) => put({ p: String(next) })}
          />
        </>
      )}
      {note !== undefined && <p className="d-dimmed">{note}</p>}
    </>
  );
}

const transmissionKey = (row: TransmissionSummary): string => `${row.ID} ${transmissionTitle(row)}`;
