import { useState } from 'react';
import { deviceOf } from '../../../shared/users/device.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import type { Run } from '../useStepUp.tsx';
import { makePasskey } from './passkeys.ts';

/** Adds a passkey under a name that the person will know it by. */
export function AddPasskey(props: { run: Run; onDone: (codes: string[]) => void; onCancel: () => void }) {
  const [name, setName] = useState(deviceOf(navigator.userAgent));
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const NOMBRE = name.trim();
    if (NOMBRE === '') return complain('Escriba un nombre con que la reconozca.');
    setBusy(true);
    complain('');
    try {
      const options = await props.run(() => call(userProcedures.beginPasskey, {}));
      if (!options) return setBusy(false);
      const RESPUESTA = await makePasskey(options);
      props.onDone((await call(userProcedures.confirmPasskey, { NOMBRE, RESPUESTA })).CODIGOS);
    } catch (thrown) {
      complain(errorText(thrown));
      setBusy(false);
    }
  };
  return (
    <form
      className="d-stack us-narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>
        El navegador le pedirá la huella, el rostro o el PIN de este equipo, o una llave USB. Nada de eso sale
        de su dispositivo.
      </p>
      <PlainInput
        label="Nombre de la llave"
        value={name}
        onChange={setName}
        maxLength={60}
        autoFocus
        {...(problem ? { error: problem } : {})}
      />
      <div className="d-row d-row-end">
        <Button variant="default" onClick={props.onCancel}>
          Cancelar
        </Button>
        <Button type="submit" loading={busy}>
          Crear la llave
        </Button>
      </div>
    </form>
  );
}
