import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Way } from '../../shared/users/factor/proof.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import { ApiError, errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { Button, PlainInput, SecretInput } from '../kit/simple.tsx';
import { Loading } from '../kit/states.tsx';
import { endSession } from './endSession.ts';
import { StillOpen } from './StillOpen.tsx';
import { isLeftOpen, rememberSession, setLeftOpen } from './storage.ts';
import { themeMayHaveChanged } from './themeChoice.ts';
import { lazy } from '../kit/lazy.ts';

const SecondStep = lazy(async () => ({
  default: (await import('../users/factor/SecondStep.tsx')).SecondStep,
}));

/** Sign-in, in one step or two; afterwards the person is back where the session ended. */
export function LoginPage() {
  const navigate = useNavigate();
  const from = (useLocation().state as { from?: string } | null)?.from;
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [ways, setWays] = useState<readonly Way[]>();
  useEffect(() => {
    window.document.title = 'Iniciar sesión · Despacho';
  }, []);

  const enter = (facts: SessionFacts): void => {
    setLeftOpen(false);
    rememberSession(facts);
    themeMayHaveChanged();
    if (!facts.factorOwed)
      void import('../users/tellLastSignIn.ts').then(({ tellLastSignIn }) => tellLastSignIn());
    void navigate(from && !['/', '/login'].includes(from) ? from : '/mydashboard', { replace: true });
  };
  const submit = async (): Promise<void> => {
    if (user.trim() === '' || password === '') return setError('Escriba su usuario y su contraseña.');
    setBusy(true);
    setError(undefined);
    try {
      // What ends that session now would end the new one.
      if (isLeftOpen()) await endSession();
      const answer = await call(userProcedures.login, { USUARIO: user.trim(), CLAVE: password });
      if (answer.RESULTADO === '1') return enter(answer);
      setPassword('');
      setWays(answer.METODOS);
    } catch (thrown) {
      setError(errorText(thrown));
      // Nobody judged it where nothing was answered: what was typed serves once there is a connection.
      if (!(thrown instanceof ApiError && thrown.transient)) setPassword('');
    } finally {
      setBusy(false);
    }
  };
  if (ways) {
    const back = (reason?: string): void => {
      setWays(undefined);
      setError(reason);
    };
    return (
      <main className="d-login">
        <Suspense fallback={<Loading />}>
          <SecondStep ways={ways} onDone={enter} onBack={back} />
        </Suspense>
      </main>
    );
  }
  return (
    <main className="d-login">
      <form
        className="d-panel d-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <img src="/logo.svg" alt="Despacho" width="200" height="48" />
        <h1>Iniciar sesión</h1>
        <StillOpen held={busy} />
        <PlainInput
          label="Usuario"
          value={user}
          onChange={setUser}
          autoComplete="username"
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
        />
        <SecretInput
          label="Contraseña"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <p role="alert" className="d-error">
          {error ?? ''}
        </p>
        <Button type="submit" loading={busy}>
          Ingresar
        </Button>
        <p className="d-dimmed">
          ¿Olvidó su contraseña? Pida a quien administra los usuarios de su empresa un enlace para elegir
          otra. Quien administra y se quedó sin entrada lo pide a quien administra el servidor.
        </p>
      </form>
    </main>
  );
}
