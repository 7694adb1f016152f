import type { Deflate } from './deflate.ts';

/**
 * Streams on their way to be deflated. Each is received where it belongs, whichever is ready first, so a file has the
 * same bytes as if every stream had been waited for.
 */
export interface DeflateQueue {
  /** Deflates the bytes now, or takes its copy of them now. */
  add(bytes: Uint8Array, quick: boolean, receive: (stream: Uint8Array) => void): void;
  /** Between two pages: a moment for whoever else wants the thread, now and then. */
  turn(): Promise<void> | undefined;
  /** Every stream has been received. Throws what the first that failed threw. */
  settled(): Promise<void> | undefined;
}

/** Deflates each stream at once, here. */
export const deflatedAtOnce = (deflate: Deflate): DeflateQueue => ({
  add: (bytes, quick, receive) => receive(deflate(bytes, quick)),
  turn: () => undefined,
  settled: () => undefined,
});
