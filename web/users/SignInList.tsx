import { userProcedures } from '../../shared/users/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { Badge, ErrorState, Loading } from '../kit/states.tsx';
import { deviceName, failuresText, moment, type SignIn } from './signInWords.ts';

const device = (row: SignIn): string => {
  const name = deviceName(row.DISPOSITIVO);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const columns: readonly TableColumn<SignIn>[] = [
  { name: 'FECHA', label: 'Cuándo', text: (row) => moment(row.FECHA) },
  {
    name: 'DISPOSITIVO',
    label: 'Dispositivo',
    text: device,
    render: (row) => (
      <span>
        {device(row)} {row.ACTUAL === '1' && <Badge label="Este ingreso" tone="good" icon="check" />}
        {row.NUEVO === '1' && <Badge label="Visto por primera vez" tone="neutral" icon="info" />}
      </span>
    ),
  },
  { name: 'DIRECCION', label: 'Dirección', text: (row) => row.DIRECCION },
  {
    name: 'FALLIDOS',
    label: 'Intentos fallidos antes',
    right: true,
    text: (row) => String(row.FALLIDOS),
  },
];

/** The last sign-ins of the person, and who tried since. */
export function SignInList() {
  const list = useProcedure(userProcedures.signIns, {});
  return (
    <div className="d-stack">
      <h2>Últimos ingresos</h2>
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : (
        <>
          <p className={list.data.FALLIDOS === 0 ? 'd-dimmed' : ''}>
            {failuresText(list.data.FALLIDOS, list.data.ULTIMO_FALLIDO) ||
              'Nadie escribió una contraseña ni un código equivocados desde el último ingreso.'}
          </p>
          <DataTable
            label="Últimos ingresos"
            columns={columns}
            rows={list.data.INGRESOS}
            rowKey={(row) => row.ID_SESION}
          />
          <p className="d-dimmed">Si no reconoce uno, cambie su contraseña y cierre las demás sesiones.</p>
        </>
      )}
    </div>
  );
}
