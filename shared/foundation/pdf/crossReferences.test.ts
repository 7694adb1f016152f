import { expect, it } from 'vitest';
import { crossReferences, enterObject, enterPacked, ENTRY, rowsOf } from './crossReferences.ts';

/** Undoes the filter: every byte is the sum of those above it. */
function entriesOf(rows: Uint8Array): number[][] {
  const above = new Uint8Array(ENTRY);
  const entries: number[][] = [];
  for (let at = 0; at < rows.length; at += ENTRY + 1) {
    expect(rows[at]).toBe(2);
    for (let column = 0; column < ENTRY; column++) above[column]! += rows[at + 1 + column]!;
    const data = new DataView(above.buffer);
    entries.push([data.getUint8(0), data.getUint32(1), data.getUint16(5)]);
  }
  return entries;
}

it('says of every object where it stands', () => {
  const references = crossReferences(3000);
  const wanted = Array.from({ length: 3000 }, (): number[] => [0, 0, 0]);
  wanted[0] = [0, 0, 0xffff];
  for (const [number, offset] of [
    [1, 17],
    [2, 0x01_02_03_04],
    [1024, 0xff_00_ff_00],
    [2999, 70_000],
  ] as const) {
    enterObject(references, number, offset);
    wanted[number] = [1, offset, 0];
  }
  const members = Uint32Array.from({ length: 1900 }, (_, index) => 2990 - index).filter((n) => n !== 1024);
  enterPacked(references, members, 1024);
  members.forEach((number, index) => (wanted[number] = [2, 1024, index]));
  expect(entriesOf(rowsOf(references))).toEqual(wanted);
});
