import { Worker } from 'node:worker_threads';
import { clockAhead } from '../settings/clock.ts';
import { compiledBefore } from '../settings/compiledBefore.ts';

/** A user of the demo companies, as the start prints it. */
export interface DemoUser {
  login: string;
  password: string;
  /** Company, country and role, in Spanish. */
  description: string;
}

export interface DemoContext {
  /** Variables of every part of the instance; also the `process.env` of the thread that seeds. */
  env: Record<string, string>;
  dataDir: string;
  /** Whether new companies are owed a month of work besides their users (`history/`). */
  history: boolean;
}

export interface SeedOrder extends DemoContext {
  /** Of the thread that starts this one. */
  clockAhead: number;
}

/** `infra/embedded/demo/demo.ts` exports this; it adds what is missing and leaves what is there. */
export type SeedDemo = (context: DemoContext) => Promise<DemoUser[]>;

export type SeedAnswer = { users: DemoUser[] } | { error: string };

/** Puts the demo companies into the instance. */
export async function seedDemo(context: DemoContext): Promise<DemoUser[]> {
  const worker = new Worker(new URL('./demoThread.ts', import.meta.url), {
    workerData: { ...context, clockAhead: clockAhead() } satisfies SeedOrder,
    env: { ...context.env, ...compiledBefore() },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<SeedAnswer>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`Seeding the demo companies ended with code ${code}`)));
  try {
    const answer = await promise;
    if ('error' in answer) throw new Error(`The demo companies could not be made: ${answer.error}`);
    return answer.users;
  } finally {
    await worker.terminate();
  }
}
