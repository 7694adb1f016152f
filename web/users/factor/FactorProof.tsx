import { useEffect, useRef, useState } from 'react';
import type { Proof, Way } from '../../../shared/users/factor/proof.ts';
import { CODE_DIGITS, plainCode } from '../../../shared/users/factor/codes.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import type { userProcedures } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { passkeysHere, provePasskey } from './passkeys.ts';

const NAMES: Record<Way, string> = {
  llave: 'Usar una llave de acceso',
  codigo: 'Usar el código de la aplicación',
  recuperacion: 'Usar un código de recuperación',
};
const ASKS: Record<Exclude<Way, 'llave'>, { label: string; help: string }> = {
  codigo: {
    label: 'Código de la aplicación',
    help: `Los ${CODE_DIGITS} dígitos que muestra ahora su aplicación de códigos.`,
  },
  recuperacion: {
    label: 'Código de recuperación',
    help: 'Uno de los que guardó al agregar el segundo factor. Cada uno sirve una vez.',
  },
};

/**
 * Asks for the second factor, in the way that is easiest here and with the others one press away. A code of the app goes
 * off by itself with its last digit.
 */
export function FactorProof(props: {
  ways: readonly Way[];
  askPasskey: () => Promise<Result<typeof userProcedures.secondStepOptions>>;
  send: (proof: Proof) => Promise<void>;
  cancel: { label: string; run: () => void };
}) {
  const ways = props.ways.filter((each) => each !== 'llave' || passkeysHere());
  const [way, setWay] = useState<Way>(ways[0] ?? 'recuperacion');
  const [code, setCode] = useState('');
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [way]);
  const choose = (next: Way): void => {
    setWay(next);
    setCode('');
    complain('');
  };
  const attempt = async (make: () => Promise<Proof>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    complain('');
    try {
      await props.send(await make());
    } catch (thrown) {
      complain(errorText(thrown));
      setCode('');
      setBusy(false);
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
    }
  };
  const sendCode = (CODIGO: string): Promise<void> => {
    if (way === 'llave') return Promise.resolve();
    return attempt(async () => ({ METODO: way, CODIGO }));
  };
  const typed = (value: string): void => {
    setCode(value);
    if (way === 'codigo' && new RegExp(`^\\d{${CODE_DIGITS}}$`).test(plainCode(value))) void sendCode(value);
  };
  const asks = way === 'llave' ? undefined : ASKS[way];
  return (
    <form
      className="d-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === '') return complain('Escriba el código.');
        void sendCode(code);
      }}
    >
      <div ref={place} className="d-stack">
        {asks ? (
          <>
            <PlainInput
              key={way}
              label={asks.label}
              value={code}
              onChange={typed}
              inputMode={way === 'codigo' ? 'numeric' : 'text'}
              autoComplete={way === 'codigo' ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              data-autofocus
            />
            <p className="d-dimmed">{asks.help}</p>
          </>
        ) : (
          <Button
            icon="lock"
            loading={busy}
            data-autofocus
            onClick={() =>
              void attempt(async () => ({
                METODO: 'llave',
                RESPUESTA: await provePasskey(await props.askPasskey()),
              }))
            }
          >
            Usar la llave de acceso
          </Button>
        )}
      </div>
      <p role="alert" className="d-error">
        {problem}
      </p>
      <div className="d-row d-row-end">
        <Button variant="default" onClick={props.cancel.run}>
          {props.cancel.label}
        </Button>
        {asks && (
          <Button type="submit" loading={busy}>
            Confirmar
          </Button>
        )}
      </div>
      {ways
        .filter((each) => each !== way)
        .map((each) => (
          <Button key={each} variant="subtle" onClick={() => choose(each)}>
            {NAMES[each]}
          </Button>
        ))}
    </form>
  );
}
