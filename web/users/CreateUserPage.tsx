import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { userProcedures } from '../../shared/users/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { GivenPassword } from './GivenPassword.tsx';
import { noGrants, setApplication, type Grants } from './grants.ts';
import { GrantsTable } from './GrantsTable.tsx';
import { UserFields } from './UserFields.tsx';
import { BackToList, Section } from './UserFormParts.tsx';
import { useNewUser } from './useNewUser.tsx';

/** A new user of the company. The applications offered are the company's; the caller's own rows name them. */
export function CreateUserPage() {
  const { company, user } = useSession();
  const own = { MODO: '3', ID_CLIENTE: company.id, ID_USUARIO: user.id, OPCION: '0' };
  const list = useProcedure(userProcedures.applications, own);
  useEffect(() => {
    window.document.title = 'Nuevo usuario · Despacho';
  }, []);
  return (
    <div className="d-stack">
      <BackToList />
      <h1 tabIndex={-1}>Nuevo usuario</h1>
      {list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : (
        <CreateForm first={noGrants(list.data)} />
      )}
    </div>
  );
}

function CreateForm({ first }: { first: Grants }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const user = useNewUser(form, first);
  const { login, facts, grants, errors } = user;
  return (
    <>
      <form
        ref={form}
        className="d-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void user.send();
        }}
      >
        <div className="us-form">
          <PlainInput
            label="Usuario"
            name="USUARIO"
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            value={login}
            onChange={user.setLogin}
            {...(errors['USUARIO'] ? { error: errors['USUARIO'] } : {})}
          />
          <UserFields facts={facts} onChange={user.setFacts} errors={errors} />
        </div>
        <FirstPassword user={user} />
        <FirstGrants grants={grants} onChange={user.setGrants} />
        <div className="d-row d-row-end">
          <Button variant="default" onClick={() => void navigate('/permisosUsuarios')}>
            Cancelar
          </Button>
          <Button type="submit" loading={user.busy}>
            Crear
          </Button>
        </div>
      </form>
      {user.dialog}
    </>
  );
}

/** The password that the new user begins with: given here, or chosen by them behind a link. */
const FirstPassword = ({ user }: { user: ReturnType<typeof useNewUser> }) => (
  <Section title="Contraseña inicial">
    <label>
      <input
        type="checkbox"
        checked={user.invited}
        onChange={(event) => user.setInvited(event.currentTarget.checked)}
      />{' '}
      Invitarle con un enlace: elige su contraseña y usted confirma la cuenta
    </label>
    {!user.invited && (
      <div className="us-narrow">
        <GivenPassword
          label="Contraseña"
          value={user.password}
          onChange={user.setPassword}
          error={user.errors['CLAVE']}
        />
      </div>
    )}
  </Section>
);

/** What the new user may do, with all of it or none in one press. */
function FirstGrants({ grants, onChange }: { grants: Grants; onChange: (grants: Grants) => void }) {
  const all = (on: boolean): void =>
    onChange(
      grants.rows
        .filter((row) => row.client)
        .reduce((next, { module }) => setApplication(next, module, on), grants),
    );
  return (
    <Section title="Aplicaciones y permisos">
      <div className="d-row">
        <Button variant="default" onClick={() => all(true)}>
          Activar todas
        </Button>
        <Button variant="default" onClick={() => all(false)}>
          Ninguna
        </Button>
      </div>
      <GrantsTable grants={grants} onChange={onChange} />
    </Section>
  );
}
