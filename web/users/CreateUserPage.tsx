import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { rolesOf } from '../../shared/foundation/access/roles.ts';
import { permissionProcedures } from '../../shared/users/permissionProcedures.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { PlainSelect } from '../kit/PlainSelect.tsx';
import { Button, PlainInput } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { GivenPassword } from './GivenPassword.tsx';
import { noGrants, setApplication, type Grants } from './grants.ts';
import { GrantsTable } from './GrantsTable.tsx';
import { RoleGives } from './RoleGives.tsx';
import { UserFields } from './UserFields.tsx';
import { BackToList, Section } from './UserFormParts.tsx';
import { useNewUser } from './useNewUser.tsx';

type Roles = ReturnType<typeof rolesOf>;
type NewUser = ReturnType<typeof useNewUser>;

/** A new user of the company. The applications offered are the company's; the caller's own rows name them. */
export function CreateUserPage() {
  const { company, user } = useSession();
  const own = { MODO: '3', ID_CLIENTE: company.id, ID_USUARIO: user.id, OPCION: '0' };
  const list = useProcedure(userProcedures.applications, own);
  const table = useProcedure(permissionProcedures.permissionTable, {});
  useEffect(() => {
    window.document.title = 'Nuevo usuario · Despacho';
  }, []);
  return (
    <div className="d-stack">
      <BackToList />
      <h1 tabIndex={-1}>Nuevo usuario</h1>
      {list.isPending || table.isPending ? (
        <Loading />
      ) : list.isError ? (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      ) : table.isError ? (
        <ErrorState error={table.error} retry={() => void table.refetch()} />
      ) : (
        <CreateForm first={noGrants(list.data)} roles={rolesOf(table.data.ROLES)} />
      )}
    </div>
  );
}

function CreateForm({ first, roles }: { first: Grants; roles: Roles }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const user = useNewUser(form, first);
  const { login, facts, errors } = user;
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
        <FirstGrants user={user} roles={roles} />
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
const FirstPassword = ({ user }: { user: NewUser }) => (
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

/** What the new user may do: what a role gives, or what is marked here, and nothing until one is said. */
function FirstGrants({ user, roles }: { user: NewUser; roles: Roles }) {
  const role = roles[user.role];
  return (
    <Section title="Aplicaciones y permisos">
      <div className="us-narrow">
        <PlainSelect
          label="Rol"
          value={user.role}
          options={[
            { value: '', label: 'Sin rol: solo lo que se marque abajo' },
            ...Object.entries(roles).map(([value, { NOMBRE }]) => ({ value, label: NOMBRE })),
          ]}
          onChange={user.setRole}
        />
      </div>
      {role ? (
        <RoleGives
          role={role}
          modules={user.grants.rows.filter(({ client }) => client).map(({ module }) => module)}
        />
      ) : (
        <OwnGrants grants={user.grants} onChange={user.setGrants} />
      )}
    </Section>
  );
}

/** Grants without a role, with all of them or none in one press. */
function OwnGrants({ grants, onChange }: { grants: Grants; onChange: (grants: Grants) => void }) {
  const all = (on: boolean): void =>
    onChange(
      grants.rows
        .filter((row) => row.client)
        .reduce((next, { module }) => setApplication(next, module, on), grants),
    );
  return (
    <>
      <div className="d-row">
        <Button variant="default" onClick={() => all(true)}>
          Activar todas
        </Button>
        <Button variant="default" onClick={() => all(false)}>
          Ninguna
        </Button>
      </div>
      <GrantsTable grants={grants} onChange={onChange} />
    </>
  );
}
