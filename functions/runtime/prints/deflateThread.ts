import { Worker } from 'node:worker_threads';
import { PAGE_LEVEL, QUICK_CHUNK, QUICK_LEVEL } from './deflateHere.ts';
import { BATCH_START, TAKEN, type BatchMessage } from './streamBatch.ts';

/** What the thread answers: the streams of a batch end to end, and where each ends. */
export interface DeflatedBatch {
  readonly ticket: number;
  readonly streams: Uint8Array;
  readonly ends: readonly number[];
}

/** As text, since a bundled function has no second file to start a thread from. */
const SOURCE = `
const { parentPort } = require('node:worker_threads');
const { deflateSync } = require('node:zlib');
parentPort.on('message', ({ ticket, memory, ends, quick }) => {
  if (Atomics.compareExchange(new Int32Array(memory, 0, 1), 0, ticket, ${TAKEN}) !== ticket) return;
  let start = ${BATCH_START};
  let length = 0;
  const made = ends.map((end, index) => {
    const options = quick[index] ? { level: ${QUICK_LEVEL}, chunkSize: ${QUICK_CHUNK} } : { level: ${PAGE_LEVEL} };
    const stream = deflateSync(new Uint8Array(memory, start, end - start), options);
    start = end;
    length += stream.length;
    return stream;
  });
  const streams = new Uint8Array(length);
  let at = 0;
  const madeEnds = made.map((stream) => {
    streams.set(stream, at);
    return (at += stream.length);
  });
  parentPort.postMessage({ ticket, streams, ends: madeEnds }, [streams.buffer]);
});
`;

/** Undefined when the thread died over it. */
type Answer = (deflated: DeflatedBatch | undefined) => void;

let worker: Worker | undefined;
const waiting = new Map<number, Answer>();

function start(): Worker {
  const made = new Worker(SOURCE, { eval: true, name: 'deflate', env: {}, execArgv: [] });
  made.on('message', (deflated: DeflatedBatch) => {
    const answer = waiting.get(deflated.ticket);
    forget(deflated.ticket);
    answer?.(deflated);
  });
  // An error ends the thread; its exit follows and says so to all who wait.
  made.on('error', () => undefined);
  made.on('exit', () => {
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const answer of left) answer(undefined);
  });
  return made;
}

/** Offers a batch to the one thread of this process, which is started when it is first wanted. */
export function offer(message: BatchMessage, answer: Answer): void {
  worker ??= start();
  // Nothing but a print that waits for it keeps a process alive.
  if (waiting.size === 0) worker.ref();
  waiting.set(message.ticket, answer);
  worker.postMessage(message);
}

/** The batch was taken here: no answer will come. */
export function forget(ticket: number): void {
  if (waiting.delete(ticket) && waiting.size === 0) worker?.unref();
}
