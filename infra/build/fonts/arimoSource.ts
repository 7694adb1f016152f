import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  componentsOf,
  outlinesOf,
  outlineTables,
  readTrueType,
  writeTrueType,
  type TrueTypeTables,
} from '../../../shared/foundation/pdf/archive/trueType.ts';
import { HELVETICA_BOLD_WIDTHS, HELVETICA_WIDTHS } from '../../../shared/foundation/pdf/helveticaWidths.ts';
import { winAnsiBytes } from '../../../shared/foundation/pdf/winAnsi.ts';

const require = createRequire(import.meta.url);
const windows1252 = new TextDecoder('windows-1252');

interface Source {
  tables: TrueTypeTables;
  glyphs: Map<number, number>;
}

const data = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Characters and glyph ids of a `cmap` of format 4. */
function charactersOf(cmap: DataView): Map<number, number> {
  const found = new Map<number, number>();
  for (let table = 0; table < cmap.getUint16(2); table += 1) {
    const at = cmap.getUint32(4 + 8 * table + 4);
    if (cmap.getUint16(at) !== 4) continue;
    const double = cmap.getUint16(at + 6);
    for (let segment = 0; segment < double; segment += 2) {
      const end = cmap.getUint16(at + 14 + segment);
      const start = cmap.getUint16(at + 16 + double + segment);
      const delta = cmap.getUint16(at + 16 + 2 * double + segment);
      const rangeAt = at + 16 + 3 * double + segment;
      const range = cmap.getUint16(rangeAt);
      for (let code = start; code <= end && code !== 0xffff; code += 1) {
        const glyph = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - start));
        if (glyph !== 0 || range === 0) found.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return found;
}

const FILES = { 400: '400Regular/Arimo_400Regular.ttf', 700: '700Bold/Arimo_700Bold.ttf' } as const;

function readSource(weight: 400 | 700): Source {
  const file = readFileSync(require.resolve(`@expo-google-fonts/arimo/${FILES[weight]}`));
  const tables = readTrueType(file);
  return { tables, glyphs: charactersOf(data(tables.get('cmap')!)) };
}

/** Windows, Unicode: format 4, one segment a character. */
function writeCmap(codes: readonly number[]): Uint8Array {
  const characters = codes.map((code, index) => [code, index + 1] as const).sort(([a], [b]) => a - b);
  const segments = [...characters, [0xffff, 0] as const];
  const length = 16 + 8 * segments.length;
  const cmap = Buffer.alloc(12 + length);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(1, 6);
  cmap.writeUInt32BE(12, 8);
  const power = 2 ** Math.floor(Math.log2(segments.length));
  const head = [
    4,
    length,
    0,
    segments.length * 2,
    power * 2,
    Math.log2(power),
    (segments.length - power) * 2,
  ];
  head.forEach((value, index) => cmap.writeUInt16BE(value, 12 + 2 * index));
  const width = 2 * segments.length;
  segments.forEach(([code, glyph], index) => {
    const at = 26 + 2 * index;
    cmap.writeUInt16BE(code, at);
    cmap.writeUInt16BE(code, at + 2 + width);
    cmap.writeUInt16BE(code === 0xffff ? 1 : (glyph - code) & 0xffff, at + 2 + 2 * width);
  });
  return cmap;
}

/**
 * Arimo with the characters of WinAnsiEncoding alone, in the order of their bytes, without hints. Advances are
 * Helvetica's (Arimo has them but for a few signs), so that a form prints alike in the two fonts.
 */
export function arimoFile(weight: 400 | 700): Uint8Array {
  const { tables, glyphs } = readSource(weight);
  const widths = weight === 400 ? HELVETICA_WIDTHS : HELVETICA_BOLD_WIDTHS;
  const bytes = winAnsiBytes();
  const codes = bytes.map((byte) => windows1252.decode(Uint8Array.of(byte)).charCodeAt(0));
  const outlines: Uint8Array[] = [];
  const metrics: { advance: number; bearing: number }[] = [];
  const pending: { glyph: number; advance?: number }[] = [{ glyph: 0 }];
  codes.forEach((code, index) => {
    const glyph = glyphs.get(code);
    if (glyph === undefined) throw new Error(`Arimo has no character ${code}`);
    pending.push({ glyph, advance: Math.round((widths[bytes[index]!]! * 2048) / 1000) });
  });
  const full = data(tables.get('hhea')!).getUint16(34) - 1;
  const sources = outlinesOf(tables);
  const given = data(tables.get('hmtx')!);
  // Accents that a letter is made of come behind the characters; the list grows while it is walked.
  for (const { glyph, advance } of pending) {
    const outline = Uint8Array.from(sources[glyph]!);
    for (const part of componentsOf(outline)) {
      let own = pending.findIndex((each) => each.glyph === part.glyph);
      if (own < 0) own = pending.push({ glyph: part.glyph }) - 1;
      data(outline).setUint16(part.at, own);
    }
    outlines.push(outline);
    if (glyph > full) throw new Error('Arimo has glyphs without an advance of their own');
    const before = given.getUint16(4 * glyph);
    const after = advance ?? before;
    metrics.push({
      advance: after,
      bearing: given.getInt16(4 * glyph + 2) + Math.trunc((after - before) / 2),
    });
  }
  const { glyf, loca } = outlineTables(outlines);
  const hmtx = Buffer.alloc(4 * metrics.length);
  metrics.forEach(({ advance, bearing }, glyph) => {
    hmtx.writeUInt16BE(advance, 4 * glyph);
    hmtx.writeInt16BE(bearing, 4 * glyph + 2);
  });
  const head = Uint8Array.from(tables.get('head')!);
  const hhea = Uint8Array.from(tables.get('hhea')!);
  const maxp = Uint8Array.from(tables.get('maxp')!);
  // Bit 1 promises bearings equal to the outlines' left edges, which centred signs do not have.
  data(head).setUint16(16, data(head).getUint16(16) & ~2);
  data(head).setInt16(50, 0);
  data(hhea).setUint16(34, metrics.length);
  data(maxp).setUint16(4, metrics.length);
  return writeTrueType(
    new Map([
      ['cmap', writeCmap(codes)],
      ['glyf', glyf],
      ['head', head],
      ['hhea', hhea],
      ['hmtx', hmtx],
      ['loca', loca],
      ['maxp', maxp],
    ]),
  );
}
