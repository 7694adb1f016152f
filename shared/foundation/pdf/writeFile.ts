import { PDFRawStream, type PDFContext, type PDFObject } from 'pdf-lib';
import type { ObjectPack } from './archive/packedObjects.ts';
import { ByteWriter } from './byteWriter.ts';
import { crossReferences, enterObject, enterPacked, ENTRY, rowsOf } from './crossReferences.ts';
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
/** Bytes of an object besides its stream, more than nearly every one takes: the file grows where that is too little. */
const A_DICTIONARY = 300;

/** A stream's bytes go over in one piece; pdf-lib would take them one by one. */
function copyObject(file: ByteWriter, object: PDFObject): void {
  if (!(object instanceof PDFRawStream)) return file.copy(object);
  object.updateDict();
  file.copy(object.dict);
  file.ascii('\nstream\n');
  file.append(object.contents);
  file.ascii(STREAM_END);
}

/**
 * Writes a document: pdf-lib's objects as they are, the packed ones as object streams, and a cross-reference
 * stream (ISO 32000-1, 7.5.8). The file's identifier is a fingerprint of all that stands before it.
 */
export function writeFile(context: PDFContext, packs: readonly ObjectPack[], deflate: Deflate): Uint8Array {
  const xref = ++context.largestObjectNumber;
  const objects = context.enumerateIndirectObjects();
  const references = crossReferences(xref + 1);
  const streams =
    objects.reduce(
      (sum, [, object]) => sum + (object instanceof PDFRawStream ? object.contents.length : 0),
      0,
    ) + packs.reduce((sum, { stream }) => sum + stream.length, 0);
  const file = new ByteWriter(streams + (objects.length + packs.length) * A_DICTIONARY + xref + 4096);
  file.append(HEADER);
  for (const [{ objectNumber }, object] of objects) {
    enterObject(references, objectNumber, file.length);
    file.ascii(`${objectNumber} 0 obj\n`);
    copyObject(file, object);
    file.ascii(END);
  }
  for (const { number, members, first, stream } of packs) {
    enterObject(references, number, file.length);
    enterPacked(references, members, number);
    file.ascii(
      `${number} 0 obj\n<</Type/ObjStm/N ${members.length}/First ${first}` +
        `/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`,
    );
    file.append(stream);
    file.ascii(STREAM_END + END);
  }
  const id = fingerprint(file.view());
  const start = file.length;
  enterObject(references, xref, start);
  const { Root, Info } = context.trailerInfo;
  const rows = deflate(rowsOf(references));
  file.ascii(
    `${xref} 0 obj\n<</Type/XRef/Size ${xref + 1}/W[1 4 2]/Root ${String(Root)}/Info ${String(Info)}` +
      `/ID[<${id}><${id}>]/Filter/FlateDecode` +
      `/DecodeParms<</Predictor 12/Columns ${ENTRY}>>/Length ${rows.length}>>\nstream\n`,
  );
  file.append(rows);
  file.ascii(`${STREAM_END}${END}startxref\n${start}\n%%EOF\n`);
  return file.view().slice();
}
