import { Fragment } from 'react';
import { rolesOf } from '../../../shared/foundation/access/roles.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import { applications } from '../../../shared/users/applications.ts';
import { titleOfRight, type Grantable } from '../../../shared/users/grantables.ts';
import type { DraftPerson } from '../../../shared/users/permissionDraft.ts';
import { whyOf, type Why } from '../../../shared/users/whyOf.ts';
import { Icon } from '../../kit/icons.tsx';
import type { Matrix } from './useMatrix.ts';

/** What is looked at: a person, and one of their rights. */
export interface Chosen {
  person: string;
  right?: Grantable;
}

interface Props {
  matrix: Matrix;
  people: readonly DraftPerson[];
  rights: readonly Grantable[];
  chosen: Chosen | undefined;
  choose: (chosen: Chosen) => void;
}

/** What everybody may do: a line for each right, by application and group of fields, a column for each person. */
export function MatrixTable({ matrix, people, rights, chosen, choose }: Props) {
  const modules = [...new Set(rights.map(({ module }) => module))];
  const roles = rolesOf(matrix.company.ROLES);
  return (
    <div className="us-matrix-wrap" tabIndex={0} role="region" aria-label="Matriz de permisos">
      <table className="us-matrix">
        <thead>
          <tr>
            <th scope="col">Permiso</th>
            {people.map((user) => (
              <th key={user.IdUsuario} scope="col" aria-selected={chosen?.person === user.IdUsuario}>
                <button type="button" onClick={() => choose({ person: user.IdUsuario })}>
                  {user.NombreUsuario}
                  <small>{roles[user.ROL]?.NOMBRE ?? 'Sin rol'}</small>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => (
            <ModuleRows key={module} module={module} table={{ matrix, people, rights, chosen, choose }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ModuleRows({ module, table }: { module: ModuleName; table: Props }) {
  const { matrix, people, rights, chosen, choose } = table;
  return (
    <Fragment>
      <tr className="us-matrix-module">
        <th scope="rowgroup" colSpan={people.length + 1}>
          {applications[module].name}
        </th>
      </tr>
      {rights
        .filter((right) => right.module === module)
        .map((right) => (
          <tr key={right.name}>
            <th scope="row" className={right.object === '' ? '' : 'us-matrix-object'}>
              {right.label}
            </th>
            {people.map((user) => (
              <Cell
                key={user.IdUsuario}
                user={user}
                right={right}
                why={whyOf(matrix.company, user, right)}
                chosen={chosen?.person === user.IdUsuario && chosen.right === right}
                choose={() => choose({ person: user.IdUsuario, right })}
              />
            ))}
          </tr>
        ))}
    </Fragment>
  );
}

function Cell(props: { user: DraftPerson; right: Grantable; why: Why; chosen: boolean; choose: () => void }) {
  const { user, right, why, chosen, choose } = props;
  const state = `${why.on ? 'sí' : 'no'}${why.differs ? ', difiere de su rol' : ''}`;
  return (
    <td>
      <button
        type="button"
        className={`us-cell ${why.on ? 'us-cell-on' : ''} ${why.differs ? 'us-cell-differs' : ''}`}
        aria-pressed={chosen}
        aria-label={`${user.NombreUsuario}, ${titleOfRight(right)}: ${state}`}
        title={why.text}
        onClick={choose}
      >
        {why.on ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      </button>
    </td>
  );
}
