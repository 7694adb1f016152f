import { ByteWriter } from '../byteWriter.ts';
import type { Deflate } from '../deflate.ts';

/** A finished object stream (ISO 32000-1, 7.5.7). */
export interface ObjectPack {
  /** Of the stream itself. */
  readonly number: number;
  /** Numbers of the objects in it, in order. */
  readonly members: Uint32Array;
  /** Where the first object begins in the undeflated stream. */
  readonly first: number;
  readonly stream: Uint8Array;
}

/** Bytes of objects after which a stream is closed: few streams deflate faster, none is slow to read alone. */
const FULL = 192 * 1024;

/**
 * Objects that are written as text straight away and deflated a few hundred at a time. The structure of a
 * long document has tens of thousands of them: as objects of pdf-lib they would cost more than all pages.
 */
export class PackedObjects {
  readonly packs: ObjectPack[] = [];
  readonly #allocate: () => number;
  readonly #deflate: Deflate;
  readonly #body = new ByteWriter();
  readonly #whole = new ByteWriter();
  #members: number[] = [];
  #offsets: number[] = [];

  constructor(allocate: () => number, deflate: Deflate) {
    this.#allocate = allocate;
    this.#deflate = deflate;
  }

  /** Begins the object with this number; its text goes into the writer that is returned, up to the next. */
  begin(number: number): ByteWriter {
    if (this.#body.length > FULL) this.finish();
    else if (this.#members.length > 0) this.#body.byte(10);
    this.#members.push(number);
    this.#offsets.push(this.#body.length);
    return this.#body;
  }

  finish(): void {
    if (this.#members.length === 0) return;
    const whole = this.#whole;
    whole.reset();
    for (let index = 0; index < this.#members.length; index++) {
      whole.integer(this.#members[index] ?? 0);
      whole.byte(32);
      whole.integer(this.#offsets[index] ?? 0);
      whole.byte(32);
    }
    const first = whole.length;
    whole.append(this.#body.view());
    this.packs.push({
      number: this.#allocate(),
      members: Uint32Array.from(this.#members),
      first,
      stream: this.#deflate(whole.view(), true),
    });
    this.#body.reset();
    this.#members = [];
    this.#offsets = [];
  }
}
