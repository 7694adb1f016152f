import { keepOne } from './staying.ts';

/** Cells that a column remembers at most, each in the place that its bytes give: units and countries come again. */
const MOST = 4096;
/** Of a short file, of which few can come again. */
const LEAST = 256;
const BYTES_OF_MANY = 64 * 1024;

/** Remembers what cells of a column were read as, by their bytes: alike cells are read once, and compared whole. */
export class CellMemory<T> {
  readonly #bytes: Uint8Array;
  readonly #starts: Int32Array;
  readonly #lengths: Int32Array;
  readonly #kept: T[];
  readonly #mask: number;

  constructor(bytes: Uint8Array, blank: T) {
    const places = bytes.length < BYTES_OF_MANY ? LEAST : MOST;
    this.#bytes = bytes;
    this.#starts = new Int32Array(places);
    this.#lengths = new Int32Array(places);
    this.#kept = new Array<T>(places).fill(blank);
    this.#mask = places - 1;
  }

  /** Where such a cell is remembered. */
  placeOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & this.#mask;
  }

  /** Whether the very cell is remembered there. */
  holds(place: number, at: number, end: number): boolean {
    const length = end - at;
    if (this.#lengths[place] !== length) return false;
    const bytes = this.#bytes;
    const start = this.#starts[place]!;
    for (let step = 0; step < length; step += 1) if (bytes[start + step] !== bytes[at + step]) return false;
    return true;
  }

  kept(place: number): T {
    return this.#kept[place]!;
  }

  keep(place: number, at: number, end: number, what: T): void {
    this.#starts[place] = at;
    this.#lengths[place] = end - at;
    this.#kept[place] = what;
  }
}

keepOne('memory', new CellMemory(new Uint8Array(), ''));
