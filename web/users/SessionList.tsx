import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { confirm, inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { Badge, ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';

type Row = Result<typeof userProcedures.sessions>[number];

const device = (row: Row): string => row.DISPOSITIVO || 'Navegador o programa sin nombre';
const moment = (instant: string): string => formatDateTime(localDateTime(new Date(instant)));

/** Where the person is signed in, and the way to end each sign-in but this one. */
export function SessionList() {
  const list = useProcedure(userProcedures.sessions, {});
  const end = useAction(userProcedures.revokeSession);
  const endOthers = useAction(userProcedures.revokeOtherSessions);
  const act = async (question: string, work: () => Promise<unknown>, told: string): Promise<void> => {
    if (!(await confirm(question, 'Lo que no se haya guardado allí se conserva en ese navegador.', 'Cerrar')))
      return;
    try {
      await work();
      toast(told);
    } catch (thrown) {
      await inform('No se pudo completar', errorText(thrown));
    }
  };
  const columns: readonly TableColumn<Row>[] = [
    {
      name: 'DISPOSITIVO',
      label: 'Dispositivo',
      text: device,
      render: (row) => (
        <span>
          {device(row)} {row.ACTUAL === '1' && <Badge label="Esta sesión" tone="good" icon="check" />}
        </span>
      ),
    },
    { name: 'CREADA', label: 'Entró', text: (row) => moment(row.CREADA) },
    { name: 'ULTIMO_USO', label: 'Último uso', text: (row) => moment(row.ULTIMO_USO) },
    { name: 'VENCE', label: 'Vence', text: (row) => moment(row.VENCE) },
    {
      name: 'CERRAR',
      label: 'Acción',
      text: () => '',
      render: (row) =>
        row.ACTUAL === '0' && (
          <Button
            variant="default"
            aria-label={`Cerrar la sesión de ${device(row)}, abierta el ${moment(row.CREADA)}`}
            onClick={() =>
              void act(
                '¿Desea cerrar esa sesión?',
                () => end.mutateAsync({ ID_SESION: row.ID_SESION }),
                'Sesión cerrada',
              )
            }
          >
            Cerrar
          </Button>
        ),
    },
  ];
  const rows = list.data ?? [];
  const others = rows.filter((row) => row.ACTUAL === '0').length;
  return (
    <div className="d-stack">
      <h2>Sesiones abiertas</h2>
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : (
        <>
          <DataTable
            label="Sesiones abiertas"
            columns={columns}
            rows={rows}
            rowKey={(row) => row.ID_SESION}
          />
          {others === 0 ? (
            <p className="d-dimmed">No tiene otras sesiones abiertas.</p>
          ) : (
            <div className="d-row">
              <Button
                variant="default"
                onClick={() =>
                  void act(
                    '¿Desea cerrar todas las demás sesiones?',
                    () => endOthers.mutateAsync({}),
                    'Las demás sesiones se cerraron',
                  )
                }
              >
                Cerrar las demás sesiones
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
