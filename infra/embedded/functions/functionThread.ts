import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { putClockAhead } from '../settings/clock.ts';

/** One copy of a function: loads its bundle as Lambda does and answers one invocation after the other. */

export interface ThreadData {
  bundle: string;
  functionName: string;
  memoryMb: number;
  compileCache: string;
  /** Of the thread that starts this one. */
  clockAhead: number;
}

export interface Invocation {
  requestId: string;
  event: unknown;
  /** Moment at which the invocation is cut off, in milliseconds since 1970. */
  deadline: number;
}

export type ThreadOrder = { kind: 'invoke'; invocation: Invocation } | { kind: 'tidy' };

export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'broken'; message: string }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; name: string; message: string; stack: string };

type Handler = (event: unknown, context: unknown) => unknown;

const data = workerData as ThreadData;
enableCompileCache(data.compileCache);
// It served this thread's own start; a function finds in its environment what it is granted.
delete process.env['NODE_COMPILE_CACHE'];
putClockAhead(data.clockAhead);

const post = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);

const contextOf = ({ requestId, deadline }: Invocation) => ({
  awsRequestId: requestId,
  functionName: data.functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${data.functionName}`,
  memoryLimitInMB: String(data.memoryMb),
  logGroupName: `/aws/lambda/${data.functionName}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
});

/** V8 keeps a heap as large as the last work needed until it is told that nothing else follows. */
function tidy(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext("gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })");
}

async function answer(handler: Handler, invocation: Invocation): Promise<void> {
  try {
    post({ kind: 'done', result: await handler(invocation.event, contextOf(invocation)) });
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    post({ kind: 'failed', name, message, stack: stack ?? '' });
  }
}

try {
  const module = (await import(/* @vite-ignore */ data.bundle)) as { handler?: Handler };
  const { handler } = module;
  if (typeof handler !== 'function') throw new Error(`${data.functionName} exports no function "handler"`);
  parentPort?.on('message', (order: ThreadOrder) => {
    if (order.kind === 'tidy') tidy();
    else void answer(handler, order.invocation);
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
