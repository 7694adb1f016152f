import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { fold } from '../../../shared/foundation/text/clean.ts';
import { grantables, titleOfRight } from '../../../shared/users/grantables.ts';
import { permissionCsv, type DraftPerson } from '../../../shared/users/permissionDraft.ts';
import { permissionProcedures, type PermissionTable } from '../../../shared/users/permissionProcedures.ts';
import { differencesBetween } from '../../../shared/users/withRight.ts';
import { useProcedure } from '../../api/queries.ts';
import { ListSearch } from '../../document/list/ListSearch.tsx';
import { download, formatCsv } from '../../kit/grid/csv.ts';
import { Button } from '../../kit/simple.tsx';
import { EmptyState, ErrorState, Loading } from '../../kit/states.tsx';
import { useAddress } from '../../kit/useAddress.ts';
import { BackToList } from '../UserFormParts.tsx';
import { ImportPermissions } from './ImportPermissions.tsx';
import { MatrixTable, type Chosen } from './MatrixTable.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { useMatrix, type Matrix } from './useMatrix.ts';

/** Who may do what, as the server decides it: people by rights (spec 3, user permission record). */
export function MatrixPage() {
  const list = useProcedure(permissionProcedures.permissionTable, {});
  useEffect(() => {
    window.document.title = 'Matriz de permisos · Despacho';
  }, []);
  return (
    <div className="d-stack">
      <BackToList />
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <>
          <h1 tabIndex={-1}>Matriz de permisos</h1>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </>
      ) : (
        <Editor table={list.data} />
      )}
    </div>
  );
}

/** The people who are looked at: by name, login or role, and all or those in work. */
function peopleFound(matrix: Matrix, term: string, all: boolean): DraftPerson[] {
  return matrix.people
    .filter(({ ACTIVO }) => all || ACTIVO === '1')
    .filter(({ NombreUsuario, Usuario }) =>
      [NombreUsuario, Usuario].some((text) => fold(text).includes(fold(term))),
    );
}

/** Whether the person's own rows say otherwise than their role. */
const differs = (matrix: Matrix, person: DraftPerson): boolean =>
  person.ROL !== '' &&
  differencesBetween(matrix.company, { ...person, APLICACIONES: {}, PERMISOS: [] }, person).length > 0;

function Editor({ table }: { table: PermissionTable }) {
  const { read, put } = useAddress();
  const matrix = useMatrix(table);
  const [chosen, choose] = useState<Chosen>();
  const term = read('q');
  const [all, differing] = [read('estado') === 'todos', read('rol') === 'difiere'];
  const found = peopleFound(matrix, term, all).filter((each) => !differing || differs(matrix, each));
  const wanted = read('permiso');
  const rights = grantables.filter(
    (right) => table.MODULOS.includes(right.module) && fold(titleOfRight(right)).includes(fold(wanted)),
  );
  const person = matrix.people.find(({ IdUsuario }) => IdUsuario === chosen?.person);
  const csv = (): void => {
    const { head, rows } = permissionCsv(table);
    download('permisos.csv', formatCsv(head, rows));
  };
  const chip = (label: string, pressed: boolean, toggle: () => void) => (
    <button type="button" className="d-chip" aria-pressed={pressed} onClick={toggle}>
      {label}
    </button>
  );
  return (
    <>
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>Matriz de permisos</h1>
        <span className="d-grow" />
        <Link to="/permisosUsuarios/roles">Roles</Link>
        <Button variant="default" icon="download" onClick={csv}>
          Exportar CSV
        </Button>
        <ImportPermissions table={table} matrix={matrix} />
      </div>
      <div className="d-row">
        <ListSearch label="Buscar personas" value={term} onChange={(q) => put({ q })} />
        <ListSearch label="Buscar permisos" value={wanted} onChange={(permiso) => put({ permiso })} />
        {chip('También inactivos', all, () => put({ estado: all ? '' : 'todos' }))}
        {chip('Difieren de su rol', differing, () => put({ rol: differing ? '' : 'difiere' }))}
      </div>
      <SaveBar matrix={matrix} />
      {found.length === 0 || rights.length === 0 ? (
        <EmptyState title="Nada coincide con la búsqueda" text="Cambie el texto o quite los filtros." />
      ) : (
        <div className="us-matrix-page">
          <MatrixTable matrix={matrix} people={found} rights={rights} chosen={chosen} choose={choose} />
          {person && chosen ? (
            <PersonPanel key={person.IdUsuario} matrix={matrix} person={person} chosen={chosen} />
          ) : (
            <p className="us-person d-dimmed">
              Elija una persona o una casilla para ver por qué puede, compararla con otra o cambiarla.
            </p>
          )}
        </div>
      )}
      {matrix.dialog}
    </>
  );
}

/** What was drafted and is not stored yet. */
function SaveBar({ matrix }: { matrix: Matrix }) {
  const { lines, busy, undo, save } = matrix;
  if (lines.length === 0) return null;
  return (
    <div className="us-save d-row" role="status">
      <details className="d-grow">
        <summary>
          {lines.length === 1 ? 'Un cambio sin guardar' : `${lines.length} cambios sin guardar`}
        </summary>
        <ul>
          {lines.map(({ person, what, before, after }) => (
            <li key={`${person} ${what}`}>
              {person} · {what}: {before} → {after}
            </li>
          ))}
        </ul>
      </details>
      <Button variant="default" onClick={undo}>
        Deshacer cambios
      </Button>
      <Button loading={busy} onClick={() => void save()}>
        Guardar
      </Button>
    </div>
  );
}
