import { expect, it } from 'vitest';
import { cutTypeface } from './typeface.ts';

/** Bytes of a table of a TrueType file. */
function tableOf(font: Buffer, name: string): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === name)!;
  return font.subarray(
    font.readUInt32BE(entry + 8),
    font.readUInt32BE(entry + 8) + font.readUInt32BE(entry + 12),
  );
}

it('keeps the figures of one width in which amounts stand under each other, and from regular to bold', async () => {
  const font = await cutTypeface('truetype');
  expect(tableOf(font, 'GSUB').includes('tnum')).toBe(true);
  const axes = tableOf(font, 'fvar');
  const first = axes.readUInt16BE(4);
  expect(axes.toString('latin1', first, first + 4)).toBe('wght');
  // Fixed-point numbers of 16 and 16 bits: least and greatest.
  expect([axes.readInt16BE(first + 4), axes.readInt16BE(first + 12)]).toEqual([400, 700]);
});

it('is light for the line of a phone', async () => {
  expect((await cutTypeface('woff2')).length).toBeLessThan(32_000);
});
