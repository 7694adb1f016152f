import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { useStepUp } from '../../users/useStepUp.tsx';
import { InDoubt, type Doubt, type Ended } from './InDoubt.tsx';

/** Asks the server for what was handed over; undefined while it has nothing of it. */
export type Find<T> = () => Promise<T | undefined>;

/**
 * Runs an act that hands over.
 * @param find how what came of it is asked where its answer is lost
 * @returns what it answered, or what the server says of it; undefined when the person left it at that.
 */
export type HandOver = <T>(act: () => Promise<T>, find: Find<T>) => Promise<T | undefined>;

/** Whether the act may have been done although nobody said so. */
const isInDoubt = (thrown: unknown): boolean =>
  thrown instanceof ApiError && (thrown.lost || thrown.code === 'idempotency.committed');

/**
 * Hands over what seals or signs: the person proves themselves anew where that is asked, and an answer that is lost is told
 * as that nobody knows, asked for until somebody does, and followed (reliability I6).
 */
export function useHandingOver(): {
  run: HandOver;
  /** Stands where the act is, and shows itself when it asks or does not know. */
  dialog: ReactNode;
} {
  const { run: proving, dialog: proof } = useStepUp();
  const [doubt, setDoubt] = useState<Doubt>();
  const run: HandOver = async (act, find) => {
    for (;;) {
      try {
        return await proving(act);
      } catch (thrown) {
        if (!isInDoubt(thrown)) throw thrown;
      }
      let found: Awaited<ReturnType<typeof find>>;
      const isThere = async (): Promise<boolean> => (found = await find()) !== undefined;
      const ended = await new Promise<Ended>((end) => setDoubt({ isThere, end }));
      setDoubt(undefined);
      if (ended !== 'again') return found;
    }
  };
  const dialog = (
    <>
      {proof}
      {doubt && <InDoubt {...doubt} />}
    </>
  );
  return { run, dialog };
}
