/** A tag as ready bytes, in words of four so that it is copied four bytes at a time. */
export interface Tag {
  /** Little-endian words; the last one is filled up with zeros, which what follows writes over. */
  words: Int32Array;
  /** Bytes without the filling. */
  length: number;
}

const encoder = new TextEncoder();

export function tagOf(text: string): Tag {
  const bytes = encoder.encode(text);
  const words = new Int32Array(Math.ceil(bytes.length / 4));
  bytes.forEach((byte, at) => (words[at >> 2]! |= byte << (8 * (at & 3))));
  return { words, length: bytes.length };
}
