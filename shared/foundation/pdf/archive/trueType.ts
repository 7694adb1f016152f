/** Tables of a TrueType file by their tag. */
export type TrueTypeTables = Map<string, Uint8Array>;

const VERSION = 0x00010000;
const CHECKSUM_MAGIC = 0xb1b0afba;
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the table directory; the tables are parts of `file`, not copies. */
export function readTrueType(file: Uint8Array): TrueTypeTables {
  const data = view(file);
  const tables: TrueTypeTables = new Map();
  for (let index = 0; index < data.getUint16(4); index++) {
    const at = 12 + 16 * index;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const offset = data.getUint32(at + 8);
    tables.set(tag, file.subarray(offset, offset + data.getUint32(at + 12)));
  }
  return tables;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at++) sum = (sum + ((bytes[at] ?? 0) << (24 - 8 * (at & 3)))) | 0;
  return sum >>> 0;
}

/** A whole file of these tables, with checksums; the tables are written in the order of their tags. */
export function writeTrueType(tables: TrueTypeTables): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const start = 12 + 16 * sorted.length;
  const length = sorted.reduce((sum, [, table]) => sum + ((table.length + 3) & ~3), start);
  const file = new Uint8Array(length);
  const data = view(file);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  data.setUint32(0, VERSION);
  data.setUint16(4, sorted.length);
  data.setUint16(6, power * 16);
  data.setUint16(8, Math.log2(power));
  data.setUint16(10, (sorted.length - power) * 16);
  let offset = start;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = 12 + 16 * index;
    file.set(table, offset);
    // The adjustment counts as zero in the sum that it is made from.
    if (tag === 'head') data.setUint32(offset + 8, 0);
    for (let letter = 0; letter < 4; letter++) file[at + letter] = tag.charCodeAt(letter);
    data.setUint32(at + 4, checksum(file.subarray(offset, offset + table.length)));
    data.setUint32(at + 8, offset);
    data.setUint32(at + 12, table.length);
    offset += (table.length + 3) & ~3;
  }
  const head = sorted.findIndex(([tag]) => tag === 'head');
  if (head >= 0) data.setUint32(data.getUint32(12 + 16 * head + 8) + 8, CHECKSUM_MAGIC - checksum(file));
  return file;
}

/** Glyphs that a composite glyph is made of; none for a simple outline. */
export function componentsOf(outline: Uint8Array): { at: number; glyph: number }[] {
  if (outline.length < 10 || view(outline).getInt16(0) >= 0) return [];
  const data = view(outline);
  const found: { at: number; glyph: number }[] = [];
  for (let at = 10, more = true; more;) {
    const flags = data.getUint16(at);
    found.push({ at: at + 2, glyph: data.getUint16(at + 2) });
    at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0);
    more = (flags & 32) !== 0;
  }
  return found;
}

/** Offsets of the outlines, one more than there are glyphs. */
function offsetsOf(tables: TrueTypeTables): number[] {
  const loca = view(tables.get('loca')!);
  const long = view(tables.get('head')!).getInt16(50) === 1;
  return Array.from({ length: loca.byteLength / (long ? 4 : 2) }, (_, glyph) =>
    long ? loca.getUint32(4 * glyph) : loca.getUint16(2 * glyph) * 2,
  );
}

/** Outlines of all glyphs by their ids. */
export function outlinesOf(tables: TrueTypeTables): Uint8Array[] {
  const glyf = tables.get('glyf')!;
  const offsets = offsetsOf(tables);
  return offsets.slice(1).map((end, glyph) => glyf.subarray(offsets[glyph], end));
}

/** Tables `glyf` and short `loca` of these outlines, in the order of their glyph ids. */
export function outlineTables(outlines: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const length = outlines.reduce((sum, outline) => sum + ((outline.length + 1) & ~1), 0);
  const glyf = new Uint8Array(length);
  const loca = new Uint8Array(2 * outlines.length + 2);
  const offsets = view(loca);
  let at = 0;
  for (const [glyph, outline] of outlines.entries()) {
    glyf.set(outline, at);
    at += (outline.length + 1) & ~1;
    offsets.setUint16(2 * glyph + 2, at / 2);
  }
  return { glyf, loca };
}

const NOTHING = new Uint8Array(0);

/** The file with the outlines of these glyphs only (its `loca` must be short), and of what they are made of; glyph ids stay. */
export function subsetTrueType(tables: TrueTypeTables, glyphs: Iterable<number>): Uint8Array {
  const all = outlinesOf(tables);
  const kept = new Set([0, ...glyphs]);
  // A set that grows while it is walked: components of components are found too.
  for (const glyph of kept) for (const part of componentsOf(all[glyph] ?? NOTHING)) kept.add(part.glyph);
  const { glyf, loca } = outlineTables(all.map((outline, glyph) => (kept.has(glyph) ? outline : NOTHING)));
  return writeTrueType(new Map([...tables, ['glyf', glyf], ['loca', loca]]));
}
