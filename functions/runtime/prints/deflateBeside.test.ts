import { EventEmitter } from 'node:events';
import type * as Os from 'node:os';
import { inflateSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deflateHere } from './deflateHere.ts';

/** A thread that dies when it is handed its first batch; after it has taken the ticket, if asked. */
class DyingWorker extends EventEmitter {
  static taking = false;
  static started = 0;

  constructor() {
    super();
    DyingWorker.started += 1;
  }

  ref(): void {}
  unref(): void {}

  postMessage({ memory }: { memory: SharedArrayBuffer }): void {
    if (DyingWorker.taking) Atomics.store(new Int32Array(memory, 0, 1), 0, 0);
    setImmediate(() => this.emit('exit', 1));
  }
}

async function printStreams(parallelism = 2, Worker?: unknown) {
  vi.resetModules();
  const os = await vi.importActual<typeof Os>('node:os');
  vi.doMock('node:os', () => ({ ...os, availableParallelism: () => parallelism }));
  if (Worker) vi.doMock('node:worker_threads', () => ({ Worker }));
  return (await import('./deflateBeside.ts')).printStreams;
}

afterEach(() => {
  vi.doUnmock('node:os');
  vi.doUnmock('node:worker_threads');
});

/** Text that no other stream has, and that deflates. */
const content = (stream: number, length: number): Uint8Array => {
  let text = '';
  for (let word = 0; text.length < length; word++) text += `${(stream * 7919 + word * 104_729) % 9973} Td `;
  return new TextEncoder().encode(text.slice(0, length));
};
const STREAMS = Array.from({ length: 60 }, (_, index) => ({
  bytes: content(index, index === 7 ? 700_000 : index % 5 === 0 ? 210_000 : 20_000 + index),
  quick: index % 5 === 0,
}));
const wanted = STREAMS.map(({ bytes, quick }) => Buffer.from(deflateHere(bytes, quick)).toString('base64'));

async function made(print: Awaited<ReturnType<typeof printStreams>>, streams = STREAMS): Promise<string[]> {
  const queue = print();
  const received: string[] = [];
  // One buffer for all of them, as a print has.
  const buffer = new Uint8Array(1_000_000);
  for (const [index, { bytes, quick }] of streams.entries()) {
    buffer.set(bytes);
    queue.add(buffer.subarray(0, bytes.length), quick, (stream) => {
      expect(received[index]).toBeUndefined();
      received[index] = Buffer.from(stream).toString('base64');
    });
    await queue.turn();
  }
  await queue.settled();
  return received;
}

describe('deflating beside a print', () => {
  it('gives every stream as deflating it here does', async () => {
    expect(await made(await printStreams())).toEqual(wanted);
    expect(inflateSync(Buffer.from(wanted[7]!, 'base64')).length).toBe(700_000);
  });

  it('serves prints that run at the same time', async () => {
    const print = await printStreams();
    const prints = await Promise.all([made(print), made(print), made(print)]);
    for (const each of prints) expect(each).toEqual(wanted);
  });

  it('starts no thread for a short print, nor where there is one processor', async () => {
    DyingWorker.started = 0;
    const few = await made(await printStreams(2, DyingWorker), STREAMS.slice(1, 5));
    expect(few).toEqual(wanted.slice(1, 5));
    expect(await made(await printStreams(1, DyingWorker))).toEqual(wanted);
    expect(DyingWorker.started).toBe(0);
  });

  it.each([false, true])('does without a thread that dies, its batch taken: %s', async (taking) => {
    Object.assign(DyingWorker, { taking, started: 0 });
    const print = await printStreams(2, DyingWorker);
    expect(await made(print)).toEqual(wanted);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await made(print)).toEqual(wanted);
    expect(DyingWorker.started).toBe(2);
  });

  it('deflates what fills a batch while the print goes on', async () => {
    const queue = (await printStreams())();
    const received: number[] = [];
    for (const index of [0, 5, 1]) {
      const { bytes, quick } = STREAMS[index]!;
      queue.add(bytes, quick, () => received.push(index));
    }
    await vi.waitFor(() => expect(received).toEqual([0, 5]), 60_000);
    await queue.settled();
    expect(received).toEqual([0, 5, 1]);
  });

  it('throws what a receiver of the thread threw, once all are there', async () => {
    const queue = (await printStreams())();
    const refuse = vi.fn(() => {
      throw new Error('no place for it');
    });
    for (const { bytes, quick } of [STREAMS[0]!, STREAMS[5]!]) queue.add(bytes, quick, refuse);
    await vi.waitFor(() => expect(refuse).toHaveBeenCalled(), 60_000);
    await expect(queue.settled()).rejects.toThrow('no place for it');
  });
});
