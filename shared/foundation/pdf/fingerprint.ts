const PRIMES = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];

/**
 * 128 bits of some content as hexadecimal digits, the same for the same bytes: a name for a file, not a
 * protection of it.
 */
export function fingerprint(bytes: Uint8Array): string {
  const lanes = [1, 2, 3, 4].map((seed) => Math.imul(seed ^ bytes.length, 0x9e3779b1));
  let [a = 0, b = 0, c = 0, d = 0] = lanes;
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length & ~15;
  for (let at = 0; at < whole; at += 16) {
    a = Math.imul((a << 13) | (a >>> 19), 5) ^ Math.imul(words.getUint32(at, true), PRIMES[0]!);
    b = Math.imul((b << 15) | (b >>> 17), 5) ^ Math.imul(words.getUint32(at + 4, true), PRIMES[1]!);
    c = Math.imul((c << 17) | (c >>> 15), 5) ^ Math.imul(words.getUint32(at + 8, true), PRIMES[2]!);
    d = Math.imul((d << 19) | (d >>> 13), 5) ^ Math.imul(words.getUint32(at + 12, true), PRIMES[3]!);
  }
  for (let at = whole; at < bytes.length; at++) d = Math.imul(d ^ (bytes[at] ?? 0), 0x01000193);
  // Every lane depends on every other at the end.
  for (let round = 0; round < 8; round++) {
    a = Math.imul(a ^ (d >>> 15), PRIMES[0]!);
    b = Math.imul(b ^ (a >>> 13), PRIMES[1]!);
    c = Math.imul(c ^ (b >>> 16), PRIMES[2]!);
    d = Math.imul(d ^ (c >>> 14), PRIMES[3]!);
  }
  return [a, b, c, d].map((lane) => (lane >>> 0).toString(16).toUpperCase().padStart(8, '0')).join('');
}
