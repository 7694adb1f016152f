import type { PDFContext, PDFRef } from 'pdf-lib';
import type { DeflateQueue } from '../deflateQueue.ts';
import { winAnsiBytes } from '../winAnsi.ts';
import { subsetTrueType, type TrueTypeTables } from './trueType.ts';
import { toUnicode } from './toUnicode.ts';

/** A font as the product ships it: glyph n + 1 is the n-th byte of WinAnsiEncoding that has a character. */
export interface FontFile {
  readonly name: string;
  readonly tables: TrueTypeTables;
  /** Advances by byte, in thousandths. */
  readonly widths: Uint16Array;
  /** Thickness of upright stems in thousandths. */
  readonly stem: number;
}

const NONSYMBOLIC = 32;
const FIRST = 32;
const CAP_HEIGHT = 716;

/**
 * Six letters that tell subsets of one font apart, from what they hold: the same text gives the same name.
 * Nothing is proved by it: two subsets that share their letters by chance are still two fonts (FNV-1a).
 */
function subsetTag(bytes: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  let tag = '';
  for (let letter = 0; letter < 6; letter++) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26) ^ bytes.length;
  }
  return tag;
}

/** Writes the font with the glyphs of the bytes that are used, one byte a character (ISO 32000-1, 9.6.3). */
export function embedTrueType(
  context: PDFContext,
  font: FontFile,
  used: Uint8Array,
  streams: DeflateQueue,
): PDFRef {
  const all = winAnsiBytes();
  const shown = all.filter((byte) => used[byte]);
  const file = subsetTrueType(
    font.tables,
    shown.map((byte) => all.indexOf(byte) + 1),
  );
  const stream = (bytes: Uint8Array, more: { Length1?: number } = {}): PDFRef => {
    const ref = context.nextRef();
    streams.add(bytes, false, (deflated) =>
      context.assign(ref, context.stream(deflated, { Filter: 'FlateDecode', ...more })),
    );
    return ref;
  };
  const program = stream(file, { Length1: file.length });
  const head = new DataView(font.tables.get('head')!.slice().buffer);
  const hhea = new DataView(font.tables.get('hhea')!.slice().buffer);
  const thousandths = (data: DataView, at: number) =>
    Math.round((data.getInt16(at) * 1000) / head.getUint16(18));
  const FontName = `${subsetTag(shown)}+${font.name}`;
  const FontDescriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName,
      Flags: NONSYMBOLIC,
      FontBBox: [36, 38, 40, 42].map((at) => thousandths(head, at)),
      ItalicAngle: 0,
      Ascent: thousandths(hhea, 4),
      Descent: thousandths(hhea, 6),
      CapHeight: CAP_HEIGHT,
      StemV: font.stem,
      FontFile2: program,
    }),
  );
  const ToUnicode = stream(toUnicode(shown));
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: FontName,
      Encoding: 'WinAnsiEncoding',
      FirstChar: FIRST,
      LastChar: 255,
      Widths: Array.from(font.widths.subarray(FIRST, 256)),
      FontDescriptor,
      ToUnicode,
    }),
  );
}
