import { availableParallelism } from 'node:os';
import { deflatedAtOnce, type DeflateQueue } from '../../../shared/foundation/pdf/deflateQueue.ts';
import { deflateHere } from './deflateHere.ts';
import { forget, offer } from './deflateThread.ts';
import { StreamBatch } from './streamBatch.ts';

/** Batches that the thread may be behind by; what is more, the print deflates itself. */
const MOST = 12;
/** Pages between two turns of others: some ten milliseconds. */
const PAGES_A_TURN = 64;
/** Emptied batches, for the next: fresh memory costs more than copying into it. */
const SPARE = 12;
const spares: StreamBatch[] = [];

/**
 * Deflates streams beside the print: a thread takes batches from the front while pages are laid out, and at the end the
 * print takes the last ones itself, until the two meet. A short print never fills a batch and needs no thread.
 */
class DeflateBeside implements DeflateQueue {
  #open: StreamBatch | undefined;
  readonly #offered = new Set<StreamBatch>();
  #pages = 0;
  #failed = false;
  #failure: unknown;
  #settle: (() => void) | undefined;

  add(bytes: Uint8Array, quick: boolean, receive: (stream: Uint8Array) => void): void {
    const batch = (this.#open ??= openBatch());
    if (!batch.add(bytes, quick, receive)) receive(deflateHere(bytes, quick));
    if (!batch.full) return;
    this.#open = undefined;
    if (this.#offered.size >= MOST) this.#deflate(batch);
    else this.#offer(batch);
  }

  turn(): Promise<void> | undefined {
    this.#pages += 1;
    return this.#pages % PAGES_A_TURN === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined;
  }

  async settled(): Promise<void> {
    if (this.#open) this.#deflate(this.#open);
    this.#open = undefined;
    for (const batch of [...this.#offered].reverse()) {
      if (!batch.take()) continue;
      forget(batch.ticket);
      this.#offered.delete(batch);
      this.#deflate(batch);
    }
    if (this.#offered.size > 0) await new Promise<void>((resolve) => (this.#settle = resolve));
    if (this.#failed) throw this.#failure;
  }

  #offer(batch: StreamBatch): void {
    this.#offered.add(batch);
    offer(batch.message(), (deflated) => {
      this.#offered.delete(batch);
      try {
        if (deflated) {
          batch.receive(deflated.streams, deflated.ends);
          spare(batch);
        } else this.#deflate(batch);
      } catch (error) {
        this.#failed = true;
        this.#failure = error;
      }
      if (this.#offered.size === 0) this.#settle?.();
    });
  }

  #deflate(batch: StreamBatch): void {
    batch.deflate(deflateHere);
    spare(batch);
  }
}

function openBatch(): StreamBatch {
  const batch = spares.pop() ?? new StreamBatch();
  batch.open();
  return batch;
}

function spare(batch: StreamBatch): void {
  batch.close();
  if (spares.length < SPARE) spares.push(batch);
}

/** Where there is one processor alone, a second thread only costs. */
const beside = availableParallelism() > 1;

/** The streams of one print of the server; the same bytes as with `deflateHere`. */
export const printStreams = (): DeflateQueue => (beside ? new DeflateBeside() : deflatedAtOnce(deflateHere));
