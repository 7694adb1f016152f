import { useRef } from 'react';
import type { Proof, Way } from '../../../shared/users/factor/proof.ts';
import { CODE_DIGITS } from '../../../shared/users/factor/codes.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import type { userProcedures } from '../../../shared/users/procedures.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { passkeysHere, provePasskey } from './passkeys.ts';
import { useProof } from './useProof.ts';

const NAMES: Record<Way, string> = {
  llave: 'Usar una llave de acceso',
  codigo: 'Usar el código de la aplicación',
  recuperacion: 'Usar un código de recuperación',
};
type CodeWay = Exclude<Way, 'llave'>;

const ASKS: Record<CodeWay, { label: string; help: string }> = {
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
  const place = useRef<HTMLDivElement>(null);
  const { way, choose, code, typed, problem, complain, busy, attempt, sendCode } = useProof(
    ways,
    props.send,
    place,
  );
  const byPasskey = async (): Promise<Proof> => ({
    METODO: 'llave',
    RESPUESTA: await provePasskey(await props.askPasskey()),
  });
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
        {way !== 'llave' ? (
          <CodeInput key={way} way={way} code={code} onChange={typed} />
        ) : (
          <Button icon="lock" loading={busy} data-autofocus onClick={() => void attempt(byPasskey)}>
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
        {way !== 'llave' && (
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

function CodeInput(props: { way: CodeWay; code: string; onChange: (typed: string) => void }) {
  const { way, code, onChange } = props;
  return (
    <>
      <PlainInput
        label={ASKS[way].label}
        value={code}
        onChange={onChange}
        inputMode={way === 'codigo' ? 'numeric' : 'text'}
        autoComplete={way === 'codigo' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        data-autofocus
      />
      <p className="d-dimmed">{ASKS[way].help}</p>
    </>
  );
}
