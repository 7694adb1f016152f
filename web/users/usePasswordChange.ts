import { useState, type RefObject } from 'react';
import { keysOf } from '../../shared/foundation/keyed.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { ApiError, errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { fieldProblem } from '../api/fieldProblem.ts';
import { passwordComplaint } from './passwordWords.ts';

const BLANK = { current: '', next: '', again: '' };
export type PasswordField = keyof typeof BLANK;

/** What is typed to change the own password, what is wrong with it, and the change; the form gets the focus of a fault. */
export function usePasswordChange(form: RefObject<HTMLFormElement | null>) {
  const { user, company } = useSession();
  const [values, setValues] = useState(BLANK);
  const [errors, setErrors] = useState<Partial<Record<PasswordField | 'whole', string>>>({});
  const [done, setDone] = useState<{ programs: number }>();
  const change = useAction(userProcedures.changePassword);

  const complain = (found: Partial<Record<PasswordField | 'whole', string>>): void => {
    setErrors(found);
    const [first] = keysOf(BLANK).filter((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const faults = async (): Promise<Partial<Record<PasswordField, string>>> => {
    const current = values.current === '' ? 'Escriba su contraseña actual.' : '';
    const context = [user.login, user.name, company.name, company.taxId];
    const next =
      values.next !== '' && values.next === values.current
        ? 'Es la misma que la actual. Elija otra.'
        : await passwordComplaint(values.next, context);
    const again =
      values.again === values.next ? '' : 'No es igual a la contraseña nueva. Escríbala de nuevo.';
    return { ...(current && { current }), ...(next && { next }), ...(again && { again }) };
  };
  const send = async (): Promise<void> => {
    setDone(undefined);
    const found = await faults();
    if (Object.keys(found).length > 0) return complain(found);
    try {
      const { PROGRAMAS } = await change.mutateAsync({
        CLAVE_ACTUAL: values.current,
        CLAVE_NUEVA: values.next,
      });
      setValues(BLANK);
      setErrors({});
      setDone({ programs: PROGRAMAS });
    } catch (thrown) {
      const field = fieldProblem(thrown);
      if (field?.field === 'CLAVE_NUEVA') return complain({ next: field.text });
      const wrong = thrown instanceof ApiError && ['rejected', 'session.delayed'].includes(thrown.code);
      complain({ [wrong ? 'current' : 'whole']: errorText(thrown) });
    }
  };
  return { values, setValues, errors, done, busy: change.isPending, send };
}
