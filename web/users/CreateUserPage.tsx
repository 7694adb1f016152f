import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { userProcedures } from '../../shared/users/procedures.ts';
import { useAction, useProcedure } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { confirmCreate, doneText, inform } from '../kit/dialogs/dialogs.ts';
import { Button, PlainInput } from '../kit/simple.tsx';
import { ErrorState, Loading } from '../kit/states.tsx';
import { GivenPassword, HandOver } from './GivenPassword.tsx';
import { noGrants, setApplication, type Grants } from './grants.ts';
import { GrantsTable } from './GrantsTable.tsx';
import { passwordComplaint } from './passwordWords.ts';
import { importersOf, UserFields, type FieldErrors, type UserFacts } from './UserFields.tsx';
import { BackToList, focusField, Section, tellMissing, tellRefused } from './UserFormParts.tsx';
import { userNoun } from './userNoun.ts';
import { useStepUp } from './useStepUp.tsx';

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

/** Profile that prepares declarations and transmits none: the least that works here. */
const ASSISTANT = '5';

function CreateForm({ first }: { first: Grants }) {
  const { company } = useSession();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [facts, setFacts] = useState<UserFacts>({
    NOMBRE: '',
    CORREO: '',
    ID_PERFIL: ASSISTANT,
    SUPER: false,
    IMPORTADORES: '',
  });
  const [grants, setGrants] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const create = useAction(userProcedures.createUser);
  const { run, window } = useStepUp();

  const send = async (): Promise<void> => {
    const needed = { USUARIO: login, NOMBRE: facts.NOMBRE, CLAVE: password };
    if (await tellMissing(form, needed, setErrors)) return;
    const weak = await passwordComplaint(password, [login, facts.NOMBRE, company.name, company.taxId]);
    if (weak) {
      setErrors({ CLAVE: weak });
      return focusField(form, 'CLAVE');
    }
    if (!(await confirmCreate('el usuario'))) return;
    try {
      const input = {
        ...facts,
        IMPORTADORES: importersOf(facts),
        USUARIO: login,
        CLAVE: password,
        APLICACIONES: grants.applications,
        PERMISOS: grants.rights,
      };
      const created = await run('crear usuarios', () => create.mutateAsync(input));
      if (!created) return;
      const told = (
        <>
          <p>{doneText(userNoun, 'creado')}</p>
          <HandOver login={created.Usuario} password={password} />
        </>
      );
      await inform('¡Creado!', told);
      void navigate(`/permisosUsuarios/${created.IdUsuario}`, { replace: true });
    } catch (thrown) {
      await tellRefused(form, thrown, 'creado', setErrors);
    }
  };
  const all = (on: boolean): void =>
    setGrants(
      grants.rows
        .filter((row) => row.client)
        .reduce((next, { module }) => setApplication(next, module, on), grants),
    );
  return (
    <>
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
            onChange={setLogin}
            {...(errors['USUARIO'] ? { error: errors['USUARIO'] } : {})}
          />
          <UserFields facts={facts} onChange={setFacts} errors={errors} />
        </div>
        <Section title="Contraseña inicial">
          <div className="us-narrow">
            <GivenPassword
              label="Contraseña"
              value={password}
              onChange={setPassword}
              error={errors['CLAVE']}
            />
          </div>
        </Section>
        <Section title="Aplicaciones y permisos">
          <div className="d-row">
            <Button variant="default" onClick={() => all(true)}>
              Activar todas
            </Button>
            <Button variant="default" onClick={() => all(false)}>
              Ninguna
            </Button>
          </div>
          <GrantsTable grants={grants} onChange={setGrants} />
        </Section>
        <div className="d-row d-row-end">
          <Button variant="default" onClick={() => void navigate('/permisosUsuarios')}>
            Cancelar
          </Button>
          <Button type="submit" loading={create.isPending}>
            Crear
          </Button>
        </div>
      </form>
      {window}
    </>
  );
}
