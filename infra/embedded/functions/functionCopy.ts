import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { clockAhead } from '../settings/clock.ts';
import { compiledBefore } from '../settings/compiledBefore.ts';
import type { Invocation, ThreadAnswer, ThreadData, ThreadOrder } from './functionThread.ts';

/** The function did not answer: it could not be loaded, threw, ran out of time or memory. */
export class InvocationFailed extends Error {
  readonly reason: 'load' | 'thrown' | 'timeout' | 'crash' | 'stopped';

  constructor(reason: InvocationFailed['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Why nothing is worked any more. */
export const stopping = (): InvocationFailed => new InvocationFailed('stopped', 'The instance is stopping');

export interface CopyOptions extends Omit<ThreadData, 'bundle' | 'clockAhead'> {
  bundleFile: string;
  environment: Record<string, string>;
  onLine: (line: string, isError: boolean) => void;
}

/** What is new of a copy's objects: V8 would keep three times as much of each thread, and few calls need it. */
const YOUNG_MB = 12;

type Settle = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

/** A thread with its own modules, globals and environment that takes one invocation at a time, as a Lambda sandbox. */
export class FunctionCopy {
  readonly ready: Promise<void>;
  idleSince = Date.now();
  /** Set once the copy may not take another invocation. */
  over = false;
  private readonly worker: Worker;
  /** Whether it gave back what its last work left behind. */
  private tidied = false;
  private current: Settle | undefined;
  private readonly loading = Promise.withResolvers<void>();

  constructor({ bundleFile, environment, onLine, ...data }: CopyOptions) {
    this.ready = this.loading.promise;
    this.ready.catch(() => undefined);
    this.worker = new Worker(new URL('./functionThread.ts', import.meta.url), {
      workerData: {
        ...data,
        bundle: pathToFileURL(bundleFile).href,
        clockAhead: clockAhead(),
      } satisfies ThreadData,
      env: { ...environment, ...compiledBefore(data.compileCache) },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: data.memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
      stdout: true,
      stderr: true,
    });
    createInterface({ input: this.worker.stdout }).on('line', (line) => onLine(line, false));
    createInterface({ input: this.worker.stderr }).on('line', (line) => onLine(line, true));
    this.worker.on('message', (answer: ThreadAnswer) => this.take(answer));
    this.worker.on('error', (error) => this.end(new InvocationFailed('crash', error.stack ?? error.message)));
    this.worker.on('exit', (code) =>
      this.end(new InvocationFailed('crash', `The function ended with code ${code}`)),
    );
  }

  /** Result of the handler. A copy that fails to answer in time, or at all, is over. */
  async invoke(invocation: Invocation): Promise<unknown> {
    await this.ready;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.current = { resolve, reject };
    const milliseconds = invocation.deadline - Date.now();
    const timer = setTimeout(() => {
      void this.stop(new InvocationFailed('timeout', 'The function did not answer within its time limit'));
    }, milliseconds);
    this.tidied = false;
    this.order({ kind: 'invoke', invocation });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.current = undefined;
      this.idleSince = Date.now();
    }
  }

  /** Gives back the memory that work left behind; once until the next invocation. @returns whether there was any. */
  tidy(): boolean {
    if (this.tidied || this.over) return false;
    this.tidied = true;
    this.order({ kind: 'tidy' });
    return true;
  }

  async stop(reason = stopping()): Promise<void> {
    this.end(reason);
    await this.worker.terminate();
  }

  private order(order: ThreadOrder): void {
    this.worker.postMessage(order);
  }

  private take(answer: ThreadAnswer): void {
    if (answer.kind === 'ready') this.loading.resolve();
    else if (answer.kind === 'done') this.current?.resolve(answer.result);
    else if (answer.kind === 'failed') {
      this.current?.reject(
        new InvocationFailed('thrown', answer.stack || `${answer.name}: ${answer.message}`),
      );
    } else void this.stop(new InvocationFailed('load', answer.message));
  }

  private end(error: InvocationFailed): void {
    this.over = true;
    this.loading.reject(error);
    this.current?.reject(error);
  }
}
