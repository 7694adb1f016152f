import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import { CODE_DIGITS, plainCode } from '../../../shared/users/factor/codes.ts';
import { userProcedures } from '../../../shared/users/procedures.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import type { Run } from '../useStepUp.tsx';

export type BegunApp = Result<typeof userProcedures.beginTotp>;

export interface AddingApp {
  run: Run;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** The new key of an app of codes, and its first code, which goes off by itself with its last digit. */
export function useNewApp({ run, onDone, onCancel }: AddingApp, field: RefObject<HTMLDivElement | null>) {
  const [begun, setBegun] = useState<BegunApp>();
  const [code, setCode] = useState('');
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);

  useEffect(() => {
    // Each call makes another key: one is asked for, whatever React does twice.
    if (asked.current) return;
    asked.current = true;
    run(() => call(userProcedures.beginTotp, {}))
      .then((made) => (made ? setBegun(made) : onCancel()))
      .catch((thrown: unknown) => complain(errorText(thrown)));
  }, [run, onCancel]);

  const send = async (CODIGO: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    complain('');
    try {
      onDone((await call(userProcedures.confirmTotp, { CODIGO })).CODIGOS);
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
  return { begun, code, problem, complain, busy, typed, send };
}
