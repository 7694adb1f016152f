import type { PDFContext } from 'pdf-lib';
import type { ObjectPack } from './archive/packedObjects.ts';
import { ByteWriter } from './byteWriter.ts';
import type { Deflate } from './deflate.ts';
import { fingerprint } from './fingerprint.ts';

/** A line of bytes above 127 says to every tool that the file is binary (ISO 19005-2, 6.1.2). */
const HEADER = Uint8Array.of(
  ...[...'%PDF-1.7\n%'].map((sign) => sign.charCodeAt(0)),
  0xc3,
  0xa1,
  0xc3,
  0xb1,
  10,
);
const END = '\nendobj\n';
const STREAM_END = '\nendstream';
/** Bytes of a cross-reference: kind, offset or pack, index. */
const ENTRY = 7;

/** Cross-references as a table of differences to the row above, which deflates to next to nothing. */
function differences(entries: Uint8Array): Uint8Array {
  const rows = entries.length / ENTRY;
  const out = new Uint8Array(rows * (ENTRY + 1));
  for (let row = 0; row < rows; row++) {
    out[row * (ENTRY + 1)] = 2;
    for (let column = 0; column < ENTRY; column++) {
      const at = row * ENTRY + column;
      out[row * (ENTRY + 1) + 1 + column] = (entries[at] ?? 0) - (row > 0 ? (entries[at - ENTRY] ?? 0) : 0);
    }
  }
  return out;
}

/**
 * Writes a document: pdf-lib's objects as they are, the packed ones as object streams, and a cross-reference
 * stream (ISO 32000-1, 7.5.8). The file's identifier is a fingerprint of all that stands before it.
 */
export function writeFile(context: PDFContext, packs: readonly ObjectPack[], deflate: Deflate): Uint8Array {
  const xref = ++context.largestObjectNumber;
  const objects = context.enumerateIndirectObjects();
  const entries = new Uint8Array((xref + 1) * ENTRY);
  const enter = (number: number, kind: number, place: number, index: number) => {
    const at = number * ENTRY;
    entries[at] = kind;
    entries[at + 1] = place >>> 24;
    entries[at + 2] = place >>> 16;
    entries[at + 3] = place >>> 8;
    entries[at + 4] = place;
    entries[at + 5] = index >>> 8;
    entries[at + 6] = index;
  };
  enter(0, 0, 0, 0xffff);
  const capacity =
    objects.reduce((sum, [, object]) => sum + object.sizeInBytes() + 40, 0) +
    packs.reduce((sum, { stream }) => sum + stream.length + 160, 0);
  const file = new ByteWriter(capacity + xref * (ENTRY + 2) + 2048);
  file.append(HEADER);
  for (const [{ objectNumber }, object] of objects) {
    enter(objectNumber, 1, file.length, 0);
    file.ascii(`${objectNumber} 0 obj\n`);
    file.copy(object);
    file.ascii(END);
  }
  for (const { number, members, first, stream } of packs) {
    enter(number, 1, file.length, 0);
    for (let index = 0; index < members.length; index++) enter(members[index] ?? 0, 2, number, index);
    file.ascii(
      `${number} 0 obj\n<</Type/ObjStm/N ${members.length}/First ${first}` +
        `/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`,
    );
    file.append(stream);
    file.ascii(STREAM_END + END);
  }
  const id = fingerprint(file.view());
  const start = file.length;
  enter(xref, 1, start, 0);
  const { Root, Info } = context.trailerInfo;
  const rows = deflate(differences(entries));
  file.ascii(
    `${xref} 0 obj\n<</Type/XRef/Size ${xref + 1}/W[1 4 2]/Root ${String(Root)}/Info ${String(Info)}` +
      `/ID[<${id}><${id}>]/Filter/FlateDecode` +
      `/DecodeParms<</Predictor 12/Columns ${ENTRY}>>/Length ${rows.length}>>\nstream\n`,
  );
  file.append(rows);
  file.ascii(`${STREAM_END}${END}startxref\n${start}\n%%EOF\n`);
  return file.view().slice();
}
