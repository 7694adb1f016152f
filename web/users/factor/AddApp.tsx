import { useEffect, useRef, useState } from 'react';
import { CODE_DIGITS, plainCode } from '../../../shared/users/factor/codes.ts';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { QrCode } from './QrCode.tsx';
import type { Run } from '../useStepUp.tsx';

const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Adds an app of codes: its QR code or its key, and the first code that it shows. */
export function AddApp(props: { run: Run; onDone: (codes: string[]) => void; onCancel: () => void }) {
  const [begun, setBegun] = useState<Result<typeof userProcedures.beginTotp>>();
  const [code, setCode] = useState('');
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);
  const field = useRef<HTMLDivElement>(null);
  const { run, onCancel } = props;

  useEffect(() => {
    // Each call makes another key: one is asked for, whatever React does twice.
    if (asked.current) return;
    asked.current = true;
    run('agregar una aplicación de códigos', () => call(userProcedures.beginTotp, {}))
      .then((made) => (made ? setBegun(made) : onCancel()))
      .catch((thrown: unknown) => complain(errorText(thrown)));
  }, [run, onCancel]);

  const send = async (CODIGO: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    complain('');
    try {
      props.onDone((await call(userProcedures.confirmTotp, { CODIGO })).CODIGOS);
    } catch (thrown) {
      complain(errorText(thrown));
      setCode('');
      setBusy(false);
      field.current?.querySelector('input')?.focus();
    }
  };
  const typed = (value: string): void => {
    setCode(value);
    if (new RegExp(`^\\d{${CODE_DIGITS}}$`).test(plainCode(value))) void send(value);
  };
  if (!begun)
    return problem ? (
      <p role="alert" className="d-error">
        {problem}
      </p>
    ) : (
      <Loading />
    );
  return (
    <form
      className="d-stack us-narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === '') return complain('Escriba el código que muestra la aplicación.');
        void send(code);
      }}
    >
      <p>
        1. Instale en su teléfono una aplicación de códigos (Google Authenticator, Microsoft Authenticator,
        Aegis o la de su gestor de contraseñas) y escanee este código.
      </p>
      <QrCode text={begun.ENLACE} label="Código QR para la aplicación de códigos" />
      <p className="d-dimmed">
        Sin cámara: escriba esta clave en la aplicación, o <a href={begun.ENLACE}>ábrala en este teléfono</a>.
      </p>
      <p className="us-given">
        <code>{inGroups(begun.SECRETO)}</code>
      </p>
      <div className="d-row">
        <Button
          variant="default"
          onClick={() => void navigator.clipboard.writeText(begun.SECRETO).then(() => toast('Clave copiada'))}
        >
          Copiar la clave
        </Button>
      </div>
      <div ref={field}>
        <PlainInput
          label={`2. Escriba los ${CODE_DIGITS} dígitos que muestra la aplicación`}
          value={code}
          onChange={typed}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...(problem ? { error: problem } : {})}
        />
      </div>
      <div className="d-row d-row-end">
        <Button variant="default" onClick={props.onCancel}>
          Cancelar
        </Button>
        <Button type="submit" loading={busy}>
          Confirmar
        </Button>
      </div>
    </form>
  );
}
