import { Worker } from 'node:worker_threads';
import { clockAhead } from '../../settings/clock.ts';
import { compiledBefore } from '../../settings/compiledBefore.ts';
import type { DemoContext, SeedOrder } from '../demoSeam.ts';

/** Work that goes on beside the instance. */
export interface History {
  /** When nothing is owed any more, or it failed, which `onFailure` was told. */
  done: Promise<void>;
  stop: () => Promise<void>;
}

/** Makes the sample work that the demo companies are owed, in a thread of its own: nobody waits for it. */
export function startHistory(context: DemoContext, onFailure: (error: unknown) => void): History {
  const worker = new Worker(new URL('./historyThread.ts', import.meta.url), {
    workerData: { ...context, clockAhead: clockAhead() } satisfies SeedOrder,
    env: { ...context.env, ...compiledBefore() },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const { promise: done, resolve } = Promise.withResolvers<void>();
  worker.once('error', onFailure);
  worker.once('exit', () => resolve());
  return { done, stop: async () => void (await worker.terminate()) };
}
