import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const bytes = Uint8Array.from({ length: 40_013 }, (_, at) => (at * 31 + (at >> 7)) & 255);

it('depends on every byte and on the length', () => {
  const seen = new Set([fingerprint(bytes)]);
  const places = [0, 1, 7, 15, 8191, 8192, 32_767, 32_768, 40_007, 40_012];
  for (const at of places) {
    const changed = bytes.slice();
    changed[at]! ^= 1;
    seen.add(fingerprint(changed));
  }
  seen.add(fingerprint(bytes.subarray(0, -1)));
  expect(seen.size).toBe(places.length + 2);
  for (const each of seen) expect(each).toMatch(/^[0-9A-F]{32}$/);
});

it('is the same wherever the bytes lie', () => {
  const moved = new Uint8Array(bytes.length + 3);
  moved.set(bytes, 3);
  expect(fingerprint(moved.subarray(3))).toBe(fingerprint(bytes));
});
