import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rolesOf } from '../../../shared/foundation/access/roles.ts';
import { grantables, titleOfRight, type Grantable } from '../../../shared/users/grantables.ts';
import { rowsLike, type DraftPerson } from '../../../shared/users/permissionDraft.ts';
import { profiles } from '../../../shared/users/profiles.ts';
import { whyOf } from '../../../shared/users/whyOf.ts';
import { differencesBetween } from '../../../shared/users/withRight.ts';
import { confirm } from '../../kit/dialogs/dialogs.ts';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { Button } from '../../kit/simple.tsx';
import type { Chosen } from './MatrixTable.tsx';
import type { Matrix } from './useMatrix.ts';

interface Props {
  matrix: Matrix;
  person: DraftPerson;
  chosen: Chosen;
}

/** One person: their role, why they may do what was chosen, how they differ from role or from somebody else. */
export function PersonPanel({ matrix, person, chosen }: Props) {
  const roles = Object.entries(rolesOf(matrix.company.ROLES));
  return (
    <aside className="us-person d-stack" aria-label={`Permisos de ${person.NombreUsuario}`}>
      <h2>{person.NombreUsuario}</h2>
      <p className="d-dimmed">
        {person.Usuario} · {profiles[person.IdPerfil]?.name ?? person.IdPerfil}
        {person.SUPER === '1' && ' · administra'}
        {person.ACTIVO !== '1' && ' · inactivo'} ·{' '}
        <Link to={`/permisosUsuarios/${person.IdUsuario}`}>Ficha</Link>
      </p>
      <PlainSelect
        label="Rol"
        value={person.ROL}
        options={[
          { value: '', label: 'Sin rol: permisos propios' },
          ...roles.map(([value, { NOMBRE }]) => ({ value, label: NOMBRE })),
        ]}
        onChange={(role) => matrix.setRole(person.IdUsuario, role)}
      />
      {person.ROL !== '' && (
        <p className="d-dimmed">{rolesOf(matrix.company.ROLES)[person.ROL]?.DESCRIPCION}</p>
      )}
      {chosen.right && <WhyOne matrix={matrix} person={person} right={chosen.right} />}
      {person.ROL !== '' && <OwnDifferences matrix={matrix} person={person} />}
      <Compared matrix={matrix} person={person} />
    </aside>
  );
}

/** Why the person may do it or not, and the act that turns it round. */
function WhyOne({ matrix, person, right }: { matrix: Matrix; person: DraftPerson; right: Grantable }) {
  const why = whyOf(matrix.company, person, right);
  const fixed = ['inactive', 'profile', 'company', 'application', 'group'].includes(why.by);
  return (
    <div className="us-why" aria-live="polite">
      <h3>{titleOfRight(right)}</h3>
      <p>
        <strong>{why.on ? 'Sí puede.' : 'No puede.'}</strong> {why.text}
      </p>
      {!fixed && (
        <Button
          variant="default"
          danger={why.on}
          onClick={() => matrix.set(person.IdUsuario, right, !why.on)}
        >
          {why.differs ? 'Volver a lo que dice su rol' : why.on ? 'Quitar' : 'Dar'}
        </Button>
      )}
    </div>
  );
}

/** What the person's own rows say otherwise than the role. */
function OwnDifferences({ matrix, person }: { matrix: Matrix; person: DraftPerson }) {
  const bare: DraftPerson = { ...person, APLICACIONES: {}, PERMISOS: [] };
  const differing = differencesBetween(matrix.company, bare, person);
  return (
    <div>
      <h3>Difiere de su rol</h3>
      {differing.length === 0 ? (
        <p className="d-dimmed">En nada: puede lo que dice su rol.</p>
      ) : (
        <ul className="us-differences">
          {differing.map(({ right, one, other }) => (
            <li key={right.name}>
              <span>
                {titleOfRight(right)}: <strong>{other ? 'se le dio' : 'se le quitó'}</strong>
              </span>
              <Button
                variant="subtle"
                aria-label={`Deshacer ${titleOfRight(right)}`}
                onClick={() => matrix.set(person.IdUsuario, right, one)}
              >
                Deshacer
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Beside another person: what one of both may and the other may not; and the way to make them alike. */
function Compared({ matrix, person }: { matrix: Matrix; person: DraftPerson }) {
  const [id, setId] = useState('');
  const others = matrix.people.filter((each) => each.IdUsuario !== person.IdUsuario);
  const other = others.find((each) => each.IdUsuario === id);
  const differing = other
    ? grantables
        .map((right) => ({
          right,
          own: whyOf(matrix.company, person, right).on,
          theirs: whyOf(matrix.company, other, right).on,
        }))
        .filter(({ own, theirs }) => own !== theirs)
    : [];
  const copy = async (from: DraftPerson): Promise<void> => {
    const text = `${person.NombreUsuario} tendrá el rol y las diferencias de ${from.NombreUsuario}. El perfil y la administración no se copian.`;
    if (await confirm('¿Desea copiar los permisos ?', text, 'Copiar'))
      matrix.copy(person.IdUsuario, rowsLike(from));
  };
  return (
    <div className="d-stack">
      <PlainSelect
        label="Comparar con"
        value={id}
        options={[
          { value: '', label: 'Nadie' },
          ...others.map(({ IdUsuario, NombreUsuario }) => ({ value: IdUsuario, label: NombreUsuario })),
        ]}
        onChange={setId}
      />
      {other && differing.length === 0 && <p className="d-dimmed">Los dos pueden lo mismo.</p>}
      {other && differing.length > 0 && (
        <ul className="us-differences">
          {differing.map(({ right, own }) => (
            <li key={right.name}>
              <span>
                {titleOfRight(right)}: solo {own ? person.NombreUsuario : other.NombreUsuario}
              </span>
            </li>
          ))}
        </ul>
      )}
      {other && (
        <Button variant="default" onClick={() => void copy(other)}>
          Copiar de {other.NombreUsuario}
        </Button>
      )}
    </div>
  );
}
