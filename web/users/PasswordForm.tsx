import { useRef } from 'react';
import { useSession } from '../api/session.ts';
import { Button, SecretInput } from '../kit/simple.tsx';
import { PASSWORD_RULES } from './passwordWords.ts';
import { usePasswordChange, type PasswordField } from './usePasswordChange.ts';
import { standingWords } from './programWords.ts';

/** Change of the own password: the rules before, each error at its field, the other sessions ended after. */
export function PasswordForm() {
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { values, setValues, errors, done, busy, send } = usePasswordChange(form);
  const input = (name: PasswordField, label: string, autoComplete: string) => (
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
          <Button type="submit" loading={busy}>
            Cambiar contraseña
          </Button>
        </div>
        <p role="status" className={done ? 'd-good' : ''}>
          {done && 'Contraseña cambiada. Sus otras sesiones se cerraron.'}{' '}
          {done && done.programs > 0 && (
            <>
              {standingWords(done.programs)} <a href="#/permisosUsuarios/programas">Ver programas</a>
            </>
          )}
        </p>
      </form>
    </section>
  );
}
