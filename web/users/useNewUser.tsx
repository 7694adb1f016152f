import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Input, Result } from '../../shared/foundation/contracts/procedure.ts';
import { lifeProcedures } from '../../shared/users/lifeProcedures.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { useAction } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { confirmCreate, doneText, inform } from '../kit/dialogs/dialogs.ts';
import { HandOver } from './GivenPassword.tsx';
import type { Grants } from './grants.ts';
import { passwordComplaint } from './passwordWords.ts';
import { importersOf, type FieldErrors, type UserFacts } from './UserFields.tsx';
import { focusField, tellMissing, tellRefused } from './UserFormParts.tsx';
import { userNoun } from './userNoun.ts';
import { useStepUp } from './useStepUp.tsx';

/** Profile that prepares declarations and transmits none: the least that works here. */
const ASSISTANT = '5';

/** The password is read here for the last time. */
const tellCreated = (login: string, password: string): Promise<unknown> =>
  inform(
    '¡Creado!',
    <>
      <p>{doneText(userNoun, 'creado')}</p>
      <HandOver login={login} password={password} />
    </>,
  );

/** The link is shown here once. */
const tellInvited = ({ NombreUsuario, ENLACE, HORAS }: Result<typeof lifeProcedures.inviteUser>) =>
  inform(
    'Entregue este enlace ahora',
    <>
      <p>
        Es la única vez que se muestra. {NombreUsuario} elige con él su contraseña; vence en {HORAS} horas.
        Después confirme aquí la cuenta: hasta entonces no entra.
      </p>
      <p className="us-given">
        <code>{`${window.location.origin}/#/password/${ENLACE}`}</code>
      </p>
    </>,
  );

/** Makes the user and tells once what is to be handed over: the password, or without one the link of an invitation. */
function useMakeUser() {
  const create = useAction(userProcedures.createUser);
  const invite = useAction(lifeProcedures.inviteUser);
  const { run, dialog } = useStepUp();
  const make = async (
    input: Input<typeof lifeProcedures.inviteUser>,
    password: string | undefined,
  ): Promise<string | undefined> => {
    if (password === undefined) {
      const made = await run(() => invite.mutateAsync(input));
      if (made) await tellInvited(made);
      return made?.IdUsuario;
    }
    const made = await run(() => create.mutateAsync({ ...input, CLAVE: password }));
    if (made) await tellCreated(made.Usuario, password);
    return made?.IdUsuario;
  };
  return { make, busy: create.isPending || invite.isPending, dialog };
}

/** Who has a role may what it gives: differences are made later, where they are seen as such. */
const inputOf = (USUARIO: string, facts: UserFacts, ROL: string, { applications, rights }: Grants) => ({
  ...facts,
  IMPORTADORES: importersOf(facts),
  USUARIO,
  ROL,
  APLICACIONES: ROL === '' ? applications : {},
  PERMISOS: ROL === '' ? rights : [],
});

/** What is typed of a new user, what is wrong with it, and the creation, which ends at the page of the user. */
export function useNewUser(form: RefObject<HTMLFormElement | null>, first: Grants) {
  const { company } = useSession();
  const navigate = useNavigate();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [facts, setFacts] = useState<UserFacts>({
    NOMBRE: '',
    CORREO: '',
    ID_PERFIL: ASSISTANT,
    SUPER: false,
    IMPORTADORES: '',
  });
  const [role, setRole] = useState('');
  const [grants, setGrants] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [invited, setInvited] = useState(false);
  const { make, busy, dialog } = useMakeUser();

  const send = async (): Promise<void> => {
    const needed = { USUARIO: login, NOMBRE: facts.NOMBRE, ...(invited ? {} : { CLAVE: password }) };
    if (await tellMissing(form, needed, setErrors)) return;
    const weak = invited
      ? undefined
      : await passwordComplaint(password, [login, facts.NOMBRE, company.name, company.taxId]);
    if (weak) {
      setErrors({ CLAVE: weak });
      return focusField(form, 'CLAVE');
    }
    if (!(await confirmCreate('el usuario'))) return;
    try {
      const input = inputOf(login, facts, role, grants);
      const id = await make(input, invited ? undefined : password);
      if (id !== undefined) void navigate(`/permisosUsuarios/${id}`, { replace: true });
    } catch (thrown) {
      await tellRefused(form, thrown, 'creado', setErrors);
    }
  };
  return {
    login,
    setLogin,
    password,
    setPassword,
    facts,
    setFacts,
    role,
    setRole,
    grants,
    setGrants,
    errors,
    send,
    invited,
    setInvited,
    busy,
    dialog,
  };
}
