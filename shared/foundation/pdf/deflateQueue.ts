import type { Deflate } from './deflate.ts';

/** Streams that may be under way at once: each holds its content and, in zlib, a quarter of a megabyte. */
const MOST = 16;

/**
 * Streams on their way to be deflated. Each is received where it belongs, whichever is ready first, so a file has the
 * same bytes as if every stream had been waited for.
 */
export class DeflateQueue {
  readonly #deflate: Deflate;
  #underWay = 0;
  #failed = false;
  #failure: unknown;
  #wake: (() => void) | undefined;
  #wakeAt = 0;

  constructor(deflate: Deflate) {
    this.#deflate = deflate;
  }

  /** Deflates the bytes now, or takes its copy of them now. */
  add(bytes: Uint8Array, quick: boolean, receive: (stream: Uint8Array) => void): void {
    const result = this.#deflate(bytes, quick);
    if (result instanceof Uint8Array) {
      receive(result);
      return;
    }
    this.#underWay += 1;
    result.then(receive).then(
      () => this.#done(),
      (failure: unknown) => {
        this.#failed = true;
        this.#failure ??= failure;
        this.#done();
      },
    );
  }

  /** Whether whoever makes streams should wait for `room`, lest memory fill with them. */
  get full(): boolean {
    return this.#underWay >= MOST;
  }

  room(): Promise<void> {
    return this.#waitUntil(MOST / 2);
  }

  /** Every stream has been received. Throws what the first that failed threw. */
  async settled(): Promise<void> {
    await this.#waitUntil(0);
    if (this.#failed) throw this.#failure;
  }

  #waitUntil(left: number): Promise<void> {
    if (this.#underWay <= left) return Promise.resolve();
    this.#wakeAt = left;
    return new Promise((resolve) => (this.#wake = resolve));
  }

  #done(): void {
    this.#underWay -= 1;
    if (!this.#wake || this.#underWay > this.#wakeAt) return;
    this.#wake();
    this.#wake = undefined;
  }
}
