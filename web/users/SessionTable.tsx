import type { ReactNode } from 'react';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import type { useProcedure } from '../api/queries.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { confirm, inform } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { Badge, ErrorState, Loading } from '../kit/states.tsx';
import { toast } from '../kit/toasts.ts';
import { moment } from './signInWords.ts';

type Row = Result<typeof userProcedures.sessions>[number];

const device = (row: Row): string => row.DISPOSITIVO || 'Navegador o programa sin nombre';

/** Asks, ends, and tells; `work` answers undefined when the person would not give the password for it. */
export async function endSessions<T>(
  question: string,
  work: () => Promise<T | undefined>,
  told: string | ((ended: T) => string),
  besides = '',
): Promise<void> {
  const text = `Lo que no se haya guardado allí se conserva en ese navegador.${besides}`;
  if (!(await confirm(question, text, 'Cerrar'))) return;
  try {
    const ended = await work();
    if (ended !== undefined) toast(typeof told === 'string' ? told : told(ended));
  } catch (thrown) {
    await inform('No se pudo completar', errorText(thrown));
  }
}

/** Open sessions of one person, each but this one with the way to end it; `all` is what ends more than one. */
export function SessionTable(props: {
  list: ReturnType<typeof useProcedure<typeof userProcedures.sessions>>;
  end: (id: string) => Promise<unknown>;
  all: (others: number) => ReactNode;
}) {
  const { list, end, all } = props;
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
              void endSessions('¿Desea cerrar esa sesión?', () => end(row.ID_SESION), 'Sesión cerrada')
            }
          >
            Cerrar
          </Button>
        ),
    },
  ];
  const rows = list.data ?? [];
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
          {all(rows.filter((row) => row.ACTUAL === '0').length)}
        </>
      )}
    </div>
  );
}
