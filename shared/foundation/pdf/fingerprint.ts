const [P, Q, R, S] = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1] as const;
/** Words that are mixed by one call: a call that comes again and again is compiled, one long loop is too late. */
const PIECE = 2048;

function mix(lanes: Int32Array, words: Int32Array, from: number, to: number): void {
  let a = lanes[0] ?? 0;
  let b = lanes[1] ?? 0;
  let c = lanes[2] ?? 0;
  let d = lanes[3] ?? 0;
  for (let at = from; at < to; at += 4) {
    a = Math.imul((a << 13) | (a >>> 19), 5) ^ Math.imul(words[at] ?? 0, P);
    b = Math.imul((b << 15) | (b >>> 17), 5) ^ Math.imul(words[at + 1] ?? 0, Q);
    c = Math.imul((c << 17) | (c >>> 15), 5) ^ Math.imul(words[at + 2] ?? 0, R);
    d = Math.imul((d << 19) | (d >>> 13), 5) ^ Math.imul(words[at + 3] ?? 0, S);
  }
  lanes[0] = a;
  lanes[1] = b;
  lanes[2] = c;
  lanes[3] = d;
}

/**
 * 128 bits of some content as hexadecimal digits, the same for the same bytes: a name for a file, not a
 * protection of it. Words are read as the machine has them, and every machine that runs this has the low byte first.
 */
export function fingerprint(bytes: Uint8Array): string {
  const { length } = bytes;
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Int32Array(aligned.buffer, aligned.byteOffset, (length >>> 4) * 4);
  const lanes = Int32Array.from([1, 2, 3, 4], (seed) => Math.imul(seed ^ length, 0x9e3779b1));
  for (let at = 0; at < words.length; at += PIECE) {
    mix(lanes, words, at, Math.min(at + PIECE, words.length));
  }
  let [a = 0, b = 0, c = 0, d = 0] = lanes;
  for (let at = words.length * 4; at < length; at++) d = Math.imul(d ^ (bytes[at] ?? 0), 0x01000193);
  // Every lane depends on every other at the end.
  for (let round = 0; round < 8; round++) {
    a = Math.imul(a ^ (d >>> 15), P);
    b = Math.imul(b ^ (a >>> 13), Q);
    c = Math.imul(c ^ (b >>> 16), R);
    d = Math.imul(d ^ (c >>> 14), S);
  }
  return [a, b, c, d].map((lane) => (lane >>> 0).toString(16).toUpperCase().padStart(8, '0')).join('');
}
