import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { useState } from 'react';
import { errorText } from '../../api/apiError.ts';
import { useAction, useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { DataTable, type TableColumn } from '../../kit/DataTable.tsx';
import { confirm, inform } from '../../kit/dialogs/dialogs.ts';
import { Button } from '../../kit/simple.tsx';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { useStepUp, type Run } from '../useStepUp.tsx';
import { AddFactor } from './AddFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Own = Result<typeof userProcedures.factors>;
type Row = Own['FACTORES'][number];

const moment = (instant: string): string =>
  instant === '' ? 'Todavía no' : formatDateTime(localDateTime(new Date(instant)));
const KINDS: Record<Row['METODO'], string> = { llave: 'Llave de acceso', codigo: 'Aplicación de códigos' };

const columnsOf = (take: (row: Row) => void): readonly TableColumn<Row>[] => [
  { name: 'NOMBRE', label: 'Nombre', text: (row) => row.NOMBRE },
  { name: 'METODO', label: 'Tipo', text: (row) => KINDS[row.METODO] },
  { name: 'CREADO', label: 'Agregado', text: (row) => moment(row.CREADO) },
  { name: 'ULTIMO_USO', label: 'Último uso', text: (row) => moment(row.ULTIMO_USO) },
  {
    name: 'QUITAR',
    label: 'Acción',
    text: () => '',
    render: (row) => (
      <Button variant="default" aria-label={`Quitar ${row.NOMBRE}`} onClick={() => take(row)}>
        Quitar
      </Button>
    ),
  },
];

/** 'Segundo factor' of the own account: what there is, another one, and the recovery codes. */
export function FactorSection() {
  const { user } = useSession();
  const own = useProcedure(userProcedures.factors, {});
  const { run, dialog } = useStepUp();
  const { codes, setCodes, take, makeCodes } = useOwnFactors(run);
  return (
    <div className="d-stack">
      <h2>Segundo factor</h2>
      {own.isPending ? (
        <Loading />
      ) : own.isError ? (
        <ErrorState error={own.error} retry={() => void own.refetch()} />
      ) : (
        <>
          <Told own={own.data} />
          {own.data.FACTORES.length > 0 && (
            <>
              <DataTable
                label="Segundo factor"
                columns={columnsOf((row) => void take(row))}
                rows={own.data.FACTORES}
                rowKey={(row) => row.ID_FACTOR}
              />
              <div className="d-row">
                <span>Códigos de recuperación sin usar: {own.data.CODIGOS}</span>
                <Button variant="default" onClick={() => void makeCodes()}>
                  Crear códigos nuevos
                </Button>
              </div>
            </>
          )}
          {codes.length > 0 ? (
            <RecoveryCodes login={user.login} codes={codes} onDone={() => setCodes([])} />
          ) : (
            <AddFactor login={user.login} run={run} first={false} onDone={() => void own.refetch()} />
          )}
        </>
      )}
      {dialog}
    </div>
  );
}

/** Taking off a second factor, and new codes in the place of the old. */
function useOwnFactors(run: Run) {
  const remove = useAction(userProcedures.removeFactor);
  const renew = useAction(userProcedures.newRecoveryCodes);
  const [codes, setCodes] = useState<string[]>([]);

  const take = async (row: Row): Promise<void> => {
    const body =
      'Sus otras sesiones se cierran. Si es el último, también se borran los códigos de recuperación.';
    if (!(await confirm(`¿Desea quitar «${row.NOMBRE}»?`, body, 'Quitar', true))) return;
    try {
      const input = { ID_FACTOR: row.ID_FACTOR };
      if (await run(() => remove.mutateAsync(input))) toast('Segundo factor quitado', '', 'good');
    } catch (thrown) {
      await inform('No se pudo completar', errorText(thrown));
    }
  };
  const makeCodes = async (): Promise<void> => {
    const body = 'Los que tenía dejan de servir.';
    if (!(await confirm('¿Desea crear códigos de recuperación nuevos?', body, 'Crear'))) return;
    try {
      const made = await run(() => renew.mutateAsync({}));
      if (made) setCodes(made.CODIGOS);
    } catch (thrown) {
      await inform('No se pudo completar', errorText(thrown));
    }
  };
  return { codes, setCodes, take, makeCodes };
}

const Told = ({ own }: { own: Own }) => (
  <>
    {own.QUITADO && (
      <p role="alert">
        {own.QUITADO.POR} quitó su segundo factor el {moment(own.QUITADO.CUANDO)}. Si usted no lo pidió,
        avísele.
      </p>
    )}
    <p className="d-dimmed">
      {own.FACTORES.length > 0
        ? 'Al entrar se pide además de la contraseña. Conviene tener dos, por si pierde uno.'
        : 'Con él, quien adivine su contraseña todavía no entra. Al agregarlo se cierran sus otras sesiones.'}
    </p>
  </>
);
