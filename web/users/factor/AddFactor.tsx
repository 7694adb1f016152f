import { useCallback, useState } from 'react';
import { Button } from '../../kit/simple.tsx';
import type { Run } from '../useStepUp.tsx';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { passkeysHere } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The ways to add a second factor, one at a time; with the first one, the recovery codes before it is done. */
export function AddFactor(props: { login: string; run: Run; first: boolean; onDone: () => void }) {
  const [adding, setAdding] = useState<'llave' | 'codigo'>();
  const [codes, setCodes] = useState<string[]>([]);
  const done = (made: string[]): void => {
    setAdding(undefined);
    if (made.length > 0) setCodes(made);
    else props.onDone();
  };
  const cancel = useCallback((): void => setAdding(undefined), []);
  if (codes.length > 0) {
    const onDone = (): void => {
      setCodes([]);
      props.onDone();
    };
    return <RecoveryCodes login={props.login} codes={codes} onDone={onDone} />;
  }
  if (adding === 'codigo') return <AddApp run={props.run} onDone={done} onCancel={cancel} />;
  if (adding === 'llave') return <AddPasskey run={props.run} onDone={done} onCancel={cancel} />;
  const variant = props.first ? 'filled' : 'default';
  return (
    <div className="d-row">
      <Button variant={variant} icon="phone" autoFocus={props.first} onClick={() => setAdding('codigo')}>
        Aplicación de códigos
      </Button>
      {passkeysHere() && (
        <Button variant="default" icon="lock" onClick={() => setAdding('llave')}>
          Llave de acceso (huella, rostro o PIN)
        </Button>
      )}
    </div>
  );
}
