import { useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
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
  const [grants, setGrants] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const create = useAction(userProcedures.createUser);
  const { run, dialog } = useStepUp();

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
      await tellCreated(created.Usuario, password);
      void navigate(`/permisosUsuarios/${created.IdUsuario}`, { replace: true });
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
    grants,
    setGrants,
    errors,
    send,
    busy: create.isPending,
    dialog,
  };
}
