import type { Deflate } from '../../../shared/foundation/pdf/deflate.ts';

type Receive = (stream: Uint8Array) => void;

/** What the thread is told of a batch: the memory is shared, not copied. */
export interface BatchMessage {
  readonly ticket: number;
  readonly memory: SharedArrayBuffer;
  /** Where each stream ends; the first begins at `BATCH_START`. */
  readonly ends: readonly number[];
  readonly quick: readonly boolean[];
}

/** Bytes before the first stream: the ticket, alone in its line of the cache. */
export const BATCH_START = 64;
/** Ticket of a batch that somebody works on. */
export const TAKEN = 0;

/** Bytes after which a batch goes off: some two milliseconds of zlib, so the last one is not waited for long. */
const FULL = 256 * 1024;
/** Room for a stream that begins just below that. Memory that nobody writes to is none. */
const CAPACITY = FULL + 384 * 1024;

let tickets = TAKEN;

/** Copies of streams that two threads may deflate; whoever takes the ticket does it. */
export class StreamBatch {
  readonly #memory = new SharedArrayBuffer(CAPACITY);
  readonly #ticket = new Int32Array(this.#memory, 0, 1);
  readonly #bytes = new Uint8Array(this.#memory);
  #mine = TAKEN;
  #end = BATCH_START;
  #ends: number[] = [];
  #quick: boolean[] = [];
  #receivers: Receive[] = [];

  /** Makes it ready for streams. */
  open(): void {
    // A message of its earlier use may still be under way: it has another ticket and finds nothing to do.
    tickets = (tickets % 0x3fffffff) + 1;
    this.#mine = tickets;
    Atomics.store(this.#ticket, 0, this.#mine);
  }

  /** Lets go of its streams; never while a thread has it. */
  close(): void {
    this.#end = BATCH_START;
    this.#ends = [];
    this.#quick = [];
    this.#receivers = [];
    Atomics.store(this.#ticket, 0, TAKEN);
  }

  get full(): boolean {
    return this.#end >= FULL;
  }

  get ticket(): number {
    return this.#mine;
  }

  /** False when there is no room for it. */
  add(bytes: Uint8Array, quick: boolean, receive: Receive): boolean {
    if (this.#end + bytes.length > CAPACITY) return false;
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
    this.#ends.push(this.#end);
    this.#quick.push(quick);
    this.#receivers.push(receive);
    return true;
  }

  message(): BatchMessage {
    return { ticket: this.#mine, memory: this.#memory, ends: this.#ends, quick: this.#quick };
  }

  /** Whether it was still free; from now on it is the caller's. */
  take(): boolean {
    return Atomics.compareExchange(this.#ticket, 0, this.#mine, TAKEN) === this.#mine;
  }

  /** Deflates its streams on this thread, which has taken it. */
  deflate(deflate: Deflate): void {
    let start = BATCH_START;
    this.#receivers.forEach((receive, index) => {
      const end = this.#ends[index]!;
      receive(deflate(this.#bytes.subarray(start, end), this.#quick[index]));
      start = end;
    });
  }

  /** Hands out what the thread made of its streams, end to end. */
  receive(streams: Uint8Array, ends: readonly number[]): void {
    let start = 0;
    this.#receivers.forEach((receive, index) => {
      const end = ends[index]!;
      receive(streams.subarray(start, end));
      start = end;
    });
  }
}
