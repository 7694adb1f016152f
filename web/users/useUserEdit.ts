import { useState, type RefObject } from 'react';
import { userProcedures, type ListedUser } from '../../shared/users/procedures.ts';
import { useAction } from '../api/queries.ts';
import { confirm, confirmSave, informDone } from '../kit/dialogs/dialogs.ts';
import type { Grants } from './grants.ts';
import { importersOf, type FieldErrors, type UserFacts } from './UserFields.tsx';
import { tellMissing, tellRefused } from './UserFormParts.tsx';
import { userNoun } from './userNoun.ts';
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

/** What is changed of a user, and the acts: facts and permissions are stored together, the state by itself. */
export function useUserEdit(user: ListedUser, first: Grants, form: RefObject<HTMLFormElement | null>) {
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
  const { run, dialog } = useStepUp();
  const active = user.ACTIVO === '1';
  const changes = changesOf(known, values);
  const changed = Object.keys(changes).length > 0;

  const store = async (change: UserChange): Promise<boolean> => {
    try {
      const act = () => save.mutateAsync(userChange(user.IdUsuario, change));
      if (!(await run(act))) return false;
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
  const undo = (): void => setValues(known);
  return { values, setValues, errors, changed, undo, send, toggle, busy: save.isPending, run, dialog };
}
