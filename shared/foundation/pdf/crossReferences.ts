/** Bytes of a cross-reference: kind, offset or pack in four, index in two. */
export const ENTRY = 7;
/** With the filter of its row: every row is the difference to the one above (PNG's Up), ISO 32000-1, 7.4.4.4. */
const ROW = ENTRY + 1;
const UP = 2;
/** Rows that one call writes: compiled once, and then quick in every print. */
const PIECE = 1024;

/**
 * Where each object of a file stands, by its number (ISO 32000-1, 7.5.8). A bare set of arrays, since compiled code that
 * knows a class is thrown away with its last object (`keepShapes`).
 */
export interface CrossReferences {
  readonly kinds: Uint8Array;
  readonly places: Uint32Array;
  readonly indices: Uint16Array;
}

/** Object 0 heads the free ones; numbers that are never entered are free too. */
export function crossReferences(size: number): CrossReferences {
  const indices = new Uint16Array(size);
  indices[0] = 0xffff;
  return { kinds: new Uint8Array(size), places: new Uint32Array(size), indices };
}

/** The object begins at this byte of the file. */
export function enterObject({ kinds, places }: CrossReferences, number: number, offset: number): void {
  kinds[number] = 1;
  places[number] = offset;
}

/** The objects stand in a pack, in this order. */
export function enterPacked(references: CrossReferences, members: Uint32Array, pack: number): void {
  const { kinds, places, indices } = references;
  for (let index = 0; index < members.length; index++) {
    const number = members[index] ?? 0;
    kinds[number] = 2;
    places[number] = pack;
    indices[number] = index;
  }
}

/** As a table of differences, which deflates to next to nothing. */
export function rowsOf({ kinds, places, indices }: CrossReferences): Uint8Array {
  const out = new Uint8Array(kinds.length * ROW);
  for (let row = 0; row < kinds.length; row += PIECE) {
    writeRows(out, kinds, places, indices, row, Math.min(row + PIECE, kinds.length));
  }
  return out;
}

function writeRows(
  out: Uint8Array,
  kinds: Uint8Array,
  places: Uint32Array,
  indices: Uint16Array,
  from: number,
  to: number,
): void {
  let kind = from === 0 ? 0 : (kinds[from - 1] ?? 0);
  let place = from === 0 ? 0 : (places[from - 1] ?? 0);
  let index = from === 0 ? 0 : (indices[from - 1] ?? 0);
  for (let number = from, at = from * ROW; number < to; number++, at += ROW) {
    const nextKind = kinds[number] ?? 0;
    const nextPlace = places[number] ?? 0;
    const nextIndex = indices[number] ?? 0;
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
