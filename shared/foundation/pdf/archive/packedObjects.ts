import { ByteWriter } from '../byteWriter.ts';
import type { DeflateQueue } from '../deflateQueue.ts';

/** A finished object stream (ISO 32000-1, 7.5.7). */
export interface ObjectPack {
  /** Of the stream itself. */
  readonly number: number;
  /** Numbers of the objects in it, in order. */
  readonly members: Uint32Array;
  /** Where the first object begins in the undeflated stream. */
  readonly first: number;
  /** Empty until it has been deflated. */
  stream: Uint8Array;
}

const EMPTY = new Uint8Array(0);
/** Bytes of objects after which a stream is closed: few streams deflate faster, none is slow to read alone. */
const FULL = 192 * 1024;
/** Objects after which it is closed as well; the smallest object that is written takes more than 16 bytes. */
const MOST = FULL / 16;

/**
 * Objects that are written as text straight away and deflated a few thousand at a time. The structure of a
 * long document has tens of thousands of them: as objects of pdf-lib they would cost more than all pages.
 */
export class PackedObjects {
  packs: ObjectPack[] = [];
  readonly #allocate: () => number;
  readonly #streams: DeflateQueue;
  readonly #body = new ByteWriter(FULL + 16384);
  /** Number and place of every object, as they stand at the beginning of the stream. */
  readonly #index = new ByteWriter(FULL / 2);
  readonly #members = new Uint32Array(MOST);
  #count = 0;

  constructor(allocate: () => number, streams: DeflateQueue) {
    this.#allocate = allocate;
    this.#streams = streams;
  }

  /** Begins the object with this number; its text goes into the writer that is returned, up to the next. */
  begin(number: number): ByteWriter {
    const body = this.#body;
    if (body.length > FULL || this.#count === MOST) this.finish();
    else if (this.#count > 0) body.byte(10);
    this.#members[this.#count++] = number;
    this.#index.entry(number, body.length);
    return body;
  }

  /** The finished streams; from then on it holds none. */
  take(): readonly ObjectPack[] {
    const taken = this.packs;
    this.packs = [];
    return taken;
  }

  finish(): void {
    if (this.#count === 0) return;
    const whole = this.#index;
    const first = whole.length;
    whole.append(this.#body.view());
    const pack: ObjectPack = {
      number: this.#allocate(),
      members: this.#members.slice(0, this.#count),
      first,
      stream: EMPTY,
    };
    this.packs.push(pack);
    this.#streams.add(whole.view(), true, (stream) => (pack.stream = stream));
    this.#body.reset();
    whole.reset();
    this.#count = 0;
  }
}
