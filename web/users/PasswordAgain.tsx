import { useState } from 'react';
import { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { Button, SecretInput } from '../kit/simple.tsx';
import { Dialog } from '../kit/windows.tsx';

/** Asks for the password when an act with legal effect comes more than five minutes after it was last given. */
export function PasswordAgain(props: { action: string; onClose: () => void; onDone: () => void }) {
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
    <Dialog title="Confirme su contraseña" opened onClose={props.onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>Para {props.action} hace falta su contraseña: hace más de cinco minutos que la escribió.</p>
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
    </Dialog>
  );
}
