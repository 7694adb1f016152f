import { useRef, useState } from 'react';
import { userProcedures } from '../../shared/users/procedures.ts';
import { ApiError, errorText } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { Button, SecretInput } from '../kit/simple.tsx';
import { fieldProblem } from './fieldProblem.ts';
import { PASSWORD_RULES, passwordComplaint } from './passwordWords.ts';
import { keysOf } from '../../shared/foundation/keyed.ts';

const BLANK = { current: '', next: '', again: '' };
type Field = keyof typeof BLANK;

/** Change of the own password: the rules before, each error at its field, the other sessions ended after. */
export function PasswordForm() {
  const { user, company } = useSession();
  const [values, setValues] = useState(BLANK);
  const [errors, setErrors] = useState<Partial<Record<Field | 'whole', string>>>({});
  const [done, setDone] = useState(false);
  const change = useAction(userProcedures.changePassword);
  const form = useRef<HTMLFormElement>(null);

  const complain = (found: Partial<Record<Field | 'whole', string>>): void => {
    setErrors(found);
    const [first] = keysOf(BLANK).filter((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const faults = async (): Promise<Partial<Record<Field, string>>> => {
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
    setDone(false);
    const found = await faults();
    if (Object.keys(found).length > 0) return complain(found);
    try {
      await change.mutateAsync({ CLAVE_ACTUAL: values.current, CLAVE_NUEVA: values.next });
      setValues(BLANK);
      setErrors({});
      setDone(true);
    } catch (thrown) {
      const field = fieldProblem(thrown);
      if (field?.field === 'CLAVE_NUEVA') return complain({ next: field.text });
      const wrong = thrown instanceof ApiError && ['rejected', 'session.delayed'].includes(thrown.code);
      complain({ [wrong ? 'current' : 'whole']: errorText(thrown) });
    }
  };
  const input = (name: Field, label: string, autoComplete: string) => (
    <SecretInput
      label={label}
      name={name}
      autoComplete={autoComplete}
      value={values[name]}
      onChange={(value) => setValues({ ...values, [name]: value })}
      {...(errors[name] ? { error: errors[name] } : {})}
    />
  );
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">Cambiar la contraseña</h2>
      <form
        ref={form}
        className="d-stack us-narrow"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="d-dimmed">
          {PASSWORD_RULES} Al cambiarla se cierran sus otras sesiones; esta sigue abierta.
        </p>
        {/* Password managers ask whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={user.login} readOnly hidden />
        {input('current', 'Contraseña actual', 'current-password')}
        {input('next', 'Contraseña nueva', 'new-password')}
        {input('again', 'Contraseña nueva, otra vez', 'new-password')}
        {errors.whole && (
          <p className="d-error" role="alert">
            {errors.whole}
          </p>
        )}
        <div className="d-row">
          <Button type="submit" loading={change.isPending}>
            Cambiar contraseña
          </Button>
        </div>
        <p role="status" className={done ? 'd-good' : ''}>
          {done && 'Contraseña cambiada. Sus otras sesiones se cerraron.'}
        </p>
      </form>
    </section>
  );
}
