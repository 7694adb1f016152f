import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, SecretInput } from '../kit/simple.tsx';
import { Loading } from '../kit/states.tsx';
import { PASSWORD_RULES } from './passwordWords.ts';
import { useFirstPassword, type LinkOwner, type TypedTwice } from './useFirstPassword.ts';
import { revokedWords } from './programWords.ts';

/** Where a one-time link leads: its owner sets a password, then signs in with it. */
export function FirstPassword() {
  const { link = '' } = useParams();
  const navigate = useNavigate();
  const { owner, done, revoked, busy, error, send } = useFirstPassword(link);
  const [values, setValues] = useState({ next: '', again: '' });
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
          if (owner && !done) void send(owner, values);
        }}
      >
        <img src="/logo.svg" alt="Despacho" width="200" height="48" />
        <h1>Elegir contraseña</h1>
        {owner && !done && <OwnersPassword owner={owner} values={values} onChange={setValues} />}
        <p role="alert" className="d-error">
          {error ?? ''}
        </p>
        {owner && !done ? (
          <Button type="submit" loading={busy}>
            Guardar contraseña
          </Button>
        ) : (
          <>
            <p role="status">
              {done === 'waits' &&
                'Contraseña guardada. Avise a quien le invitó: podrá entrar cuando confirme su cuenta.'}
              {done === 'enters' && `Contraseña guardada${revokedWords(revoked)}. Inicie sesión con ella.`}
            </p>
            {toSignIn}
          </>
        )}
      </form>
    </main>
  );
}

/** Whose password it is, and what is typed twice. */
const OwnersPassword = (props: {
  owner: LinkOwner;
  values: TypedTwice;
  onChange: (values: TypedTwice) => void;
}) => {
  const { owner, values, onChange } = props;
  return (
    <>
      <p>
        {owner.NOMBRE}, de {owner.EMPRESA}. Su usuario es «{owner.USUARIO}».
      </p>
      <p className="d-dimmed">{PASSWORD_RULES}</p>
      {/* Password managers ask whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={owner.USUARIO} readOnly hidden />
      <SecretInput
        label="Contraseña"
        autoComplete="new-password"
        autoFocus
        value={values.next}
        onChange={(next) => onChange({ ...values, next })}
      />
      <SecretInput
        label="Contraseña, otra vez"
        autoComplete="new-password"
        value={values.again}
        onChange={(again) => onChange({ ...values, again })}
      />
    </>
  );
};
