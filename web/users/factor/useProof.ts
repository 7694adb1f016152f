import { useEffect, useState, type RefObject } from 'react';
import { CODE_DIGITS, plainCode } from '../../../shared/users/factor/codes.ts';
import type { Proof, Way } from '../../../shared/users/factor/proof.ts';
import { errorText } from '../../api/apiError.ts';

/** The way that is being tried, what is typed for it, and how it went; `place` gets the focus of each new try. */
export function useProof(
  ways: readonly Way[],
  send: (proof: Proof) => Promise<void>,
  place: RefObject<HTMLDivElement | null>,
) {
  const [way, setWay] = useState<Way>(ways[0] ?? 'recuperacion');
  const [code, setCode] = useState('');
  const [problem, complain] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [way, place]);
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
      await send(await make());
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
  return { way, choose, code, typed, problem, complain, busy, attempt, sendCode };
}
