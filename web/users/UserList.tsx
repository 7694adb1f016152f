import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { fold } from '../../shared/foundation/text/clean.ts';
import type { UserAccountState } from '../../shared/users/listedUser.ts';
import { userProcedures, type ListedUser } from '../../shared/users/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { ListSearch } from '../document/list/ListSearch.tsx';
import { DataTable, type TableColumn } from '../kit/DataTable.tsx';
import { Button } from '../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../kit/states.tsx';
import { useAddress } from '../kit/useAddress.ts';
import { UserState, userStates } from './UserState.tsx';

const STATES = [
  { name: 'activos', label: 'Activos', of: ['ACTIVO'] },
  { name: 'inactivos', label: 'Inactivos', of: ['INACTIVO'] },
  { name: 'por-confirmar', label: 'Por confirmar', of: ['INVITADO', 'POR_CONFIRMAR'] },
  { name: 'borrados', label: 'Borrados', of: ['BORRADO'] },
] as const satisfies readonly { name: string; label: string; of: readonly UserAccountState[] }[];

const addressOf = (row: ListedUser): string => `/permisosUsuarios/${row.IdUsuario}`;

const columns: readonly TableColumn<ListedUser>[] = [
  {
    name: 'NombreUsuario',
    label: 'Nombre',
    sortable: true,
    text: (row) => row.NombreUsuario,
    render: (row) => <Link to={addressOf(row)}>{row.NombreUsuario}</Link>,
  },
  { name: 'Usuario', label: 'Usuario', sortable: true, text: (row) => row.Usuario },
  { name: 'EmailUsuario', label: 'Correo', sortable: true, text: (row) => row.EmailUsuario },
  { name: 'PerfilUsuario', label: 'Perfil', sortable: true, text: (row) => row.PerfilUsuario },
  { name: 'SUPER', label: 'Administrador', sortable: true, text: (row) => (row.SUPER === '1' ? 'Sí' : 'No') },
  {
    name: 'ESTADO',
    label: 'Estado',
    sortable: true,
    text: (row) => userStates[row.ESTADO].label,
    render: (row) => <UserState state={row.ESTADO} />,
  },
];

/** The people who match, in the order of a column; `-` before its name turns it round. */
function usersFound(
  users: readonly ListedUser[],
  { term, state, order }: { term: string; state: string; order: string },
): ListedUser[] {
  const name = order.replace('-', '') as keyof ListedUser;
  const sign = order.startsWith('-') ? -1 : 1;
  const wanted: readonly UserAccountState[] | undefined = STATES.find((each) => each.name === state)?.of;
  return users
    .filter((row) => (wanted ? wanted.includes(row.ESTADO) : row.ESTADO !== 'BORRADO'))
    .filter((row) =>
      [row.NombreUsuario, row.Usuario, row.EmailUsuario, row.PerfilUsuario].some((text) =>
        fold(text).includes(fold(term)),
      ),
    )
    .toSorted((a, b) => String(a[name]).localeCompare(String(b[name]), 'es') * sign);
}

/** 'Permisos' (spec 2, sidebar): everybody of the company. */
export function UserList() {
  const { read, put } = useAddress();
  const navigate = useNavigate();
  const { company } = useSession();
  const list = useProcedure(userProcedures.listUsers, {});
  useEffect(() => {
    window.document.title = 'Permisos · Despacho';
  }, []);
  const state = read('estado');
  const order = read('orden') || 'NombreUsuario';
  const rows = usersFound(list.data ?? [], { term: read('q'), state, order });
  const create = (): void => void navigate('/permisosUsuarios/nuevo');
  return (
    <div className="d-stack">
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>Permisos</h1>
        <span className="d-dimmed">Usuarios de {company.name}</span>
        <span className="d-grow" />
        <Link to="/permisosUsuarios/matriz">Matriz de permisos</Link>
        <Link to="/permisosUsuarios/roles">Roles</Link>
        <Link to="/permisosUsuarios/programas">Programas</Link>
        <Button icon="plus" onClick={create}>
          Nuevo usuario
        </Button>
      </div>
      <div className="d-row">
        <ListSearch label="Buscar usuarios" value={read('q')} onChange={(q) => put({ q })} />
        {STATES.map((each) => (
          <button
            key={each.name}
            type="button"
            className="d-chip"
            aria-pressed={state === each.name}
            onClick={() => put({ estado: state === each.name ? '' : each.name })}
          >
            {each.label}
          </button>
        ))}
      </div>
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState title="Nada coincide con la búsqueda" text="Cambie el texto o quite los filtros." />
      ) : (
        <DataTable
          label="Usuarios"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.IdUsuario}
          order={order}
          onOrder={(next) => put({ orden: next })}
          onOpen={(row) => navigate(addressOf(row))}
        />
      )}
    </div>
  );
}
