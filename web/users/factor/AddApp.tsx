import { useRef } from 'react';
import { CODE_DIGITS } from '../../../shared/users/factor/codes.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { Loading } from '../../kit/states.tsx';
import { toast } from '../../kit/toasts.ts';
import { QrCode } from './QrCode.tsx';
import { useNewApp, type AddingApp, type BegunApp } from './useNewApp.ts';

const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** Adds an app of codes: its QR code or its key, and the first code that it shows. */
export function AddApp(props: AddingApp) {
  const field = useRef<HTMLDivElement>(null);
  const { begun, code, problem, complain, busy, typed, send } = useNewApp(props, field);
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
      <AppKey begun={begun} />
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

/** The key of the app, to be scanned or typed. */
const AppKey = ({ begun }: { begun: BegunApp }) => (
  <>
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
  </>
);
