import { useRef, useState } from 'react';
import { userProcedures, type ListedUser } from '../../shared/users/procedures.ts';
import { useAction } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { confirm, confirmSave, informDone } from '../kit/dialogs/dialogs.ts';
import { Button } from '../kit/simple.tsx';
import { ResetFactors } from './factor/ResetFactors.tsx';
import type { Grants } from './grants.ts';
import { GrantsTable } from './GrantsTable.tsx';
import { PasswordLink } from './PasswordLink.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { importersOf, UserFields, type FieldErrors, type UserFacts } from './UserFields.tsx';
import { Section, tellMissing, tellRefused } from './UserFormParts.tsx';
import { userNoun } from './userNoun.ts';
import { UserState } from './UserState.tsx';
import { userChange, type UserChange } from './userChange.ts';
import { useStepUp } from './useStepUp.tsx';

interface Values {
  facts: UserFacts;
  grants: Grants;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what this person changed is sent, so that two administrators do not undo each other's fields. */
function changesOf(before: Values, after: Values): UserChange {
  const [a, b] = [before.facts, after.facts];
  const [had, has] = [before.grants, after.grants];
  return {
    ...(a.NOMBRE !== b.NOMBRE && { NOMBRE: b.NOMBRE }),
    ...(a.CORREO !== b.CORREO && { CORREO: b.CORREO }),
    ...(a.ID_PERFIL !== b.ID_PERFIL && { ID_PERFIL: b.ID_PERFIL }),
    ...(a.SUPER !== b.SUPER && { SUPER: b.SUPER }),
    ...(a.IMPORTADORES !== b.IMPORTADORES && { IMPORTADORES: importersOf(b) }),
    ...(!same(had.applications, has.applications) && { APLICACIONES: has.applications }),
    ...(!same(had.rights, has.rights) && { PERMISOS: has.rights }),
  };
}

/** Changes a user: facts and permissions together; state and password each by an act of its own. */
export function EditUser({ user, first }: { user: ListedUser; first: Grants }) {
  const own = useSession().user.id === user.IdUsuario;
  const form = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState<Values>({
    facts: {
      NOMBRE: user.NombreUsuario,
      CORREO: user.EmailUsuario,
      ID_PERFIL: user.IdPerfil,
      SUPER: user.SUPER === '1',
      IMPORTADORES: user.IMPORTADORES.join(', '),
    },
    grants: first,
  });
  const [values, setValues] = useState(known);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useAction(userProcedures.saveUser);
  const { run, window } = useStepUp();
  const active = user.ACTIVO === '1';
  const changes = changesOf(known, values);
  const changed = Object.keys(changes).length > 0;

  const store = async (change: UserChange): Promise<boolean> => {
    try {
      const act = () => save.mutateAsync(userChange(user.IdUsuario, change));
      if (!(await run('modificar usuarios', act))) return false;
      setErrors({});
      await informDone(userNoun, 'modificado');
      return true;
    } catch (thrown) {
      await tellRefused(form, thrown, 'modificado', setErrors);
      return false;
    }
  };
  const send = async (): Promise<void> => {
    if (await tellMissing(form, { NOMBRE: values.facts.NOMBRE }, setErrors)) return;
    if ((await confirmSave()) && (await store(changes))) setKnown(values);
  };
  const toggle = async (): Promise<void> => {
    const question = active ? '¿Desea desactivar el usuario ?' : '¿Desea activar el usuario ?';
    const body = active
      ? `${user.NombreUsuario} no podrá entrar y sus sesiones se cierran ahora. Sus documentos se conservan.`
      : `${user.NombreUsuario} podrá entrar con la contraseña que tenía.`;
    if (await confirm(question, body, active ? 'Desactivar' : 'Activar', active))
      await store({ ACTIVO: !active });
  };
  return (
    <>
      <div className="d-row d-list-head">
        <h1 tabIndex={-1}>{user.NombreUsuario}</h1>
        <UserState active={active} />
        <span className="d-grow" />
        {!own && <PasswordLink user={user} run={run} />}
        {!own && <ResetFactors user={user} run={run} />}
        {!own && (
          <Button variant="default" danger={active} onClick={() => void toggle()}>
            {active ? 'Desactivar' : 'Activar'}
          </Button>
        )}
      </div>
      <p className="d-dimmed">
        Usuario <code>{user.Usuario}</code>.{' '}
        {own &&
          'Es usted: su acceso de administrador solo lo quita otro administrador, y su contraseña se cambia en su perfil.'}
      </p>
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
          <Button variant="default" disabled={!changed} onClick={() => setValues(known)}>
            Deshacer cambios
          </Button>
          <Button type="submit" disabled={!changed} loading={save.isPending}>
            Guardar
          </Button>
        </div>
      </form>
      {!own && <PersonSessions user={user} run={run} />}
      {window}
    </>
  );
}
