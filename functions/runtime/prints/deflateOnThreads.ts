import { promisify } from 'node:util';
import { deflate, type ZlibOptions } from 'node:zlib';
import type { Deflate } from '../../../shared/foundation/pdf/deflate.ts';

const later = promisify(deflate) as (bytes: Uint8Array, options: ZlibOptions) => Promise<Uint8Array>;

/** Copies that no thread reads any more; a few, since a print has few streams under way at once. */
class Spares {
  readonly #free: Uint8Array[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  async copied(bytes: Uint8Array, use: (copy: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array> {
    if (bytes.length > this.#size) return use(bytes.slice());
    const buffer = this.#free.pop() ?? new Uint8Array(this.#size);
    buffer.set(bytes);
    try {
      return await use(buffer.subarray(0, bytes.length));
    } finally {
      this.#free.push(buffer);
    }
  }
}

const pages = new Spares(64 * 1024);
const packs = new Spares(384 * 1024);
/** Levels of the fastest full-size files; part of what the bytes depend on, unlike the size of a piece. */
const PAGE: ZlibOptions = { level: 6, chunkSize: 16 * 1024 };
/** In one piece: between two pieces of a stream its thread would wait for the layout to take a breath. */
const QUICK: ZlibOptions = { level: 1, chunkSize: 96 * 1024 };

/** zlib on its own threads: a page is deflated while the next is laid out. */
export const deflateOnThreads: Deflate = (bytes, quick = false) =>
  quick
    ? packs.copied(bytes, (copy) => later(copy, QUICK))
    : pages.copied(bytes, (copy) => later(copy, PAGE));
