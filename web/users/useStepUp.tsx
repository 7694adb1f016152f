import { useState, type ReactNode } from 'react';
import { ApiError } from '../api/apiError.ts';
import { PasswordAgain } from './PasswordAgain.tsx';

interface Asking {
  action: string;
  answer: (given: boolean) => void;
}

/**
 * Runs an act that may need the password anew: asks for it and runs the act again. Resolves with undefined when the
 * person would not give it.
 */
export function useStepUp(): {
  run: <T>(action: string, act: () => Promise<T>) => Promise<T | undefined>;
  window: ReactNode;
} {
  const [asking, ask] = useState<Asking>();
  const run = async <T,>(action: string, act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'session.step-up') throw thrown;
    }
    const given = await new Promise<boolean>((answer) => ask({ action, answer }));
    ask(undefined);
    return given ? act() : undefined;
  };
  const window = asking && (
    <PasswordAgain
      action={asking.action}
      onClose={() => asking.answer(false)}
      onDone={() => asking.answer(true)}
    />
  );
  return { run, window };
}
