import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { Button, SecretInput } from '../kit/simple.tsx';
import { Loading } from '../kit/states.tsx';
import { fieldProblem } from './fieldProblem.ts';
import { PASSWORD_RULES, passwordComplaint } from './passwordWords.ts';

type Owner = Result<typeof userProcedures.passwordLink>;

/** Where a one-time link leads: its owner sets a password, then signs in with it. */
export function FirstPassword() {
  const { link = '' } = useParams();
  const navigate = useNavigate();
  const [owner, setOwner] = useState<Owner>();
  const [values, setValues] = useState({ next: '', again: '' });
  const [error, setError] = useState<string>();
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = 'Elegir contraseña · Despacho';
    call(userProcedures.passwordLink, { ENLACE: link }).then(setOwner, (thrown: unknown) =>
      setError(errorText(thrown)),
    );
  }, [link]);

  const send = async (of: Owner): Promise<void> => {
    const weak = await passwordComplaint(values.next, [of.USUARIO, of.NOMBRE, of.EMPRESA, of.Nit]);
    if (weak) return setError(weak);
    if (values.again !== values.next)
      return setError('Las dos contraseñas no son iguales. Escríbalas de nuevo.');
    setBusy(true);
    setError(undefined);
    try {
      await call(userProcedures.usePasswordLink, { ENLACE: link, CLAVE: values.next });
      setDone(true);
    } catch (thrown) {
      setError(fieldProblem(thrown)?.text ?? errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  const toSignIn = (
    <Button type="button" onClick={() => void navigate('/login', { replace: true })}>
      Ir a iniciar sesión
    </Button>
  );
  if (!owner && !error) return <Loading />;
  return (
    <main className="d-login">
      <form
        className="d-panel d-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (owner && !done) void send(owner);
        }}
      >
        <img src="/logo.svg" alt="Despacho" width="200" height="48" />
        <h1>Elegir contraseña</h1>
        {owner && !done && (
          <>
            <p>
              {owner.NOMBRE}, de {owner.EMPRESA}. Su usuario es «{owner.USUARIO}».
            </p>
            <p className="d-dimmed">{PASSWORD_RULES}</p>
            {/* Password managers ask whose password it is. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={owner.USUARIO}
              readOnly
              hidden
            />
            <SecretInput
              label="Contraseña"
              autoComplete="new-password"
              autoFocus
              value={values.next}
              onChange={(next) => setValues({ ...values, next })}
            />
            <SecretInput
              label="Contraseña, otra vez"
              autoComplete="new-password"
              value={values.again}
              onChange={(again) => setValues({ ...values, again })}
            />
          </>
        )}
        <p role="alert" className="d-error">
          {error ?? ''}
        </p>
        {owner && !done ? (
          <Button type="submit" loading={busy}>
            Guardar contraseña
          </Button>
        ) : (
          <>
            <p role="status">{done ? 'Contraseña guardada. Inicie sesión con ella.' : ''}</p>
            {toSignIn}
          </>
        )}
      </form>
    </main>
  );
}
