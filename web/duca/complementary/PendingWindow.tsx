import { Link, useNavigate } from 'react-router-dom';
import type { PendingComplementary } from '../../../shared/duca/aroundProcedures.ts';
import { formatDateTime } from '../../../shared/foundation/dates/date.ts';
import { formatDeclarationNumber } from '../../../shared/foundation/numbers/declarationNumber.ts';
import { formatOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { useMay } from '../../api/session.ts';
import { DataTable, type TableColumn } from '../../kit/DataTable.tsx';
import { Icon } from '../../kit/icons.tsx';
import { Button } from '../../kit/simple.tsx';
import { Answered, type Question } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { usePrepareComplementary } from './usePrepare.ts';
import '../duca.css';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { ducaKind } from '../../../shared/duca/kind.ts';
import { workOrderKind } from '../../../shared/work-orders/kind.ts';

interface Props {
  /** What was asked for them. */
  of: Question<readonly PendingComplementary[]>;
  /** Whether older ones wait besides. */
  orMore: boolean;
  onClose: () => void;
}

/**
 * Modal 'DUCAS Sin Complementarias' (spec 2, window of complementary declarations): texts and columns word for word.
 */
export function PendingWindow({ of, orMore, onClose }: Props) {
  const navigate = useNavigate();
  const may = useMay();
  const prepare = usePrepareComplementary();
  const go = (address: string): void => {
    onClose();
    void navigate(address);
  };
  const prepareIt = (row: PendingComplementary): void =>
    void prepare(row.ID_DUCA).then((id) => id !== undefined && go(addressOfDocument(ducaKind, id)));
  return (
    <Dialog title="DUCAS Sin Complementarias" opened widest onClose={onClose}>
      <section
        className="d-stack u-pending"
        aria-label="DUCAS Provisionales / Simplificadas Pendientes de DUCA Complementaria"
      >
        <h2 className="u-panel-title">
          DUCAS Provisionales / Simplificadas Pendientes de DUCA Complementaria
        </h2>
        <Answered of={of}>
          {(rows) =>
            rows.length === 0 ? (
              <Nothing />
            ) : (
              <DataTable
                label="DUCAS sin complementarias"
                columns={columnsOf({ onClose, prepare: may('duca:write') ? prepareIt : undefined })}
                rows={rows}
                rowKey={(row) => row.ID_DUCA}
                onOpen={(row) => go(addressOfDocument(ducaKind, row.ID_DUCA))}
              />
            )
          }
        </Answered>
        {orMore && (
          <p className="d-dimmed">
            Se muestran las más recientes. Las demás están en Reportes, «Complementarias pendientes».
          </p>
        )}
        <div className="d-row d-row-end">
          <Button data-autofocus onClick={onClose}>
            Aceptar
          </Button>
        </div>
      </section>
    </Dialog>
  );
}

const Nothing = () => (
  <div className="u-alert d-warning" role="alert">
    <Icon name="warning" />
    <div>
      <strong>Sin Registros</strong>
      <p>No hay registros de DUCAS sin Complementarias</p>
    </div>
  </div>
);

interface Acts {
  onClose: () => void;
  /** Absent for whoever may not write. */
  prepare: ((row: PendingComplementary) => void) | undefined;
}

/** The columns of spec 2, word for word. */
function columnsOf({ onClose, prepare }: Acts): TableColumn<PendingComplementary>[] {
  const link = (row: PendingComplementary, text: string) => (
    <Link to={addressOfDocument(ducaKind, row.ID_DUCA)} onClick={onClose}>
      {text}
    </Link>
  );
  return [
    {
      name: 'CORRELATIVO',
      label: 'No. de Orden de Trabajo',
      text: (row) => row.CORRELATIVO || '—',
      render: (row) =>
        row.ID_ORDEN === '' ? (
          '—'
        ) : (
          <Link to={addressOfDocument(workOrderKind, row.ID_ORDEN)} onClick={onClose}>
            {row.CORRELATIVO || 'Orden'}
          </Link>
        ),
    },
    {
      name: 'NO_ORDEN',
      label: 'No. de Orden',
      text: (row) => formatOrderNumber(row.NO_ORDEN),
      render: (row) => link(row, formatOrderNumber(row.NO_ORDEN) || 'Sin número'),
    },
    {
      name: 'NUMERO_DUCA',
      label: 'No. de DUCA',
      text: (row) => formatDeclarationNumber(row.NUMERO_DUCA),
      render: (row) => link(row, formatDeclarationNumber(row.NUMERO_DUCA)),
    },
    { name: 'FECHA', label: 'Fecha de Aceptación', text: (row) => formatDateTime(row.FECHA_ACEPTACION) },
    { name: 'MODALIDAD', label: 'Régimen', text: (row) => row.MODALIDAD },
    {
      name: 'CLASE',
      label: 'Clase de Declaración',
      text: (row) => `${row.CLASE} ${row.DESCRIPCION_CLASE}`.trim(),
    },
    {
      name: 'DIAS',
      label: 'Días Transcurridos',
      right: true,
      text: (row) => String(row.DIAS_TRANSCURRIDOS),
      render: (row) => (
        <>
          {row.DIAS_TRANSCURRIDOS} <span className="d-dimmed">({row.DIAS_HABILES} hábiles)</span>
        </>
      ),
    },
    actColumn({ onClose, prepare }),
  ];
}

const actColumn = ({ onClose, prepare }: Acts): TableColumn<PendingComplementary> => ({
  name: 'ACCION',
  label: 'Complementaria',
  text: (row) => (row.ID_COMPLEMENTARIA === '' ? '' : 'En preparación'),
  render: (row) =>
    row.ID_COMPLEMENTARIA !== '' ? (
      <Link to={addressOfDocument(ducaKind, row.ID_COMPLEMENTARIA)} onClick={onClose}>
        Abrir la que se prepara
      </Link>
    ) : prepare ? (
      <Button variant="default" onClick={() => prepare(row)}>
        Preparar complementaria
      </Button>
    ) : null,
});
