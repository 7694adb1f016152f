import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { ApiError } from '../api/apiError.ts';
import { lazy } from '../kit/lazy.ts';

// It comes when somebody is asked.
const ConfirmAgain = lazy(async () => ({
  default: (await import('./factor/ConfirmAgain.tsx')).ConfirmAgain,
}));

interface Asking {
  /** What the server says it is asked for. */
  text: string;
  answer: (given: boolean) => void;
}

export type Run = <T>(act: () => Promise<T>) => Promise<T | undefined>;

/**
 * Runs an act that may need the person to prove themselves anew: asks for it and runs the act again. Resolves with
 * undefined when they would not.
 */
export function useStepUp(): {
  run: Run;
  /** Stands where the act is, and shows itself when it asks. */
  dialog: ReactNode;
} {
  const [asking, ask] = useState<Asking>();
  const run = useCallback(async <T,>(act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'session.step-up') throw thrown;
      const { message: text } = thrown;
      const given = await new Promise<boolean>((answer) => ask({ text, answer }));
      ask(undefined);
      return given ? act() : undefined;
    }
  }, []);
  const dialog = asking && (
    <Suspense>
      <ConfirmAgain
        text={asking.text}
        onClose={() => asking.answer(false)}
        onDone={() => asking.answer(true)}
      />
    </Suspense>
  );
  return { run, dialog };
}
