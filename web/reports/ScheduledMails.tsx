import { useState } from 'react';
import { formatDateTime } from '../../shared/foundation/dates/date.ts';
import { mailProcedures, type MailSchedule } from '../../shared/reports/mailProcedures.ts';
import { ruleInWords } from '../../shared/reports/mailTimes.ts';
import { reports } from '../../shared/reports/reports.ts';
import { errorText } from '../api/apiError.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { confirmDelete, inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { NotAnswered } from '../kit/states.tsx';
import { ChangeMailing } from './ScheduleReport.tsx';

const moment = (stored: string): string => formatDateTime(stored).slice(0, 16);

/** Reports that go by mail: what this person programmed, and of the whole company for who administers it. */
export function ScheduledMails() {
  const found = useProcedure(mailProcedures.mailSchedules, {});
  const pause = useAction(mailProcedures.pauseMail);
  const remove = useAction(mailProcedures.deleteMail);
  const [changed, change] = useState<MailSchedule>();
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (thrown) {
      await inform('No se pudo', errorText(thrown));
    }
  };
  if (found.isError) return <NotAnswered of={found} failed="No se pudo leer qué reportes van por correo." />;
  if (!found.data || found.data.length === 0) return null;
  return (
    <div>
      <h2>Envíos programados</h2>
      <DataTable
        label="Envíos programados"
        columns={columnsWith({
          change,
          pause: ({ ID, ESTADO }) =>
            void attempt(() => pause.mutateAsync({ ID, PAUSA: ESTADO === 'ACTIVO' })),
          remove: ({ ID }) => void attempt(async () => (await confirmDelete()) && remove.mutateAsync({ ID })),
        })}
        rows={found.data}
        rowKey={({ ID }) => ID}
      />
      {found.data
        .filter(({ ESTADO }) => ESTADO === 'PAUSADO')
        .map(({ ID, NOMBRE, MOTIVO }) => (
          <p key={ID}>
            «{NOMBRE}» está en pausa. {MOTIVO}
          </p>
        ))}
      {changed && <ChangeMailing key={changed.ID} row={changed} close={() => change(undefined)} />}
    </div>
  );
}

interface Deeds {
  change: (row: MailSchedule) => void;
  pause: (row: MailSchedule) => void;
  remove: (row: MailSchedule) => void;
}

const columnsWith = ({ change, pause, remove }: Deeds): readonly TableColumn<MailSchedule>[] => [
  {
    name: 'NOMBRE',
    label: 'Envío',
    text: ({ NOMBRE, REPORTE, FORMATO, PROPIO, DUENO }) =>
      `${NOMBRE} (${reports[REPORTE].title}, ${FORMATO})${PROPIO === '1' ? '' : `, de ${DUENO}`}`,
  },
  { name: 'CUANDO', label: 'Cuándo', text: ruleInWords },
  {
    name: 'PERSONAS',
    label: 'A quién',
    text: ({ PERSONAS }) =>
      PERSONAS.map(({ NOMBRE, CORREO }) => (CORREO === '' ? NOMBRE : `${NOMBRE} <${CORREO}>`)).join(', '),
  },
  { name: 'ULTIMO', label: 'Último', text: ({ ULTIMO }) => moment(ULTIMO) || 'Todavía ninguno' },
  {
    name: 'PROXIMO',
    label: 'Próximo',
    text: ({ ESTADO, PROXIMO }) => (ESTADO === 'ACTIVO' ? moment(PROXIMO) : 'En pausa'),
  },
  {
    name: 'acciones',
    label: 'Acción',
    text: () => '',
    render: (row) => (
      <span className="d-row">
        <Button variant="subtle" aria-label={`Cambiar ${row.NOMBRE}`} onClick={() => change(row)}>
          Cambiar
        </Button>
        <Button
          variant="subtle"
          aria-label={`${row.ESTADO === 'ACTIVO' ? 'Pausar' : 'Reanudar'} ${row.NOMBRE}`}
          onClick={() => pause(row)}
        >
          {row.ESTADO === 'ACTIVO' ? 'Pausar' : 'Reanudar'}
        </Button>
        <Button variant="subtle" danger aria-label={`Quitar ${row.NOMBRE}`} onClick={() => remove(row)}>
          Quitar
        </Button>
      </span>
    ),
  },
];
