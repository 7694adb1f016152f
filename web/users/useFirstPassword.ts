import { useEffect, useState } from 'react';
import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { userProcedures } from '../../shared/users/procedures.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { fieldProblem } from '../api/fieldProblem.ts';
import { passwordComplaint } from './passwordWords.ts';

export type LinkOwner = Result<typeof userProcedures.passwordLink>;

export interface TypedTwice {
  next: string;
  again: string;
}

/** Whose the one-time link is, and how its use went: `error` is what to read, whoever refused. */
export function useFirstPassword(link: string) {
  const [owner, setOwner] = useState<LinkOwner>();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<'enters' | 'waits'>();
  /** Tokens of programs that ended with the old password. */
  const [revoked, setRevoked] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    window.document.title = 'Elegir contraseña · Despacho';
    call(userProcedures.passwordLink, { ENLACE: link }).then(setOwner, (thrown: unknown) =>
      setError(errorText(thrown)),
    );
  }, [link]);

  const send = async (of: LinkOwner, { next, again }: TypedTwice): Promise<void> => {
    const weak = await passwordComplaint(next, [of.USUARIO, of.NOMBRE, of.EMPRESA, of.Nit]);
    if (weak) return setError(weak);
    if (again !== next) return setError('Las dos contraseñas no son iguales. Escríbalas de nuevo.');
    setBusy(true);
    setError(undefined);
    try {
      const { ESPERA, PROGRAMAS } = await call(userProcedures.usePasswordLink, { ENLACE: link, CLAVE: next });
      setDone(ESPERA === '1' ? 'waits' : 'enters');
      setRevoked(PROGRAMAS);
    } catch (thrown) {
      setError(fieldProblem(thrown)?.text ?? errorText(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { owner, done, revoked, busy, error, send };
}
