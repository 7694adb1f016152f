import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { userProcedures } from '../../shared/users/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { EditUser } from './EditUser.tsx';
import { readGrants } from './grants.ts';
import { UserState } from './UserState.tsx';
import { BackToList } from './UserFormParts.tsx';

/** One user of the company, by the id of the address. */
export function UserPage() {
  const { id = '' } = useParams();
  const { company } = useSession();
  const list = useProcedure(userProcedures.listUsers, {});
  const user = list.data?.find((each) => each.IdUsuario === id);
  const whose = { ID_USUARIO: id };
  const known = { enabled: user !== undefined };
  const rows = useProcedure(
    userProcedures.applications,
    { ...whose, MODO: '3', ID_CLIENTE: company.id, OPCION: '0' },
    known,
  );
  const permissions = useProcedure(userProcedures.permissions, { ...whose, ID_PERFIL: company.id }, known);
  const name = user?.NombreUsuario ?? 'Usuario';
  useEffect(() => {
    window.document.title = `${name} · Permisos · Despacho`;
  }, [name]);
  const failed = [list, rows, permissions].find((each) => each.isError);
  return (
    <div className="d-stack">
      <BackToList />
      {failed?.error ? (
        <>
          <h1 tabIndex={-1}>Usuario</h1>
          <ErrorState error={failed.error} retry={() => void failed.refetch()} />
        </>
      ) : list.data && !user ? (
        <>
          <h1 tabIndex={-1}>Usuario</h1>
          <EmptyState
            icon="user"
            title="Ese usuario no está en su empresa"
            text="Puede que la dirección esté incompleta."
            action={<Link to="/permisosUsuarios">Ver los usuarios</Link>}
          />
        </>
      ) : user?.ESTADO === 'BORRADO' ? (
        <>
          <div className="d-row d-list-head">
            <h1 tabIndex={-1}>{name}</h1>
            <UserState state="BORRADO" />
          </div>
          <p>
            El usuario <code>{user.Usuario}</code> se borró y no vuelve a entrar. Su nombre queda en los
            documentos y en la bitácora.
          </p>
        </>
      ) : user && rows.data && permissions.data ? (
        <EditUser key={id} user={user} first={readGrants(rows.data, permissions.data)} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
