/** Bytes of a cross-reference: kind, offset or pack in four, index in two. */
export const ENTRY = 7;
/** With the filter of its row: every row is the difference to the one above (PNG's Up), ISO 32000-1, 7.4.4.4. */
const ROW = ENTRY + 1;
const UP = 2;
/** Rows that one call writes: compiled once, and then quick in every print. */
const PIECE = 1024;

/** Where each object of a file stands, by its number (ISO 32000-1, 7.5.8). */
export class CrossReferences {
  readonly size: number;
  readonly #kinds: Uint8Array;
  readonly #places: Uint32Array;
  readonly #indices: Uint16Array;

  /** Object 0 heads the free ones; numbers that are never entered are free too. */
  constructor(size: number) {
    this.size = size;
    this.#kinds = new Uint8Array(size);
    this.#places = new Uint32Array(size);
    this.#indices = new Uint16Array(size);
    this.#indices[0] = 0xffff;
  }

  /** The object begins at this byte of the file. */
  at(number: number, offset: number): void {
    this.#kinds[number] = 1;
    this.#places[number] = offset;
  }

  /** The objects stand in a pack, in this order. */
  packed(members: Uint32Array, pack: number): void {
    for (let index = 0; index < members.length; index++) this.#in(members[index] ?? 0, pack, index);
  }

  /** As a table of differences, which deflates to next to nothing. */
  rows(): Uint8Array {
    const out = new Uint8Array(this.size * ROW);
    for (let row = 0; row < this.size; row += PIECE) {
      this.#write(out, row, Math.min(row + PIECE, this.size));
    }
    return out;
  }

  #in(number: number, pack: number, index: number): void {
    this.#kinds[number] = 2;
    this.#places[number] = pack;
    this.#indices[number] = index;
  }

  #write(out: Uint8Array, from: number, to: number): void {
    const above = Math.max(from - 1, 0);
    let kind = from === 0 ? 0 : (this.#kinds[above] ?? 0);
    let place = from === 0 ? 0 : (this.#places[above] ?? 0);
    let index = from === 0 ? 0 : (this.#indices[above] ?? 0);
    for (let number = from, at = from * ROW; number < to; number++, at += ROW) {
      const nextKind = this.#kinds[number] ?? 0;
      const nextPlace = this.#places[number] ?? 0;
      const nextIndex = this.#indices[number] ?? 0;
      out[at] = UP;
      out[at + 1] = nextKind - kind;
      // Neighbours stand in the same pack, nearly always.
      if (nextPlace !== place) {
        out[at + 2] = (nextPlace >>> 24) - (place >>> 24);
        out[at + 3] = (nextPlace >>> 16) - (place >>> 16);
        out[at + 4] = (nextPlace >>> 8) - (place >>> 8);
        out[at + 5] = nextPlace - place;
      }
      out[at + 6] = (nextIndex >>> 8) - (index >>> 8);
      out[at + 7] = nextIndex - index;
      kind = nextKind;
      place = nextPlace;
      index = nextIndex;
    }
  }
}
