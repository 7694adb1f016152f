import { useRef } from 'react';
import type { ListedUser } from '../../shared/users/procedures.ts';
import { useSession } from '../api/session.ts';
import { Button } from '../kit/simple.tsx';
import { ResetFactors } from './factor/ResetFactors.tsx';
import type { Grants } from './grants.ts';
import { GrantsTable } from './GrantsTable.tsx';
import { PasswordLink } from './PasswordLink.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { UserFields } from './UserFields.tsx';
import { Section } from './UserFormParts.tsx';
import { UserLife } from './UserLife.tsx';
import { UserState } from './UserState.tsx';
import type { Run } from './useStepUp.tsx';
import { useUserEdit } from './useUserEdit.ts';

/** Changes a user: facts and permissions together; state and password each by an act of its own. */
export function EditUser({ user, first }: { user: ListedUser; first: Grants }) {
  const own = useSession().user.id === user.IdUsuario;
  const form = useRef<HTMLFormElement>(null);
  const { values, setValues, errors, changed, undo, send, toggle, busy, run, dialog } = useUserEdit(
    user,
    first,
    form,
  );
  return (
    <>
      <UserHead user={user} own={own} run={run} toggle={toggle} />
      <form
        ref={form}
        className="d-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="us-form">
          <UserFields
            facts={values.facts}
            onChange={(facts) => setValues({ ...values, facts })}
            errors={errors}
            own={own}
          />
        </div>
        <p className="d-dimmed">
          Al cambiar el perfil o la administración se cierran las sesiones de la persona.
        </p>
        <Section title="Aplicaciones y permisos">
          <GrantsTable grants={values.grants} onChange={(grants) => setValues({ ...values, grants })} />
        </Section>
        <div className="d-row d-row-end">
          <Button variant="default" disabled={!changed} onClick={undo}>
            Deshacer cambios
          </Button>
          <Button type="submit" disabled={!changed} loading={busy}>
            Guardar
          </Button>
        </div>
      </form>
      {!own && <PersonSessions user={user} run={run} />}
      {dialog}
    </>
  );
}

/** Who it is, and the acts on the whole of them; nobody does those to themselves. */
function UserHead(props: { user: ListedUser; own: boolean; run: Run; toggle: () => Promise<void> }) {
  const { user, own, run, toggle } = props;
  const active = user.ACTIVO === '1';
  const known = ['ACTIVO', 'INACTIVO'].includes(user.ESTADO);
  return (
    <>
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>{user.NombreUsuario}</h1>
        <UserState state={user.ESTADO} />
        <span className="d-grow" />
        {!own && user.ESTADO !== 'POR_CONFIRMAR' && <PasswordLink user={user} run={run} />}
        {!own && known && <ResetFactors user={user} run={run} />}
        {!own && known && (
          <Button variant="default" danger={active} onClick={() => void toggle()}>
            {active ? 'Desactivar' : 'Activar'}
          </Button>
        )}
        {!own && <UserLife user={user} run={run} />}
      </div>
      <p className="d-dimmed">
        Usuario <code>{user.Usuario}</code>.{' '}
        {own &&
          'Es usted: su acceso de administrador solo lo quita otro administrador, y su contraseña se cambia en su perfil.'}
        {user.ESTADO === 'INVITADO' && 'Todavía no abre su cuenta con el enlace que usted le dio.'}
        {user.ESTADO === 'POR_CONFIRMAR' &&
          'Alguien abrió la cuenta con el enlace; no entra hasta que usted la confirme.'}
      </p>
    </>
  );
}
