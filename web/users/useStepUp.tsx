import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { ApiError } from '../api/apiError.ts';

// It comes when somebody is asked.
const ConfirmAgain = lazy(async () => ({
  default: (await import('./factor/ConfirmAgain.tsx')).ConfirmAgain,
}));

interface Asking {
  action: string;
  answer: (given: boolean) => void;
}

export type Run = <T>(action: string, act: () => Promise<T>) => Promise<T | undefined>;

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
  const run = useCallback(async <T,>(action: string, act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'session.step-up') throw thrown;
    }
    const given = await new Promise<boolean>((answer) => ask({ action, answer }));
    ask(undefined);
    return given ? act() : undefined;
  }, []);
  const dialog = asking && (
    <Suspense>
      <ConfirmAgain
        action={asking.action}
        onClose={() => asking.answer(false)}
        onDone={() => asking.answer(true)}
      />
    </Suspense>
  );
  return { run, dialog };
}
