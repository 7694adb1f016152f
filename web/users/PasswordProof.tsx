import { useState } from 'react';
import { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { Button, SecretInput } from '../kit/simple.tsx';

/** Asks for the password anew, of who has nothing else to prove themselves with. */
export function PasswordProof(props: { text: string; onClose: () => void; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, complain] = useState('');
  const send = async (): Promise<void> => {
    try {
      await call(userProcedures.stepUp, { CLAVE: password });
      setPassword('');
      complain('');
      props.onDone();
    } catch (thrown) {
      complain(errorText(thrown));
    }
  };
  return (
    <form
      className="d-stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{props.text}</p>
      <SecretInput
        label="Contraseña"
        value={password}
        onChange={setPassword}
        error={problem}
        autoComplete="current-password"
        data-autofocus
      />
      <div className="d-row d-row-end">
        <Button variant="default" onClick={props.onClose}>
          Cancelar
        </Button>
        <Button type="submit" disabled={password === ''}>
          Confirmar
        </Button>
      </div>
    </form>
  );
}
