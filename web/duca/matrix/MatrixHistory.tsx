import { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { formatDate, formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { call } from '../../api/call.ts';
import { useProcedure } from '../../api/queries.ts';
import { DataTable, type TableColumn } from '../../kit/DataTable.tsx';
import { download } from '../../kit/grid/csv.ts';
import { SampleMark } from '../../kit/SampleMark.tsx';
import { Button, IconButton } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import '../duca.css';

type Changed = Result<typeof matrixProcedures.matrixHistory>[number];

const moment = ({ ESTAMPA_TIEMPO }: Changed): string =>
  formatDateTime(localDateTime(new Date(ESTAMPA_TIEMPO)));

const count = (rows: number, one: string): string =>
  rows === 0 ? '' : `${rows} ${one}${rows === 1 ? '' : 's'}`;

/** «2 agregadas, 1 quitada» */
const said = ({ AGREGADAS, CAMBIADAS, QUITADAS }: Changed): string =>
  [count(AGREGADAS, 'agregada'), count(CAMBIADAS, 'cambiada'), count(QUITADAS, 'quitada')]
    .filter((each) => each !== '')
    .join(', ') || 'ninguna';

/** The matrix of now, or as a change left it. */
export const downloadMatrix = async (ESTAMPA_TIEMPO?: string): Promise<void> => {
  const { CSV } = await call(matrixProcedures.downloadMatrix, { ESTAMPA_TIEMPO });
  download(`matriz-de-reglas${ESTAMPA_TIEMPO ? `-${ESTAMPA_TIEMPO.replaceAll(/\D/g, '')}` : ''}.csv`, CSV);
};

const columns: TableColumn<Changed>[] = [
  { name: 'CUANDO', label: 'Cuándo', text: moment },
  { name: 'USUARIO', label: 'Quién', text: (row) => row.USUARIO },
  { name: 'VIGENTE_DESDE', label: 'Rige desde', text: (row) => formatDate(row.VIGENTE_DESDE) },
  {
    name: 'FILAS',
    label: 'Filas',
    text: said,
    render: (row) => (
      <ul className="d-plain u-changes">
        {[said(row), ...row.CAMBIOS].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    ),
  },
  {
    name: 'FUENTE',
    label: 'Fuente',
    text: (row) => row.FUENTE,
    render: (row) => (
      <>
        <span title={row.FUENTE}>{row.FUENTE}</span> {row.MUESTRA === '1' && <SampleMark />}
      </>
    ),
  },
  {
    name: 'CSV',
    label: 'Descargar',
    text: () => '',
    render: (row) => (
      <IconButton
        icon="download"
        label={`Descargar la matriz como quedó el ${moment(row)}`}
        onClick={() => void downloadMatrix(row.ESTAMPA_TIEMPO)}
      />
    ),
  },
];

/** Who changed the matrix and when; each state of it can be had again. */
export function MatrixHistory({ onClose }: { onClose: () => void }) {
  const { data, error, isPending, refetch } = useProcedure(matrixProcedures.matrixHistory, {});
  return (
    <Dialog title="Cambios de la matriz" opened widest onClose={onClose}>
      <div className="d-stack">
        {isPending ? (
          <Loading label="Buscando los cambios" />
        ) : error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : data.length === 0 ? (
          <EmptyState title="Nadie la ha cambiado" text="Rige la matriz que trae el producto." />
        ) : (
          <DataTable
            label="Cambios de la matriz"
            columns={columns}
            rows={data}
            rowKey={(row) => row.ESTAMPA_TIEMPO}
          />
        )}
        <div className="d-row d-row-end">
          <Button variant="default" onClick={onClose}>
            Cerrar
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
